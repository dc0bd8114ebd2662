import AuditModel
import FormatStrings

/// Writes an entry's texts as the dictionary of a `.stringsdict`.
///
/// A String Catalog's plural without a variable gets one, since a stringsdict has plurals only in variables. Source of
/// the form: Apple, "Stringsdict File Format".
struct StringsdictEntry {
  /// Why an entry cannot be written, as part of a sentence.
  struct Failure: Error { var reason: String }

  /// A text with the conditions that are not written yet.
  private struct Rest {
    var steps: ArraySlice<LeafPath.Step>
    var value: String
  }

  private let entry: StringsEntry
  /// Whether a variable without a rule gets that of plurals, as in formats without rules.
  private let addsRules: Bool

  /// The dictionary of an entry with leaves; `format` is that of its file.
  static func dictionary(of entry: StringsEntry, format: FileFormat) throws(Failure) -> PropertyListValue {
    let writer = StringsdictEntry(entry: entry, addsRules: format != .stringsdict)
    let leaves = entry.leaves ?? []
    if leaves.contains(where: { $0.path.steps.count > 16 }) { throw Failure(reason: "its texts are nested too deeply") }
    if entry.containsControls { throw Failure(reason: "it contains a control character, which XML does not allow") }
    var pairs = try writer.pairs(leaves.map { Rest(steps: $0.path.steps[...], value: $0.value) })
    let written = Set(leaves.flatMap(\.path.steps))
    for variable in entry.variables ?? [] where !written.contains(.substitution(variable.name)) {
      pairs.append(try writer.variable(variable.name, []))
    }
    return .dictionary(pairs)
  }

  /// A value: a text, or rules that choose one.
  private func value(_ rests: [Rest]) throws(Failure) -> PropertyListValue {
    if let only = rests.first, rests.count == 1, only.steps.isEmpty { return .string(only.value) }
    return .dictionary(try pairs(rests))
  }

  private func pairs(_ rests: [Rest]) throws(Failure) -> [PropertyListValue.Pair] {
    var pairs: [PropertyListValue.Pair] = []
    for text in rests where text.steps.isEmpty {
      pairs.append(.init(key: Self.formatKey, value: .string(format(text))))
    }
    let plurals = rests.filter { if case .plural? = $0.steps.first { true } else { false } }
    if !plurals.isEmpty { pairs += try plural(plurals, hasFormat: !pairs.isEmpty) }
    pairs += try choices(of: Self.deviceRule, rests) { if case .device(let name) = $0 { name } else { nil } }
    pairs += try choices(of: Self.widthRule, rests) { if case .width(let width) = $0 { width } else { nil } }
    for (name, inner) in groups(rests, { if case .substitution(let name) = $0 { name } else { nil } }) {
      pairs.append(try variable(name, inner))
    }
    if rests.contains(where: { if case .item? = $0.steps.first { true } else { false } }) {
      throw Failure(reason: "a set of phrases cannot be written to a strings table")
    }
    return pairs
  }

  private func choices(
    of rule: String, _ rests: [Rest], _ name: (LeafPath.Step) -> String?
  ) throws(Failure) -> [PropertyListValue.Pair] {
    var choices: [PropertyListValue.Pair] = []
    for (name, inner) in groups(rests, name) { choices.append(.init(key: name, value: try value(inner))) }
    return choices.isEmpty ? [] : [.init(key: rule, value: .dictionary(choices))]
  }

