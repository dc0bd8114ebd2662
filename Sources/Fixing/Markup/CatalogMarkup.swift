import AuditModel
import Loading
import Localization

/// A String Catalog as it is written, with the places of its parts.
struct CatalogMarkup: Sendable {
  private let file: EditableFile
  private let root: JSONValue
  /// The language of the keys.
  let sourceLanguage: LocaleTag?

  /// A catalog; nil if it is not well-formed.
  init?(_ file: EditableFile) {
    let document = JSONDocument(file.text)
    guard document.isWellFormed, let root = document.root else { return nil }
    (self.file, self.root) = (file, root)
    sourceLanguage = root.member("sourceLanguage")?.string.flatMap { LocaleTag($0) }
  }

  /// The object of a key; nil if there is none, or more than one.
  func entry(_ key: String) -> JSONValue? {
    let all = root.member("strings")?.members.filter { $0.name.utf8.elementsEqual(key.utf8) } ?? []
    return all.count == 1 ? all.first?.value : nil
  }

  /// The object of a key's text in a language.
  func localization(_ key: String, _ locale: LocaleTag) -> JSONValue? {
    entry(key)?.member("localizations")?.members.first { LocaleTag($0.name) == locale }?.value
  }

  /// The object that holds what a way of conditions leads to.
  func place(key: String, locale: LocaleTag, steps: [LeafPath.Step]) -> JSONValue? {
    var place = localization(key, locale)
    for step in steps {
      switch step {
      case .plural(let category): place = place?.member("variations")?.member("plural")?.member(category)
      case .device(let device): place = place?.member("variations")?.member("device")?.member(device)
      case .substitution(let name): place = place?.member("substitutions")?.member(name)
      case .width, .item: return nil
      }
    }
    return place
  }

  /// The text of a key as it is written between its quotation marks; nil if it has several and none is named.
  func written(key: String, locale: LocaleTag, leaf: LeafPath?) -> Range<Int>? {
    let value = place(key: key, locale: locale, steps: leaf?.steps ?? [])?.member("stringUnit")?.member("value")
    guard let value, value.kind == .string else { return nil }
    return value.offset + 1..<value.source.endIndex - 1
  }

  /// How the file writes objects.
  private var style: JSONStyle {
    let isSpaced = file.string(0..<min(file.text.count, 4096)).contains("\" : ")
    return JSONStyle(colon: isSpaced ? " : " : ": ", unit: unit, lineBreak: file.lineBreak)
  }

  /// What one level is indented by: that of the first member.
  private var unit: String {
    guard let first = root.members.first, file.startsLine(first.offset) else { return "  " }
    return file.indentation(at: first.offset)
  }

  /// Adds a member to an object, before the first whose name is greater.
  func adding(_ name: String, _ value: JSONText, to object: JSONValue) -> TextEdit {
    let members = object.members
    guard let first = members.first else {
      let outer = file.indentation(at: object.offset)
      let body = style.lineBreak + outer + style.unit + member(name, value, outer + style.unit)
      return TextEdit(
        object.offset..<object.source.endIndex, "{" + body + style.lineBreak + outer + "}")
    }
    guard file.startsLine(first.offset) else { return addingInLine(name, value, to: members) }
    let indentation = file.indentation(at: first.offset)
    let written = member(name, value, indentation)
    if let next = members.first(where: { $0.name > name }) {
      return insertion(at: next.offset, written + "," + style.lineBreak + indentation)
    }
    let end = members.last?.value.source.endIndex ?? object.source.endIndex
    return insertion(at: end, "," + style.lineBreak + indentation + written)
  }

  private func insertion(at offset: Int, _ text: String) -> TextEdit {
    var edit = TextEdit(at: offset, text)
    edit.joins = true
    return edit
  }

  private func addingInLine(_ name: String, _ value: JSONText, to members: [JSONMember]) -> TextEdit {
    let written = JSONText.quoted(name) + ":" + value.compact
    if let next = members.first(where: { $0.name > name }) { return insertion(at: next.offset, written + ",") }
    return insertion(at: members.last?.value.source.endIndex ?? 0, "," + written)
  }

  private func member(_ name: String, _ value: JSONText, _ indentation: String) -> String {
    JSONText.quoted(name) + style.colon + value.written(in: style, indentation)
  }

  /// The contents of a value, with every state `new`, and in plurals the forms of a language.
  func copy(of value: JSONValue, for locale: LocaleTag) -> JSONText {
    guard value.kind == .object else { return .source(String(decoding: value.source, as: UTF8.self)) }
    return .object(
      value.members.map { member in
        switch member.name {
        case "state": (member.name, .string("new"))
        case "plural": (member.name, plural(member.value, for: locale))
        default: (member.name, copy(of: member.value, for: locale))
        }
      })
  }

  /// The forms that a language needs, those that the source lacks with the text of `other`.
  private func plural(_ forms: JSONValue, for locale: LocaleTag) -> JSONText {
    let needed = Set(LanguageProfile(locale).integerCategories() + ["other"])
    return .object(
      needed.sorted().compactMap { category in
        (forms.member(category) ?? forms.member("other")).map { (category, copy(of: $0, for: locale)) }
      })
  }
}

/// How a JSON file is written.
struct JSONStyle {
  var colon: String
  var unit: String
  var lineBreak: String
}

/// A JSON value to write.
indirect enum JSONText {
  case object([(name: String, value: JSONText)])
  case string(String)
  /// A value as it is already written.
  case source(String)

  /// The value over several lines; the first is not indented.
  func written(in style: JSONStyle, _ indentation: String) -> String {
    switch self {
    case .string(let text): return Self.quoted(text)
    case .source(let source): return source
    case .object(let members):
      let inner = indentation + style.unit
      let lines = members.map {
        inner + Self.quoted($0.name) + style.colon + $0.value.written(in: style, inner)
      }
      return "{" + style.lineBreak + lines.joined(separator: "," + style.lineBreak) + style.lineBreak + indentation
        + "}"
    }
  }

  /// The value on one line.
  var compact: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .source(let source): source
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.compact }.joined(separator: ",") + "}"
    }
  }

  /// A text between quotation marks, with what JSON requires to be escaped (RFC 8259, section 7).
  static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
    let inner = text.unicodeScalars.map { scalar in
      if let escape = escapes[scalar] { return escape }
      guard scalar.value < 0x20 else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + inner.joined() + "\""
  }
}
