package import AuditModel
package import PlatformData

/// Resolves color references: components in a file, colors in the app's asset catalogs, colors of the system.
package struct ColorCatalog: Sendable {
  /// The appearances that the app has.
  package private(set) var appearances = InterfaceStyle.allCases
  /// The colors by name, as far as all catalogs agree.
  private var assets: [String: [InterfaceStyle: RGBColor]] = [:]

  /// A catalog without assets.
  package init() {}

  /// The colors of an app's asset catalogs; a name with different colors in two catalogs is not known.
  ///
  /// - Parameter style: The only appearance that the app has; nil if it may have both.
  package init(_ assets: [ColorAsset], only style: InterfaceStyle? = nil) {
    if let style { appearances = [style] }
    for (name, same) in Dictionary(grouping: assets, by: \.name) {
      let variants = Set(same.map { [InterfaceStyle.light: $0.light, .dark: $0.dark ?? $0.light] })
      guard variants.count == 1, let variant = variants.first else { continue }
      self.assets[name] = variant.compactMapValues { $0.map(RGBColor.init) }
    }
  }

  /// Whether the app certainly has dark appearance: it has no other, or any of its colors has a variant for it.
  package var supportsDark: Bool {
    appearances == [.dark] || appearances.contains(.dark) && assets.values.contains { $0[.light] != $0[.dark] }
  }

  /// The color of a reference in an appearance; nil if it is not known.
  ///
  /// The components that a file repeats of a named color are those of the light appearance.
  ///
  /// - Parameters:
  ///   - theme: The app's theme; without one a color that depends on themes is not known.
  ///   - choice: Which one of several colors, or of a tint's on several systems, is meant; without it none of them is known.
  package func color(
    _ reference: ColorReference, in appearance: InterfaceStyle, theme: String? = nil, choice: Int? = nil
  ) -> RGBColor? {
    if let themes = reference.themes {
      return theme.flatMap { themes[$0] }.flatMap { color($0, in: appearance, choice: choice) }
    }
    let all = reference.alternatives.flatMap(Self.variants)
    guard all.count > 1 || all[0].tint != nil else { return color(all[0].reference, in: appearance) }
    return choice.flatMap { choice in
      let variant = all[min(choice, all.count - 1)]
      return variant.tint.map { appearance == .light ? $0.light : $0.dark } ?? color(variant.reference, in: appearance)
    }
  }

  /// The number of colors that a reference may be: those among which code chooses, and what systems made of a tint.
  package func count(_ reference: ColorReference) -> Int { reference.alternatives.flatMap(Self.variants).count }

  /// A color that a reference may be.
  private struct Variant {
    let reference: ColorReference
    /// The tint on one system.
    var tint: SystemColors.Pair?
  }

  /// What systems made of a tint of which no file repeats the components; anything else alone.
  private static func variants(of reference: ColorReference) -> [Variant] {
    let tints = reference.components == nil ? reference.system.map(SystemColors.tint(named:)) ?? [] : []
    return tints.isEmpty ? [Variant(reference: reference)] : tints.map { Variant(reference: reference, tint: $0.value) }
  }

  /// The color of a reference that is not one of several.
  private func color(_ reference: ColorReference, in appearance: InterfaceStyle) -> RGBColor? {
    let repeated = appearance == .light ? reference.components.map(RGBColor.init) : nil
    if let system = reference.system {
      let known = SystemColors.named(system)?.value
      return repeated ?? (appearance == .light ? known?.light : known?.dark)
    }
    if let name = reference.name { return asset(name)?[appearance] ?? repeated }
    return reference.components.map(RGBColor.init)
  }

  /// The asset of a name; of a name with folders, the last part counts if the whole name is not found.
  private func asset(_ name: String) -> [InterfaceStyle: RGBColor]? {
    assets[name] ?? name.lastIndex(of: "/").flatMap { assets[String(name[name.index(after: $0)...])] }
  }
}

extension RGBColor {
  /// The components of a file.
  package init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha ?? 1)
  }

  /// The color as a web page writes it: `#3366CC`.
  package var hexadecimal: String { ColorComponents(red: red, green: green, blue: blue).hexadecimal }
}
