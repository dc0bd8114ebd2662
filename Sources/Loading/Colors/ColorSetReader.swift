internal import AuditModel
internal import PlatformData

/// The result of reading one color of an asset catalog.
struct ColorSetReading: Sendable, Equatable {
  /// The color; nil if the file could not be read.
  var color: ColorAsset?
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
}

/// Reads the colors of asset catalogs: the `Contents.json` of a `*.colorset` folder.
///
/// If there are variants by device or gamut, the universal one in sRGB is used; variants of higher contrast are ignored.
enum ColorSetReader {
  /// Reads a file's contents; `path` is its path relative to the audit's root, and names the color.
  static func read(_ bytes: [UInt8], path: String) -> ColorSetReading {
    let document = JSONDocument(DecodedText(bytes).utf8)
    if let fault = document.faults.first(where: { !$0.isTolerated }) {
      return failure(fault.message, at: fault.offset, in: document, path: path)
    }
    guard let root = document.root, root.kind == .object else {
      return failure("expected a JSON object", at: 0, in: document, path: path)
    }
    let colors = root.member("colors")
    if let colors, colors.kind != .array {
      return failure("\"colors\": expected an array", at: colors.offset, in: document, path: path)
    }
    return read(colors?.items ?? [], of: document, path: path)
  }

  private static func read(_ items: [JSONValue], of document: JSONDocument, path: String) -> ColorSetReading {
    var asset = ColorAsset(name: path.parentFolder.baseName, file: path)
    var reading = ColorSetReading()
    var best: [Bool: Int] = [:]
    for item in items {
      guard let color = item.member("color") else { continue }
      let variant = ColorVariant(item)
      guard let rank = variant.rank, rank > best[variant.isDark] ?? 0 else { continue }
      best[variant.isDark] = rank
      let components = ColorSetReader.components(of: color, isDark: variant.isDark)
      if components == nil, color.member("reference") == nil {
        let message = "expected color components from 0 to 255, from 0.0 to 1.0 or from 0x00 to 0xFF"
        reading.diagnostics += failure(message, at: color.offset, in: document, path: path).diagnostics
      }
      if variant.isDark { asset.dark = components } else { asset.light = components }
    }
    reading.color = asset
    return reading
  }

  private static func components(of color: JSONValue, isDark: Bool) -> ColorComponents? {
    if let reference = color.member("reference")?.string {
      return SystemColors.named(reference).map { ColorComponents(isDark ? $0.value.dark : $0.value.light) }
    }
    guard let components = color.member("components") else { return nil }
    let number = { (name: String) in components.member(name).flatMap(ColorSetReader.component) }
    let space = color.member("color-space")?.string
    let alpha = number("alpha")
    if let white = number("white") {
      return ColorComponents(space: space, red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return ColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component: a number with a decimal point is from 0 to 1, one without from 0 to 255, one after `0x` hexadecimal.
  private static func component(_ value: JSONValue) -> Double? {
    let text = value.string ?? (value.kind == .number ? String(decoding: value.source, as: UTF8.self) : "")
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / full } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / full
  }

  /// The largest number of a component of eight bits.
  private static let full = 255.0

  private static func failure(
    _ message: String, at offset: Int, in document: JSONDocument, path: String
  ) -> ColorSetReading {
    let location = TextPosition(of: offset, in: document.text).location(in: path)
    return ColorSetReading(
      diagnostics: [LoadingDiagnostic(kind: .interfaceParseError, location: location, message: message)])
  }
}

/// The devices and appearance that a color of a set is for.
private struct ColorVariant {
  /// Whether it is for dark appearance; else for light or any.
  var isDark = false
  /// How well it represents the asset (higher is better); nil for colors of higher contrast, which do not.
  var rank: Int?

  init(_ item: JSONValue) {
    var isContrast = false
    for appearance in item.member("appearances")?.items ?? [] {
      let value = appearance.member("value")?.string
      if appearance.member("appearance")?.string == "contrast" { isContrast = true }
      if value == "dark" { isDark = true }
    }
    guard !isContrast else { return }
    let isUniversal = (item.member("idiom")?.string ?? "universal") == "universal"
    let isOfStandardGamut = (item.member("display-gamut")?.string ?? "sRGB") == "sRGB"
    rank = 1 + (isUniversal ? 2 : 0) + (isOfStandardGamut ? 1 : 0)
  }
}

extension ColorComponents {
  fileprivate init(_ color: RGBColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension ColorComponents {
  /// The components, in sRGB, of a color in a color space named as in Interface Builder or an asset catalog.
  ///
  /// Grays and the calibrated spaces of old files are used unconverted: the difference is not visible.
  init(space: String?, red: Double, green: Double, blue: Double, alpha: Double?) {
    let plain = RGBColor(red: Self.limited(red), green: Self.limited(green), blue: Self.limited(blue))
    let color = space.map(Self.displayP3.contains) == true ? RGBColor(displayP3: plain) : plain
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha.map(Self.limited))
  }

  private static let displayP3: Set<String> = ["displayP3", "display-p3"]

  private static func limited(_ component: Double) -> Double { min(max(component, 0), 1) }
}
