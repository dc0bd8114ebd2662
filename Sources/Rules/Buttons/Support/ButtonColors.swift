import AuditModel
import PlatformData
import ScreenAnalysis

/// The colours of one button, as far as its file and the asset catalogs tell them.
struct ButtonColors {
  /// The screen with its facts.
  let screen: ScreenFacts
  /// The button's place in file order.
  let index: Int

  private var element: Element { screen.elements[index].element }
  private var configuration: ButtonConfiguration? { element.control.configuration }

  /// The colour of a title or template image in a state; nil where the file does not tell it.
  func foreground(in state: ControlState) -> ColorReference? {
    if let configuration {
      // A configuration's base colour is nobody's but its own; without one the style chooses.
      return configuration.foregroundColor ?? (Self.tinted.contains(configuration.style ?? "") ? tint : nil)
    }
    let states = element.control.states
    if let color = states?[state]?.titleColor ?? states?[.normal]?.titleColor ?? element.appearance.textColor {
      return color
    }
    return element.control.type == "system" && !isAttributed(state) ? tint : nil
  }

  /// The nearest tint of the button and of what holds it.
  private var tint: ColorReference? {
    ([index] + screen.ancestors(of: index)).lazy.compactMap { screen.elements[$0].element.appearance.tintColor }.first
  }

  /// Whether the title of a state is attributed, and has its own colours: Xcode gives no key to those.
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
  func fill(in state: ControlState, _ appearance: ColorCatalog.Appearance) -> Fill {
    let states = element.control.states
    guard states?[state]?.backgroundImage == nil, states?[.normal]?.backgroundImage == nil else { return .unknown }
    let style = screen.style(of: index)
    let own = element.appearance.backgroundColor
    if style.isProminent { return color(of: configuration?.backgroundColor ?? own ?? tint, in: appearance) }
    // Other styles thin their colour, or lie on a material.
    guard style.name.map(Self.unfilled.contains) ?? true, configuration?.backgroundColor == nil else { return .unknown }
    return own == nil ? .none : color(of: own, in: appearance)
  }

  private func color(of reference: ColorReference?, in appearance: ColorCatalog.Appearance) -> Fill {
    let color = reference.flatMap { screen.colors.color($0, in: appearance) }
    return color.map { .color($0.faded(by: alpha)) } ?? .unknown
  }

  /// How opaque the button is.
  var alpha: Double { element.appearance.alpha ?? 1 }

  /// What lies behind the title, opaque: the button's fill over the nearest opaque view that holds it; nil where that is not known.
  func background(in state: ControlState, _ appearance: ColorCatalog.Appearance) -> (color: RGBColor, owner: Int)? {
    var layers: [RGBColor] = []
    switch fill(in: state, appearance) {
    case .unknown: return nil
    case .color(let color) where color.alpha >= 1: return (color, index)
    case .color(let color): layers = [color]
    case .none: break
    }
    // Elsewhere the system puts a material behind buttons, or a platter.
    guard screen.tree.platform == .iOS else { return nil }
    for holder in screen.ancestors(of: index) {
      let view = screen.elements[holder].element
      guard (view.appearance.alpha ?? 1) >= 1 else { return nil }
      guard let reference = view.appearance.backgroundColor else {
        if Self.clear.contains(view.kind), view.customClass == nil { continue }
        return nil
      }
      guard let color = screen.colors.color(reference, in: appearance) else { return nil }
      layers.append(color)
      guard color.alpha >= 1 else { continue }
      guard !isCovered(holder) else { return nil }
      return (layers.dropLast().reversed().reduce(color) { $1.over($0) }, holder)
    }
    return nil
  }

  /// Whether something paints between a view and the button that stands in it: what comes later in a file lies in front.
  private func isCovered(_ holder: Int) -> Bool {
    let onTheWay = Set(screen.ancestors(of: index))
    let frames = screen.placedFrames
    return ((holder + 1)..<index).contains { place in
      guard !onTheWay.contains(place), !screen.elements[place].isHidden, paints(place) else { return false }
      guard let own = frames[index], let other = frames[place] else {
        // Controls are not put over one another; a picture or a card may lie behind.
        return !ElementKind.controls.contains(screen.elements[place].element.kind)
      }
      return own.intersection(other) != nil
    }
  }

  private func paints(_ place: Int) -> Bool {
    let other = screen.elements[place].element
    guard other.customClass == nil, other.appearance.backgroundColor == nil else { return true }
    return !Self.clear.contains(other.kind) && other.kind != .label
  }

  /// The styles of buttons that have no fill of their own.
  private static let unfilled: Set<String> = ["system", "custom", "plain", "borderless"]
  /// The styles of configurations whose title follows the tint.
  private static let tinted: Set<String> = ["plain", "borderless"]
  /// The kinds that are seen through where they have no colour.
  private static let clear: Set<ElementKind> = [.view, .stackView, .scrollView, .viewController]
}

extension RGBColor {
  /// The colour of a view that is not opaque.
  func faded(by alpha: Double) -> RGBColor {
    RGBColor(red: red, green: green, blue: blue, alpha: self.alpha * min(max(alpha, 0), 1))
  }
}

/// The size and weight of a button's title at the usual content size.
struct TitleFontSize {
  /// The point size.
  var pointSize: Double
  /// The weight's name.
  var weight: String

  /// The font of an element's title.
  init(of facts: ElementFacts) {
    let control = facts.element.control
    let normal = facts.titles.first { $0.slot == ControlState.normal.rawValue } ?? facts.titles.first
    let fit = normal?.fits.first { $0.contentSize == .standard } ?? normal?.fits.first
    let font =
      control.configuration?.title?.font ?? control.title(for: .normal)?.font ?? control.configuration?.titleFont
      ?? control.font
    let style = font?.style?.rawValue
    let table = TextStyleTable.of(platform: Platform.iOS.rawValue)
    let standard = style.flatMap { table.entry(style: $0, contentSize: ContentSizeCategory.standard.rawValue) }
    pointSize = fit?.measurement.pointSize ?? font?.size ?? standard?.pointSize ?? 0
    let bold = style.map { table.emphasizedWeight(of: $0) } ?? "bold"
    weight = font?.weight?.rawValue ?? (font?.isBold == true ? bold : style.map { table.weight(of: $0) } ?? "regular")
  }

  /// The contrast that WCAG asks of a title of this font.
  var leastRatio: Double { ColorContrast.leastRatio(pointSize: pointSize, weight: weight) }
}
