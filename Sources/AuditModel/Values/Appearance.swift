/// The colours of a view; what is absent is UIKit's (AppKit's) own, which depends on the kind and on what is behind.
public struct Appearance: Sendable, Hashable, Codable {
  /// The colour behind the content.
  public var backgroundColor: ColorReference?
  /// The colour of templates and of titles that follow it.
  public var tintColor: ColorReference?
  /// The colour of a label's or field's text.
  public var textColor: ColorReference?
  /// How opaque the view is, from 0 to 1; nil is 1.
  public var alpha: Double?

  /// Nothing is known.
  public init() {}
}

/// A colour as a file names it: by its components, by the name of an asset, or by the name of a colour of the system.
public struct ColorReference: Sendable, Hashable, Codable {
  /// The name in the asset catalog; nil where it is none of them.
  public var name: String?
  /// The name of a colour of the system, such as `labelColor`; nil where it is none.
  public var system: String?
  /// The components, also of a named colour where the file repeats them; nil where the file does not.
  public var components: ColorComponents?

  /// A colour of which one of the three at least is known.
  public init(name: String? = nil, system: String? = nil, components: ColorComponents? = nil) {
    self.name = name
    self.system = system
    self.components = components
  }
}

/// The components of a colour in sRGB, each from 0 to 1.
public struct ColorComponents: Sendable, Hashable, Codable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity; nil is 1.
  public var alpha: Double?

  /// A colour; without `alpha` an opaque one.
  public init(red: Double, green: Double, blue: Double, alpha: Double? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A colour of an asset catalog (`*.colorset`).
public struct ColorAsset: Sendable, Hashable, Codable {
  /// The asset's name, without the folders of its catalog.
  public var name: String
  /// The path of its `Contents.json` relative to the audit's root.
  public var file: String
  /// The colour in light appearance, or in any.
  public var light: ColorComponents?
  /// The colour in dark appearance; nil is as in light.
  public var dark: ColorComponents?

  /// An asset of a name.
  public init(name: String, file: String, light: ColorComponents? = nil, dark: ColorComponents? = nil) {
    self.name = name
    self.file = file
    self.light = light
    self.dark = dark
  }
}
