import AuditModel
import PlatformData
import ScreenAnalysis

/// The colors of one button, as far as its file and the asset catalogs define them.
struct ButtonColors {
  /// The screen with its facts.
  let screen: ScreenFacts
  /// The button's index.
  let index: Int
  /// The app's theme; nil in an app without themes.
  var theme: String?
  /// Which of the colors is meant among which code chooses: of the title, and of what is behind it.
  var choice = (title: 0, behind: 0)

  private var element: Element { screen.elements[index].element }
  private var configuration: ButtonConfiguration? { element.control.configuration }

  /// The color of a title or template image in a state; nil if the file does not define it.
  func foreground(in state: ControlState) -> ColorReference? {
    if let configuration {
      // Only a configuration's own base color counts; without one the style chooses.
      return configuration.foregroundColor ?? (configuration.style.map(Self.tinted.contains) ?? false ? tint : nil)
    }
    let states = element.control.states
    if let color = states?[state]?.titleColor ?? states?[.normal]?.titleColor ?? element.appearance.textColor {
      return color
    }
    if hasDefaultTitleColor(in: state) { return ColorReference(system: SystemColors.titleOfCustomButton.value) }
    return element.control.type == .system && !isAttributed(state) ? tint : nil
  }

  /// Whether a title has the color that UIKit gives a custom button, since neither the file nor code sets another.
  func hasDefaultTitleColor(in state: ControlState) -> Bool {
    let states = element.control.states
    guard element.kind == .button, [nil, .custom].contains(element.control.type), configuration == nil,
      screen.tree.platform == .iOS, !isAttributed(state), states?[state]?.titleColor == nil,
      states?[.normal]?.titleColor == nil, element.appearance.textColor == nil
    else { return false }
    // Of what code makes, the color behind the title is only known together with that of the title.
    return screen.tree.toolsVersion != nil
      || screen.tree.isMadeInCode == true && element.appearance.backgroundColor != nil
  }

  /// The names of the themes of the app on which the color of the title in a state, and of what is behind it, depend.
  func themes(in state: ControlState) -> (title: Set<String>, behind: Set<String>) {
    let behind = ([index] + screen.ancestors(of: index)).map { screen.elements[$0].element.appearance.backgroundColor }
    return (
      Set(foreground(in: state)?.themes?.keys.map(\.self) ?? []), Set(behind.compactMap { $0?.themes?.keys }.joined())
    )
  }

  /// All choices among the colors that code may set of the title in a state, and behind it; none if it chooses for several views.
  func choices(in state: ControlState) -> [(title: Int, behind: Int)] {
    let titles = foreground(in: state).map(count) ?? 1
    let behind = ([index] + screen.ancestors(of: index)).compactMap {
      screen.elements[$0].element.appearance.backgroundColor.map(count)
    }.filter { $0 > 1 }
    guard behind.count < 2 else { return [] }
    return (0..<titles).flatMap { title in (0..<(behind.first ?? 1)).map { (title, $0) } }
  }

  /// How many colors a reference may be: those among which code chooses, and a tint's on several systems.
  private func count(_ reference: ColorReference) -> Int {
    screen.colors.count(theme.flatMap { reference.themes?[$0] } ?? reference)
  }

  /// The color that a reference is; in SwiftUI tints, whose shades the environment decides, are not known.
  private func color(_ reference: ColorReference, _ appearance: InterfaceStyle, choice: Int) -> RGBColor? {
    let choice = screen.tree.framework == .swiftUI ? nil : choice
    return screen.colors.color(reference, in: appearance, theme: theme, choice: choice)
  }

  /// The color of the title in a state; nil if it is not known.
  func title(in state: ControlState, _ appearance: InterfaceStyle) -> RGBColor? {
    foreground(in: state).flatMap { color($0, appearance, choice: choice.title)?.faded(by: alpha) }
  }

  /// The tint color of the button or of its nearest superview that has one.
  private var tint: ColorReference? {
    ([index] + screen.ancestors(of: index)).lazy.compactMap { screen.elements[$0].element.appearance.tintColor }.first
  }

  /// Whether the title of a state is attributed and has its own colors: Xcode gives such titles no key.
  private func isAttributed(_ state: ControlState) -> Bool {
    let title = element.control.title(for: state) ?? element.control.title(for: .normal)
    return screen.tree.toolsVersion != nil && title?.key == nil
  }

  /// What fills a button.
  enum Fill {
    case none, unknown
    case color(RGBColor)
  }

  /// The button's own fill.
  func fill(in state: ControlState, _ appearance: InterfaceStyle) -> Fill {
    let states = element.control.states
    guard states?[state]?.backgroundImage == nil, states?[.normal]?.backgroundImage == nil else { return .unknown }
    let style = screen.style(of: index)
    let own = element.appearance.backgroundColor
    if style.isProminent { return color(of: configuration?.backgroundColor ?? own ?? tint, in: appearance) }
    // Other styles dim their color or are drawn on a material.
    guard style.style.map(Self.unfilled.contains) ?? true, configuration?.backgroundColor == nil else {
      return .unknown
    }
    return own == nil ? .none : color(of: own, in: appearance)
  }

