import AuditModel
import CTextEngine
import PlatformData

/// A shaped glyph: its number, its UTF-16 offset in the text, its advance and offsets in font units.
typealias Glyph = te_glyph

/// One face of a font file, unhinted, in font units.
final class FontFace: @unchecked Sendable {  // The handle never changes once it is open (CTextEngine.h).
  /// The face in the C library; shared by threads, since it never changes.
  let handle: OpaquePointer
  /// The file's path.
  let path: String
  /// The face's index in a collection.
  let index: Int
  /// The face's values on the axes of a variable font, and its digits.
  let setting: FaceSetting
  /// Font units per em; at least 1.
  let unitsPerEm: Int
  /// Ems per font unit.
  let emsPerUnit: Double
  /// The distance from the baseline to the top of a line, in ems.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, in ems.
  let descent: Double
  /// The weight, 1 to 1000.
  let weight: Double
  /// The width in per cent of the normal one.
  let width: Double
  /// Whether the face is italic.
  let isItalic: Bool
  /// The axes of a variable font.
  let axes: [VariationAxis]

  /// The face of that index; nil if the file cannot be read or is not a font.
  convenience init?(path: String, index: Int = 0) {
    guard let number = UInt32(exactly: index), let handle = te_font_open(path, number) else { return nil }
    self.init(handle: handle, path: path, index: index, setting: .plain)
  }

  private init(handle: OpaquePointer, path: String, index: Int, setting: FaceSetting) {
    self.handle = handle
    self.path = path
    self.index = index
    self.setting = setting
    let metrics = te_font_metrics(handle)
    unitsPerEm = max(Int(metrics.units_per_em), 1)
    emsPerUnit = 1 / Double(unitsPerEm)
    ascent = Double(metrics.ascender) / Double(unitsPerEm)
    descent = -Double(metrics.descender) / Double(unitsPerEm)
    weight = Double(metrics.weight)
    width = Double(metrics.width)
    isItalic = metrics.is_italic
    axes = Self.axes(of: handle)
  }

  deinit { te_font_close(handle) }

  /// The number of faces in a file; 0 if it is not a font.
  static func count(in path: String) -> Int { Int(te_font_count(path)) }

  /// The same face with another setting; the file is not read again.
  func variant(_ setting: FaceSetting) -> FontFace? {
    guard setting != .plain else { return self }
    let coordinates = setting.coordinates.sorted { $0.key < $1.key }.map {
      te_variation(tag: $0.key, value: Float($0.value))
    }
    let variant = te_font_variant(handle, coordinates, coordinates.count, setting.hasMonospacedDigits)
    return variant.map { FontFace(handle: $0, path: path, index: index, setting: setting) }
  }

  /// The heights of a line.
  var line: FontMetrics { FontMetrics(ascent: ascent, descent: descent) }

  /// The names of the name table that identify a face.
  enum Name: UInt32 {
    case family = 1, subfamily, full = 4, version, postScript, typographicFamily = 16, variationsPrefix = 25
  }

  /// An entry of the name table; nil if there isn't one.
  func name(_ name: Name) -> String? { self.name(id: name.rawValue) }

  /// The file's name without its folder.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The PostScript name, or the file's name where it has none, with the values on a variable font's axes.
  var postScriptName: String {
    let name = name(.postScript) ?? fileName
    return setting.remark.map { "\(name)[\($0)]" } ?? name
  }

  /// The named instances of a variable font.
  var instances: [NamedInstance] {
    guard !axes.isEmpty else { return [] }
    return (0..<1024).lazy.map(instance).prefix { $0 != nil }.compactMap { $0 }
  }

  /// A table of the file, at most 64 KiB of it; empty if there isn't one.
  func table(_ tag: UInt32) -> [UInt8] {
    Self.collect(capacity: 0, limit: 1 << 16, empty: 0) { te_font_table(handle, tag, $0, $1) }
  }