  /// The texts by the name of their next condition, in the order of the file.
  private func groups(_ rests: [Rest], _ name: (LeafPath.Step) -> String?) -> [(String, [Rest])] {
    var order: [String] = []
    var groups: [String: [Rest]] = [:]
    for rest in rests {
      guard let name = rest.steps.first.flatMap(name) else { continue }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(Rest(steps: rest.steps.dropFirst(), value: rest.value))
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  // MARK: Variables

  private func variable(_ name: String, _ rests: [Rest]) throws(Failure) -> PropertyListValue.Pair {
    let known = entry.variables?.first { $0.name == name }
    let type = known?.valueType ?? (addsRules ? PluralArgument(of: rests.map(\.value), key: entry.key).valueType : nil)
    // A String Catalog's leaf writes its own argument as "%arg".
    let own = rests.map { Rest(steps: $0.steps, value: $0.value.replacing("%arg", with: "%" + (type ?? "@"))) }
    return .init(key: name, value: .dictionary(try members(of: addsRules ? own : rests, rule: known?.ruleType, type)))
  }

  private func members(
    of rests: [Rest], rule: String?, _ type: String?
  ) throws(Failure) -> [PropertyListValue.Pair] {
    var members: [PropertyListValue.Pair] = []
    let used: String? =
      switch rests.first?.steps.first {
      case .device: Self.deviceRule
      case .width: Self.widthRule
      default: addsRules ? Self.pluralRule : nil
      }
    if let rule = rule ?? used { members.append(.init(key: Self.ruleTypeKey, value: .string(rule))) }
    if let type { members.append(.init(key: Self.valueTypeKey, value: .string(type))) }
    for (name, inner) in groups(rests, Self.choice) { members.append(.init(key: name, value: try value(inner))) }
    if rests.contains(where: { $0.steps.first.flatMap(Self.choice) == nil }) {
      throw Failure(reason: "its variations cannot be written to a stringsdict")
    }
    return members
  }

  private static func choice(_ step: LeafPath.Step) -> String? {
    switch step {
    case .plural(let name), .device(let name), .width(let name): name
    case .substitution, .item: nil
    }
  }

  /// A plural without a variable of its own.
  private func plural(_ rests: [Rest], hasFormat: Bool) throws(Failure) -> [PropertyListValue.Pair] {
    // A stringsdict's plural next to a format is an error, and ignored by Apple's loader.
    if hasFormat { throw Failure(reason: "a plural is next to its format") }
    let argument = PluralArgument(of: rests.map(\.value), key: entry.key)
    let name = Self.pluralVariable
    let members = try members(of: rests, rule: Self.pluralRule, argument.valueType)
    return [
      .init(key: Self.formatKey, value: .string("%\(argument.prefix)#@\(name)@")),
      .init(key: name, value: .dictionary(members)),
    ]
  }

  /// The text that embeds the variables, with numbers where a String Catalog's `argNum` asks for another order.
  private func format(_ text: Rest) -> String {
    let numbers = (entry.variables ?? []).reduce(into: [String: Int]()) { $0[$1.name] = $1.argument }
    return addsRules ? NumberedFormat(text.value, arguments: numbers).text : text.value
  }

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let ruleTypeKey = "NSStringFormatSpecTypeKey"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"
  private static let deviceRule = "NSStringDeviceSpecificRuleType"
  private static let widthRule = "NSStringVariableWidthRuleType"
  private static let pluralVariable = "value"
}

extension StringsEntry {
  /// Whether a text or name contains a character that XML 1.0 forbids.
  fileprivate var containsControls: Bool {
    let texts = [key] + (leaves ?? []).map(\.value) + (variables ?? []).map(\.name)
    return texts.contains { text in
      text.unicodeScalars.contains {
        ($0.value < 0x20 && !["\t", "\n", "\r"].contains($0)) || $0.value & 0xFFFE == 0xFFFE
      }
    }
  }
}

/// The argument that chooses among the forms of a plural without a variable: the first number that a form prints.
struct PluralArgument {
  /// The format specifier without percent sign and number, such as `lld`.
  private(set) var valueType = "lld"
  /// The number with its dollar sign (`2$`); empty for the first argument.
  private(set) var prefix = ""

  /// The argument of the forms, otherwise of the key, which in a String Catalog often is the text itself.
  init(of forms: [String], key: String) {
    for text in forms.reversed() + [key] {
      let numbers = FormatString(text).uses.filter { [.integer, .float].contains($0.argument) && $0.text != "*" }
      guard let use = numbers.first else { continue }
      let letters = use.text.utf8.drop { !($0 | 0x20).isLowerCaseLetter }
      valueType = String(decoding: letters, as: UTF8.self)
      prefix = use.position == 1 ? "" : "\(use.position)$"
      return
    }
  }
}

extension UInt8 {
  fileprivate var isLowerCaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

/// A format whose variables take the arguments that a String Catalog assigns (`argNum`), in any order.
struct NumberedFormat {
  /// The format: every argument has its number if the order requires numbers, otherwise the text is unchanged.
  private(set) var text: String

  /// The format of a text; `arguments` are the numbers by variable, from 1.
  init(_ format: String, arguments: [String: Int]) {
    text = format
    let uses = FormatString(format).uses
    let numbers = uses.map { use in use.variable.flatMap { arguments[$0] } ?? use.position }
    guard numbers != uses.map(\.position), !uses.contains(where: { $0.text == "*" }) else { return }
    var parser = FormatSpecifierParser(format)
    var next = numbers[...]
    text = ""
    while true {
      text += parser.literal()
      guard let specifier = parser.specifier() else { return }
      text += specifier.argument == nil ? specifier.text : specifier.numbered(next.popFirst())
    }
  }
}

extension FormatSpecifier {
  /// The specifier with a number, unless it has one already.
  fileprivate func numbered(_ number: Int?) -> Substring {
    guard let number, position == nil else { return text }
    return "%\(number)$" + text.dropFirst()
  }
}

extension FormatString.Use {
  /// The name of the variable (`%#@name@`); nil if it is another specifier.
  fileprivate var variable: String? {
    guard argument == .variable, let start = text.firstIndex(of: "@") else { return nil }
    return String(text[text.index(after: start)...].dropLast())
  }
}

/// A string or a dictionary of a property list, with its keys in order.
indirect enum PropertyListValue: Equatable {
  case string(String)
  case dictionary([Pair])

  /// A key with its value.
  struct Pair: Equatable {
    var key: String
    var value: PropertyListValue
  }

  /// The value as an XML property list with a comment at its head.
  func document(head: String) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(head.replacing("--", with: "- -")) -->
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, indent: "")
    return text + "</plist>\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let value): text += "\(indent)<string>\(Self.escaped(value))</string>\n"
    case .dictionary(let pairs):
      text += "\(indent)<dict>\n"
      for pair in pairs {
        text += "\(indent)\t<key>\(Self.escaped(pair.key))</key>\n"
        pair.value.write(to: &text, indent: indent + "\t")
      }
      text += "\(indent)</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { escapes[$0] != nil }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if let escape = escapes[byte] { bytes += escape } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // An XML parser converts an unescaped carriage return to a line feed.
  private static let escapes: [UInt8: [UInt8]] = [
    UInt8(ascii: "&"): Array("&amp;".utf8), UInt8(ascii: "<"): Array("&lt;".utf8),
    UInt8(ascii: ">"): Array("&gt;".utf8), UInt8(ascii: "\r"): Array("&#13;".utf8),
  ]
}
