import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// An element that may lack a name, with what surrounds it.
struct NamelessPlace {
  /// The screen with its facts.
  var screen: ScreenFacts
  /// The element's place in file order.
  var index: Int

  /// The element with its facts.
  var facts: ElementFacts { screen.elements[index] }
  /// The element.
  var element: Element { facts.element }
  /// The platform of the interface.
  var platform: Platform { screen.tree.platform }
  /// What holds the element; nil of the root.
  var parent: NamelessPlace? { facts.parent.map { NamelessPlace(screen: screen, index: $0) } }
  /// What holds the element, the nearest first.
  var ancestors: [NamelessPlace] { Array(sequence(first: self) { $0.parent }.dropFirst()) }

  /// Whether VoiceOver would not stop at the element even if it were shown: it is no element, something that holds it
  /// is one itself or hides what is inside, it is beside a modal view, or a toolbar item with a label speaks for it.
  var isSilenced: Bool {
    let accessibility = element.accessibility
    // Segments are elements of their own, which one label does not tell apart.
    if facts.isNamedByToolbarItem, element.kind != .segment { return true }
    if accessibility.isElement == false || accessibility.elementsHidden == true { return true }
    if ancestors.contains(where: \.swallowsWhatIsInside) { return true }
    if facts.isHidden { return !isOfOtherSizeClass }
    // A stepper is no stop itself, its two halves are.
    return !facts.isReached && element.kind != .stepper && !isInToolbarItem
      && !isSwiftUIImage
  }

  /// In SwiftUI images are elements, whatever UIKit does.
  private var isSwiftUIImage: Bool { element.kind == .imageView && screen.tree.framework == .swiftUI }

  /// Whether the element, or what holds it, is there in other size classes only.
  private var isOfOtherSizeClass: Bool { ([self] + ancestors).contains { $0.element.isNotInstalled == true } }

  /// A toolbar item of the Mac is spoken in the place of the view that it holds.
  private var isInToolbarItem: Bool { ancestors.contains { $0.element.kind == .toolbarItem } }

  private var swallowsWhatIsInside: Bool {
    let accessibility = element.accessibility
    return accessibility.isElement == true || accessibility.elementsHidden == true
      || ["combine", "ignore"].contains(accessibility.children)
  }

  /// Whether an accessibility label is set, in the file's accessibility properties or by a runtime attribute.
  var hasLabel: Bool {
    if let label = element.accessibility.label, !label.isBlank { return true }
    return element.runtimeAttributes?.contains { $0.keyPath == "accessibilityLabel" && $0.value?.isEmpty == false }
      ?? false
  }

  /// Whether a label, a title, or in SwiftUI and WatchKit a text inside names the element.
  var isNamed: Bool { hasLabel || element.control.title.map { !$0.isBlank } ?? false || isNamedFromInside }

  /// Whether a text inside gives the element its name: SwiftUI's controls and WatchKit's buttons say what they hold.
  var isNamedFromInside: Bool {
    speaksWhatIsInside
      && inside.contains { element in
        [element.control.text, element.control.title, element.accessibility.label].contains { $0?.isBlank == false }
      }
  }

  /// The elements inside, where they are the element's own content.
  var content: [Element] { speaksWhatIsInside ? inside : [] }

  private var speaksWhatIsInside: Bool { screen.tree.framework == .swiftUI || platform == .watchOS }

  private var inside: [Element] {
    var found: [Element] = []
    for child in element.children { child.forEach { element, _ in found.append(element) } }
    return found
  }

  /// The image that the element shows by itself, without states.
  var image: ImageReference? { element.control.image }
}

extension NamelessPlace {
  /// Why the missing name may be there after all, of an element with an image or none; nil where nothing speaks for it.
  ///
  /// `own` is a reason that only its kind has.
  func doubt(about image: ImageReference?, own: Doubt? = nil) -> Doubt? {
    if let image, describesBySystem(image) { return .systemImage }
    return own ?? codeDoubt
  }

  /// What code, another size class or the system may do to any element.
  private var codeDoubt: Doubt? {
    if element.isPrototype == true { return .prototype }
    if isOfOtherSizeClass { return .sizeClassVariant }
    if let doubt = facts.codeDoubt { return doubt }
    if hasNamingAttribute { return .runtimeAttribute }
    guard platform == .macOS else { return nil }
    if element.control.toolTip?.isBlank == false { return .toolTip }
    return element.kind == .button ? nil : .appKit
  }

  /// Whether the system may have a description of an image: a symbol, or one of AppKit's own (`NSAddTemplate`).
  func describesBySystem(_ image: ImageReference) -> Bool {
    image.isSystem || platform == .macOS && image.name.hasPrefix("NS")
  }

  /// Whether a runtime attribute of the app's own may set a label: extensions of UIKit's classes do, under such names.
  private var hasNamingAttribute: Bool {
    element.runtimeAttributes?.contains { attribute in
      let name = attribute.keyPath.lowercased()
      return attribute.value?.isEmpty == false && Self.namingAttributes.contains(where: name.contains)
    } ?? false
  }

  private static let namingAttributes = ["access", "acclabel", "title", "local", "lockey"]
}

/// The reasons for which a missing name may be there after all.
extension Doubt {
  static let systemImage = Doubt(
    reason: "system-image", explanation: "the system may have a description of the symbol")
  fileprivate static let runtimeAttribute = Doubt(
    reason: "runtime-attribute", explanation: "a runtime attribute of the app's own may set a label")
  fileprivate static let toolTip = Doubt(
    reason: "tool-tip", explanation: "it has a tool tip, which VoiceOver may speak in its place")
  fileprivate static let appKit = Doubt(
    reason: "appkit", explanation: "what AppKit says by itself is not known for certain")
}