  private func color(of reference: ColorReference?, in appearance: InterfaceStyle) -> Fill {
    let color = reference.flatMap { self.color($0, appearance, choice: choice.behind) }
    return color.map { .color($0.faded(by: alpha)) } ?? .unknown
  }

  /// The button's opacity.
  var alpha: Double { element.appearance.alpha ?? 1 }

  /// The opaque color behind the title: the button's fill over its nearest opaque superview; nil if it is unknown.
  func background(in state: ControlState, _ appearance: InterfaceStyle) -> (color: RGBColor, owner: Int)? {
    var layers: [RGBColor] = []
    switch fill(in: state, appearance) {
    case .unknown: return nil
    case .color(let color) where color.alpha >= 1: return (color, index)
    case .color(let color): layers = [color]
    case .none: break
    }
    // On other platforms the system puts a material or a platter behind buttons.
    guard screen.tree.platform == .iOS else { return nil }
    for superview in screen.ancestors(of: index) {
      let view = screen.elements[superview].element
      guard (view.appearance.alpha ?? 1) >= 1 else { return nil }
      guard let reference = view.appearance.backgroundColor else {
        if isClear(view) { continue }
        return nil
      }
      guard let color = color(reference, appearance, choice: choice.behind) else { return nil }
      layers.append(color)
      guard color.alpha >= 1 else { continue }
      guard isClear(view) || screen.tree.framework != .swiftUI else { return nil }
      guard !isCovered(superview) else { return nil }
      return (layers.dropLast().reversed().reduce(color) { $1.over($0) }, superview)
    }
    return nil
  }

  /// Whether a view is transparent without a background color; SwiftUI's views that are neither stacks nor scroll views lie over
  /// each other, or are unknown.
  private func isClear(_ view: Element) -> Bool {
    let kinds = screen.tree.framework == .swiftUI ? Self.clearInSwiftUI : Self.clear
    return kinds.contains(view.kind) && view.customClass == nil
  }

  /// Whether something is drawn between a superview and the button: later elements of a file are in front of earlier ones.
  private func isCovered(_ superview: Int) -> Bool {
    let ancestors = Set(screen.ancestors(of: index))
    let frames = screen.placedFrames
    return ((superview + 1)..<index).contains { sibling in
      guard !ancestors.contains(sibling), mayBeShown(sibling), paints(sibling) else { return false }
      guard let own = frames[index], let other = frames[sibling] else {
        // Controls are not put on top of each other; a picture or a card may be behind the button.
        return !ElementKind.controls.contains(screen.elements[sibling].element.kind)
      }
      return own.intersection(other) != nil
    }
  }

  /// Whether an element is shown, be it in some size classes alone.
  private func mayBeShown(_ sibling: Int) -> Bool {
    let facts = screen.elements[sibling]
    return !facts.isHidden || facts.element.layout.variations?.contains { $0.attributes?["hidden"] == "NO" } == true
  }

  private func paints(_ sibling: Int) -> Bool {
    let other = screen.elements[sibling].element
    guard !other.kind.isOnlyOfLayout else { return false }
    guard other.customClass == nil, other.appearance.backgroundColor == nil else { return true }
    return !Self.clear.contains(other.kind) && other.kind != .label
  }

  /// The styles of buttons without their own fill.
  private static let unfilled: Set<ButtonConfiguration.Style> = [
    .plain, .borderless, .other(ControlType.system.name), .other(ControlType.custom.name),
  ]
  /// The styles of configurations whose title follows the tint color.
  private static let tinted: Set<ButtonConfiguration.Style> = [.plain, .borderless]
  /// The kinds that are transparent without a background color.
  private static let clear: Set<ElementKind> = [.view, .stackView, .scrollView, .viewController]
  private static let clearInSwiftUI: Set<ElementKind> = [.stackView, .scrollView]
}

extension RGBColor {
  /// The color in a view that is not opaque.
  func faded(by alpha: Double) -> RGBColor {
    RGBColor(red: red, green: green, blue: blue, alpha: self.alpha * min(max(alpha, 0), 1))
  }
}

/// The size and weight of a button's title at the default content size.
struct TitleFontSize {
  /// The point size.
  var pointSize: Double
  /// The weight's name.
  var weight: FontWeight

  /// The font of an element's title.
  init(of facts: ElementFacts) {
    let control = facts.element.control
    let normal = facts.titles.first { $0.slot == ControlState.normal.rawValue } ?? facts.titles.first
    let fit = normal?.fits.first { $0.contentSize == .standard } ?? normal?.fits.first
    let font =
      control.configuration?.title?.font ?? control.title(for: .normal)?.font ?? control.configuration?.titleFont
      ?? control.font
    let style = font?.style
    let table = DynamicTypeTable.iOS
    let standard = style.map { table.entry(style: $0, contentSize: .standard) }
    pointSize = fit?.measurement.pointSize ?? font?.size ?? standard?.pointSize ?? 0
    let bold = style.map { table.emphasizedWeight(of: $0) } ?? .bold
    weight = font?.weight ?? (font?.isBold == true ? bold : style.map { table.weight(of: $0) } ?? .regular)
  }

  /// The minimum contrast that WCAG requires of a title in this font.
  var minimumRatio: Double { ColorContrast.minimumRatio(pointSize: pointSize, weight: weight) }
}
