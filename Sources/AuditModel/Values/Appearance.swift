/// The colors of a view; what is absent is UIKit's (AppKit's) default, which depends on the kind and on what is behind.
public struct Appearance: Sendable, Hashable, Codable {
  /// The color behind the content.
  public var backgroundColor: ColorReference?
  /// The color of templates and of titles that follow it.
  public var tintColor: ColorReference?
  /// The color of a label's or field's text.
  public var textColor: ColorReference?
  /// How opaque the view is, from 0 to 1; nil is 1.
  public var alpha: Double?

  /// Nothing is known.
  public init() {}
}

/// A color as a file gives it: by its components, by the name of an asset, or by the name of a system color.
public struct ColorReference: Sendable, Hashable, Codable {
  /// The name in the asset catalog; nil if the color is not an asset.
  public var name: String?
  /// The name of a system color, such as `labelColor`; nil if it is not a system color.
  public var system: String?
  /// The components, also of a named color where the file repeats them; nil if the file does not.
  public var components: ColorComponents?
  /// The colors that the app's themes give, by the names of the types that are themes; nil for one that does not depend on them.
  public var themes: [String: ColorReference]?
  /// Other colors that code may choose instead; nil without any.
  public var others: [ColorReference]?

  /// A color of which at least one of the three is known.
  public init(name: String? = nil, system: String? = nil, components: ColorComponents? = nil) {
    self.name = name
    self.system = system
    self.components = components
  }
}

extension ColorReference {
  /// The colors that it may be, each alone.
  package var alternatives: [ColorReference] {
    var first = self
    first.others = nil
    return [first] + (others ?? [])
  }
}

/// The components of a color in sRGB, each from 0 to 1.
public struct ColorComponents: Sendable, Hashable, Codable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity; nil is 1.
  public var alpha: Double?

  /// A color; without `alpha` an opaque one.
  public init(red: Double, green: Double, blue: Double, alpha: Double? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension ColorComponents {
  /// The color as in CSS, without opacity: `#3366CC`; a non-finite component is 0.
  package var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let number = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

/// A color of an asset catalog (`*.colorset`).
public struct ColorAsset: Sendable, Hashable, Codable {
  /// The asset's name, without the folders of its catalog.
  public var name: String
  /// The path of its `Contents.json` relative to the audit's root.
  public var file: String
  /// The color in light appearance, or in any.
  public var light: ColorComponents?
  /// The color in dark appearance; nil is as in light.
  public var dark: ColorComponents?

  /// An asset of a name.
  public init(name: String, file: String, light: ColorComponents? = nil, dark: ColorComponents? = nil) {
    self.name = name
    self.file = file
    self.light = light
    self.dark = dark
  }
}

/// Light or dark appearance.
public enum InterfaceStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// The two appearances, which Info.plist names `Light` and `Dark`.
  case light, dark
}