  /// How many of the first code units belong to characters that the face has a glyph for, or that need none.
  func covered(_ units: UnsafeBufferPointer<UInt16>) -> Int { te_font_covered(handle, units.baseAddress, units.count) }

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool { te_font_covers(handle, scalar.value) }

  /// The outline of a glyph in font units, y growing upwards; empty if it has none.
  func outline(of glyph: UInt32) -> [te_segment] {
    Self.collect(capacity: 128, empty: te_segment()) { te_font_outline(handle, glyph, $0, $1) }
  }

  /// The items that `fill` stores; it is called again with a larger buffer until what it counts fits, or the limit is
  /// reached.
  static func collect<Item>(
    capacity: Int, limit: Int = .max, empty: Item, _ fill: (UnsafeMutablePointer<Item>?, Int) -> Int
  ) -> [Item] {
    var items = [Item](repeating: empty, count: capacity)
    var count = items.withUnsafeMutableBufferPointer { fill($0.baseAddress, capacity) }
    if count > capacity {
      let needed = min(count, limit)
      items = [Item](repeating: empty, count: needed)
      count = min(needed, items.withUnsafeMutableBufferPointer { fill($0.baseAddress, needed) })
    }
    return Array(items.prefix(count))
  }
}

extension FontFace {
  private static let maximumAxisCount = 64

  private static func axes(of handle: OpaquePointer) -> [VariationAxis] {
    var axes = [te_axis](repeating: te_axis(), count: maximumAxisCount)
    let count = te_font_axes(handle, &axes, axes.count)
    return axes.prefix(count).map { axis in
      let (low, high) = (Double(axis.minimum), Double(axis.maximum))
      let range = low.isFinite && high.isFinite ? min(low, high)...max(low, high) : 0...0
      return VariationAxis(tag: axis.tag, range: range, standard: Double(axis.standard))
    }
  }

  private func name(id: UInt32) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    let length = te_font_name(handle, id, &bytes, bytes.count)
    guard length > 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A named instance, whose PostScript name is made of the family's and the style's where the font gives none.
  private func instance(_ index: Int) -> NamedInstance? {
    var instance = te_instance()
    var coordinates = [Float](repeating: 0, count: Self.maximumAxisCount)
    guard te_font_instance(handle, UInt32(index), &instance, &coordinates, coordinates.count) else { return nil }
    let subfamily = name(id: instance.subfamily_name) ?? ""
    let own = instance.post_script_name == 0xFFFF ? nil : name(id: instance.post_script_name)
    let family = name(.variationsPrefix) ?? name(.typographicFamily) ?? name(.family) ?? fileName
    return NamedInstance(
      subfamily: subfamily, postScriptName: own ?? "\(family)-\(subfamily)".filter { $0 != " " },
      coordinates: Dictionary(
        zip(axes.map(\.tag), coordinates.map(Double.init)), uniquingKeysWith: { first, _ in first }))
  }
}

/// What is wrong with a font file.
package enum FontFileFault {
  /// What is wrong with a file that is to be measured with, as the end of a sentence that names it; nil if nothing
  /// is.
  package static func describe(_ path: String, index: Int = 0) -> String? {
    guard let index = UInt32(exactly: index) else { return "has no face with a negative index" }
    switch te_font_check(path, index) {
    case te_font_is_good: return nil
    case te_font_is_missing: return "does not exist"
    case te_font_is_no_file: return "is a folder or a device; expected a font file"
    case te_font_is_unreadable: return "cannot be opened; check its permissions"
    case te_font_is_empty: return "is empty; expected an OpenType or TrueType font"
    case te_font_is_cut_short: return "is cut short: a table ends beyond the file"
    case te_font_has_no_such_face: return "has \(te_font_count(path)) faces; expected one with the index \(index)"
    case te_font_has_no_characters: return "maps no character to a glyph; expected a font with a cmap table"
    default: return "is broken or of another kind; expected an OpenType or TrueType font"
    }
  }
}

