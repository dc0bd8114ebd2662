import AuditModel

/// An axis of a variable font.
struct VariationAxis: Sendable, Hashable {
  /// The tag as four letters in one number.
  let tag: UInt32
  /// The places that it has.
  let range: ClosedRange<Double>
  /// The place of the face as it is.
  let standard: Double

  /// Boldness, 1 to 1000.
  static let weight: UInt32 = 0x7767_6874  // 'wght'
  /// The point size that a design is made for.
  static let opticalSize: UInt32 = 0x6F70_737A  // 'opsz'
  /// Degrees of slope, negative to the right.
  static let slant: UInt32 = 0x736C_6E74  // 'slnt'
  /// Italic forms, 0 or 1.
  static let italic: UInt32 = 0x6974_616C  // 'ital'
}

/// A named instance of a variable font: `Semibold` and its place on each axis.
struct NamedInstance: Sendable, Hashable {
  /// The style's name.
  let subfamily: String
  /// The PostScript name under which an app asks for it.
  let postScriptName: String
  /// The place on each axis, by tag.
  let places: [UInt32: Double]
}

/// How a face is set: its place on the axes that it has, and its digits.
struct FaceSetting: Sendable, Hashable {
  /// The places on axes, by tag; those not named stay as the face has them.
  var places: [UInt32: Double] = [:]
  /// Whether all digits have one width.
  var hasMonospacedDigits = false

  /// The face as it is in its file.
  static let plain = FaceSetting()

  /// The setting that serves some traits on a face: of a named instance where the font was asked for by that name.
  init(_ traits: FaceTraits, on face: FontFace, instance: NamedInstance? = nil) {
    places = instance?.places ?? [:]
    hasMonospacedDigits = traits.hasMonospacedDigits
    for axis in face.axes {
      guard let place = Self.place(on: axis, traits, face, isInstance: instance != nil) else { continue }
      places[axis.tag] = min(max(place, axis.range.lowerBound), axis.range.upperBound)
    }
  }

  private init() {}

  /// What the places say beside a face's name, such as `opsz=17,wght=600`; nil where there are none.
  var remark: String? {
    guard !places.isEmpty else { return nil }
    let parts = places.sorted { $0.key < $1.key }.map { tag, place in
      let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
      return place == place.rounded() ? "\(name)=\(Int(place))" : "\(name)=\(place)"
    }
    return parts.joined(separator: ",")
  }

  private static func place(
    on axis: VariationAxis, _ traits: FaceTraits, _ face: FontFace, isInstance: Bool
  ) -> Double? {
    switch axis.tag {
    case VariationAxis.opticalSize: traits.opticalSize ?? OpticalSizing.textSize
    case _ where isInstance: nil
    case VariationAxis.weight: weight(traits, face)
    case VariationAxis.italic: traits.isItalic ? 1 : nil
    case VariationAxis.slant: traits.isItalic ? axis.range.lowerBound : nil
    default: nil
    }
  }

  /// The place that the font itself calls by the weight's name, since Apple's semibold is not the usual 600; else the
  /// usual number.
  ///
  /// What foundries call thin is UIKit's `ultraLight`, except in fonts that have an `Ultralight` too.
  private static func weight(_ traits: FaceTraits, _ face: FontFace) -> Double {
    let named = face.instances.compactMap { instance in
      instance.places[VariationAxis.weight].map { (FontNameTraits(style: instance.subfamily).weight, $0) }
    }
    let isThin = traits.weight == .ultraLight || traits.weight == .thin
    guard !isThin || named.contains(where: { $0.0 == .ultraLight }) else { return traits.weightClass }
    return named.first { ($0.0 ?? .regular) == traits.weight }?.1 ?? traits.weightClass
  }
}
