import AuditModel
import Foundation

/// Reads values as Interface Builder spells them; missing and invalid values are nil.
extension XMLNode {
  /// An attribute as a word of a vocabulary.
  func word<Word: OpenVocabulary>(_ name: String) -> Word? { self[name].map(Word.init(name:)) }

  /// A text: an attribute, or a child `<string key=…>` for long texts.
  func string(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    let isText = { (child: XMLNode) in child["key"] == name && Self.textElements.contains(child.name) }
    return children.first(where: isText)?.stringValue
  }

  /// The text inside a `<string>`, decoded if it is base64 (Interface Builder leaves out the padding).
  var stringValue: String {
    guard flag("base64-UTF8") == true else { return text }
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The first child of a name and a `key`: some keys occur on elements of different kinds.
  func child(key: String, name: String) -> XMLNode? { children.first { $0["key"] == key && $0.name == name } }

  /// A finite number.
  func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A length in points.
  func points(_ name: String) -> Points? { number(name).map { Points($0) } }

  /// `YES` or `NO`.
  func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The names of the attributes that are `YES`, sorted.
  var flags: [String] { attributes.filter { $0.value == "YES" }.map(\.key).sorted() }

  /// A size: `width` and `height`.
  var size: Size? {
    guard let width = points("width"), let height = points("height") else { return nil }
    return Size(width: width, height: height)
  }

  /// Insets in any of the three spellings: `inset`, `edgeInsets`, `directionalEdgeInsets`.
  ///
  /// Interface Builder writes the smallest normal number for "set to zero"; `Points` rounds it to zero.
  var insets: Insets {
    Insets(
      top: points("top") ?? points("minY") ?? 0,
      leading: points("leading") ?? points("left") ?? points("minX") ?? 0,
      bottom: points("bottom") ?? points("maxY") ?? 0,
      trailing: points("trailing") ?? points("right") ?? points("maxX") ?? 0)
  }

  private static let textElements: Set<String> = ["string", "mutableString"]
}

extension LineBreakMode {
  /// The mode by Interface Builder's name, UIKit's or AppKit's.
  init?(interfaceBuilder name: String?) {
    guard let name, let mode = Self.interfaceBuilder[name] else { return nil }
    self = mode
  }

  /// The mode of a raw value of `NSLineBreakMode`.
  init?(rawNumber: Int) {
    guard Self.byNumber.indices.contains(rawNumber) else { return nil }
    self = Self.byNumber[rawNumber]
  }

  private static let byNumber: [LineBreakMode] = [
    .wordWrap, .characterWrap, .clip, .truncatingHead, .truncatingTail, .truncatingMiddle,
  ]

  private static let interfaceBuilder: [String: LineBreakMode] = [
    "wordWrap": .wordWrap, "characterWrap": .characterWrap, "clip": .clip, "headTruncation": .truncatingHead,
    "middleTruncation": .truncatingMiddle, "tailTruncation": .truncatingTail,
    "wordWrapping": .wordWrap, "charWrapping": .characterWrap, "clipping": .clip, "truncatingHead": .truncatingHead,
    "truncatingMiddle": .truncatingMiddle, "truncatingTail": .truncatingTail,
  ]
}

extension XMLNode {
  /// The id of what an object is connected with as its title (`accessibilityTitleUIElement`); nil without such a connection.
  var titleConnection: String? {
    let connections = child("connections")?.children ?? []
    return connections.first { $0.name == "accessibilityConnection" && $0["property"] == "title" }?["destination"]
  }
}
