internal import AuditModel
internal import SwiftSyntax

// The colors of buttons that code makes.
extension ControlReader {
  /// Gives a button of UIKit the colors of its title and behind it, if code sets them when it makes the button, and all are known that it may
  /// set; if anything is doubtful, nothing is said of either.
  ///
  /// - Parameters:
  ///   - changes: What code does to the button.
  ///   - possible: What it may do to it, or to another one.
  ///   - names: How it calls the button.
  ///   - classes: The classes of the app that the button has.
  func applyColors(
    _ changes: [ModuleControls.Change], _ possible: [ModuleControls.Change], _ names: [ControlName],
    _ classes: [String], to element: inout Element
  ) {
    guard framework == .uiKit, element.kind == .button, element.control.configuration == nil,
      [nil, .custom, .system].contains(element.control.type)
    else { return }
    let certain = classes.flatMap { controls.changes(ofClass: $0).filter(mayRun) } + changes
    guard !mayPaintOtherwise(certain, possible, names), let background = color(.background, by: certain) else {
      return
    }
    let member: ControlChange.Colored = element.control.type == .system && !certain.set(.title) ? .tint : .title
    let title = color(member, by: certain)
    // Without a color of its own a title has that of UIKit.
    guard title != nil || !certain.set(member) && member == .title else { return }
    element.appearance.backgroundColor = background
    guard let title else { return }
    element.control.states = element.control.states ?? [:]
    element.control.states?[.normal, default: StateContent()].titleColor = title
  }

  /// Whether code may paint a button by more than the colors that are read, or may give it others.
  private func mayPaintOtherwise(
    _ certain: [ModuleControls.Change], _ possible: [ModuleControls.Change], _ names: [ControlName]
  ) -> Bool {
    let ofLayer = controls.changes(of: controls.names(of: "layer", of: names))
    return possible.contains(where: \.change.paints)
      || certain.contains { $0.change.mayPaintOtherwise || !$0.isCertain && $0.change.paints }
      || ofLayer.contains(where: \.change.mayPaintLayer) || !controls.unknownUses(of: names).isEmpty
  }

  /// The color that changes set, with the others that they may set later; nil if code does not set one where it makes the button, or if any
  /// is not known.
  private func color(_ colored: ControlChange.Colored, by changes: [ModuleControls.Change]) -> ColorReference? {
    let own = changes.filter { $0.change.colored == colored }
    guard own.contains(where: setsFirst), own.allSatisfy({ !$0.change.colorsSet.isEmpty }) else { return nil }
    var colors: [ColorReference] = []
    for (known, expression) in own.flatMap({ known in known.change.colorsSet.map { (known, $0) } }) {
      var scope = scope(known.change.place, known.locations)
      give(to: &scope, around: expression)
      let value = ControlValue(expression, in: scope, with: self)
      guard let color = UIColorReader(value.texts).color(value.expression) else { return nil }
      colors.append(color)
    }
    return ColorReference(anyOf: colors)
  }
}

extension [ModuleControls.Change] {
  /// Whether any sets a color.
  fileprivate func set(_ colored: ControlChange.Colored) -> Bool { contains { $0.change.colored == colored } }
}

extension ControlChange {
  /// What of a button has a color of its own.
  fileprivate enum Colored { case title, background, tint }

  /// What the change gives a color: the normal state of a title counts; nil if it is another change.
  fileprivate var colored: Colored? {
    switch act {
    case .set: return Self.members[member]
    case .call(let call):
      guard member == "setTitleColor" else { return nil }
      let state = call.arguments.first { ["for", "forState"].contains($0.label?.text) }?.expression.results.first?
        .symbol
      return (state ?? Self.normal).lowercased().hasSuffix(Self.normal) ? .title : nil
    }
  }

  private static let normal = "normal"
  private static let members: [String: Colored] = ["backgroundColor": .background, "tintColor": .tint]

  /// The expressions of the colors of which it sets one.
  fileprivate var colorsSet: [ExprSyntax] {
    switch act {
    case .set(let values): values
    case .call(let call): call.arguments.prefix(1).map(\.expression)
    }
  }

  /// Whether the change may paint the button, or its title, in a way of which the color is not known.
  fileprivate var mayPaintOtherwise: Bool {
    Self.painting.contains(member) || member.hasPrefix("configuration")
  }

  /// Whether the change, of the layer of a button, may paint it.
  fileprivate var mayPaintLayer: Bool { Self.membersOfLayers.contains { member.contains($0) } }

  /// Whether the change is about any color.
  fileprivate var paints: Bool { colored != nil || mayPaintOtherwise }

  private static let painting: Set<String> = [
    "titleLabel.textColor", "setAttributedTitle", "attributedTitle", "titleLabel.attributedText", "setBackgroundImage",
    "backgroundImage", "addSubview", "insertSubview", "setTitleShadowColor",
  ]
  private static let membersOfLayers = ["ublayer", "backgroundColor", "contents", "mask"]
}