/// An axis of a variable font.
struct VariationAxis: Sendable, Hashable {
  /// The tag as four letters in one number.
  let tag: UInt32
  /// The values that it allows.
  let range: ClosedRange<Double>
  /// The value of the face as it is in its file.
  let standard: Double

  /// Boldness, 1 to 1000.
  static let weight: UInt32 = 0x7767_6874  // 'wght'
  /// The point size that a design is made for.
  static let opticalSize: UInt32 = 0x6F70_737A  // 'opsz'
  /// Degrees of slope, negative to the right.
  static let slant: UInt32 = 0x736C_6E74  // 'slnt'
  /// Italic forms, 0 or 1.
  static let italic: UInt32 = 0x6974_616C  // 'ital'

  /// The point size whose design small text has.
  static let textSize = 17.0
}

/// A named instance of a variable font: `Semibold` and its value on each axis.
struct NamedInstance: Sendable, Hashable {
  /// The style's name.
  let subfamily: String
  /// The PostScript name under which an app asks for it.
  let postScriptName: String
  /// The value on each axis, by tag.
  let coordinates: [UInt32: Double]
}

/// The variation of a face: its values on its axes, and its digits.
struct FaceSetting: Sendable, Hashable {
  /// The values on axes, by tag; axes that are not listed keep the face's own.
  var coordinates: [UInt32: Double] = [:]
  /// Whether all digits have one width.
  var hasMonospacedDigits = false

  /// The face as it is in its file.
  static let plain = FaceSetting()

  /// The setting that serves some traits on a face: of a named instance where the font was asked for by that name.
  init(_ traits: FaceTraits, on face: FontFace, instance: NamedInstance? = nil) {
    coordinates = instance?.coordinates ?? [:]
    hasMonospacedDigits = traits.hasMonospacedDigits
    for axis in face.axes {
      guard let coordinate = Self.coordinate(on: axis, traits, face, isInstance: instance != nil) else { continue }
      coordinates[axis.tag] = min(max(coordinate, axis.range.lowerBound), axis.range.upperBound)
    }
  }

  private init() {}

  /// The values as they are appended to a face's name, such as `opsz=17,wght=600`; nil if there aren't any.
  var remark: String? {
    guard !coordinates.isEmpty else { return nil }
    let parts = coordinates.sorted { $0.key < $1.key }.map { tag, coordinate in
      let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
      return coordinate == coordinate.rounded() ? "\(name)=\(Int(coordinate))" : "\(name)=\(coordinate)"
    }
    return parts.joined(separator: ",")
  }

  private static func coordinate(
    on axis: VariationAxis, _ traits: FaceTraits, _ face: FontFace, isInstance: Bool
  ) -> Double? {
    switch axis.tag {
    case VariationAxis.opticalSize: traits.opticalSize ?? VariationAxis.textSize
    case _ where isInstance: nil
    case VariationAxis.weight: weight(traits, face)
    case VariationAxis.italic: traits.isItalic ? 1 : nil
    case VariationAxis.slant: traits.isItalic ? axis.range.lowerBound : nil
    default: nil
    }
  }

  /// The value that the font itself gives the weight's name, since Apple's semibold is not the usual 600; else the
  /// usual number.
  ///
  /// What foundries call thin is UIKit's `ultraLight`, except in fonts that have an `Ultralight` too.
  private static func weight(_ traits: FaceTraits, _ face: FontFace) -> Double {
    let named = face.instances.compactMap { instance in
      instance.coordinates[VariationAxis.weight].map { (FontNameTraits(style: instance.subfamily).weight, $0) }
    }
    let isThin = traits.weight == .ultraLight || traits.weight == .thin
    guard !isThin || named.contains(where: { $0.0 == .ultraLight }) else { return traits.weightClass }
    return named.first { ($0.0 ?? .regular) == traits.weight }?.1 ?? traits.weightClass
  }
}
