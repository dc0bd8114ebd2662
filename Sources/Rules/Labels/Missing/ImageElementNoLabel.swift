import AuditModel
import RuleKit
import ScreenAnalysis

/// An image is an accessibility element but has no label.
///
/// ## What it reports
/// An image view that the file makes an accessibility element, without a label. In SwiftUI, where every image is an
/// accessibility element, any image without a label that is not decorative (`isElement` off) and not inside a button, a
/// link, a menu item, another element that speaks its content, or a view of the app that may be one. One that can be tapped, or is all
/// that a view shows that can, or a symbol or photo beside words in such a view, is reported by
/// `tappable-without-button-trait` alone. Severity: warning, or note for SF Symbols, of which VoiceOver speaks the system's description. What several uses give to one `Image` is one finding, where the
/// `Image` is, with the uses as further places. Needs review in a prototype cell, and if it has an
/// outlet or a custom class.
///
/// ## Why it matters
/// VoiceOver stops at the image and reads the name of its file, or only "Image".
///
/// ## Example
/// An image view with "Accessibility enabled" and the image `img_hero_2`: "img hero 2. Image."
///
/// ## Known limits
/// Labels set in code are not seen. The Mac is skipped, because the file does not say whether an image has a
/// description. An image that an initializer of another module makes (`Image(icon: .close)`) may have a label or be decorative,
/// and is skipped.
///
/// ## Source
/// lyft/xiblint; SwiftLint, `accessibility_label_for_image` and realm/SwiftLint#6420 (icons of a `Label`); WCAG 2.2,
/// 1.1.1.
struct ImageElementNoLabel: MissingLabelRule {
  static let name = "image-element-no-label"
  static let severity = Severity.warning

  /// The image elements without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.platform != .macOS || context.screen.tree.framework == .swiftUI else { return nil }
    guard context.element.kind == .imageView, isElement(context), !context.isNamed, !isTapped(context) else {
      return nil
    }
    let image = context.image
    // What an unknown initializer makes may have a label, or be decorative.
    if let expression = image?.expression, context.element.expressions?.contains(expression) == true { return nil }
    let what = image.map { "the image \($0.phrase)" } ?? "the image view"
    return MissingLabel("\(what) is an accessibility element but has no accessibility label", image: image)
  }

  /// Whether the image, or a view around it that always shows it alone or speaks only the words beside it once it is an element, can be
  /// tapped without saying so, which is reported alone.
  private static func isTapped(_ context: ElementContext) -> Bool {
    let branches = context.branches
    return ([context] + context.ancestors).contains { view in
      guard TappableWithoutButtonTrait.isBroken(view.index, on: context.screen) else { return false }
      if view.index == context.index || !view.element.alwaysShowsWords() || context.image?.isSystem == true {
        return true
      }
      // A photo, of which no name is known, adds nothing to words that are shown with it.
      return context.image?.expression != nil && view.element.alwaysShowsWords(in: branches)
    }
  }

  private static func isElement(_ context: ElementContext) -> Bool {
    if let isElement = context.element.accessibility.isElement { return isElement }
    guard context.screen.tree.framework == .swiftUI else { return false }
    return !context.ancestors.contains { $0.element.speaksItsContent }
  }
}

extension ElementContext {
  /// The branches of choices in which the element is, by the choice.
  fileprivate var branches: [String: Int] {
    ([self] + ancestors).compactMap(\.element.branch).reduce(into: [:]) { $0[$1.choice] = $1.index }
  }
}

extension Element {
  /// Whether the element, or one inside it that no condition may leave out, has words.
  ///
  /// - Parameter branches: The branches that are shown of some choices.
  fileprivate func alwaysShowsWords(in branches: [String: Int] = [:]) -> Bool {
    let isShown = { (branch: Branch) in
      branches[branch.choice].map { $0 == branch.index } ?? (branch.isOptional != true)
    }
    return visibleTexts.contains { !$0.isBlank }
      || children.contains { $0.branch.map(isShown) != false && $0.alwaysShowsWords(in: branches) }
  }

  /// Whether the element speaks what is inside it, or may: what a view of the app makes of its content is not known.
  fileprivate var speaksItsContent: Bool {
    if kind.isUnknown { return true }
    return ElementKind.controls.contains(kind) || [.label, .progressView, .activityIndicator].contains(kind)
  }
}
