package import AuditModel
import Utilities

/// Reads `.stringsdict` files: the texts that vary by number, device or width, each with its position.
///
/// XML property lists have positions; in binary ones everything is at line 1, sorted by key. Apple's loader also
/// accepts old-style property lists, which are read like binary ones.
package enum StringsdictReader {
  private static let format = FileFormat.stringsdict

  /// Reads the contents of a file; path, folder and locale are only written into the result.
  package static func read(_ bytes: [UInt8], path: String, folder: String, locale: LocaleTag) -> StringsReading {
    let file = StringsFile(path: path, folder: folder, locale: locale, format: format, encoding: .utf8)
    var builder = StringsReadingBuilder(file: file)
    TableSniffing.read(bytes, into: &builder) { builder in
      builder.file.encoding = .binary
      add(PropertyListReader.values(ofBinary: bytes), to: &builder)
    } text: { text, utf8, builder in
      if TableSniffing.isXML(utf8) {
        // The document declares its encoding, and is rejected if the declaration is wrong.
        readXML(bytes, utf8, into: &builder)
      } else {
        add(PropertyListReader.values(of: bytes, utf8: utf8), to: &builder)
        builder.add(text.fault, in: utf8)
      }
    }
    return builder.reading
  }

  private static func readXML(
    _ bytes: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, into builder: inout StringsReadingBuilder
  ) {
    do throws(XMLFault) {
      let document = try XMLReader.read(bytes)
      let root = PropertyListNode(document.name == "plist" ? document.children.first ?? document : document)
      add(root, fault: PropertyListReader.values(of: bytes, utf8: utf8).fault, to: &builder)
    } catch {
      let list = PropertyListReader.malformed(bytes, error)
      if list.fault?.isRejecting == false { return add(list, to: &builder) }
      let keys = PropertyListReader.keyCount(utf8)
      builder.add(PropertyListReader.Reading(keys: keys, fault: list.fault), format: format)
    }
  }

  private static func add(_ list: PropertyListReader.Values, to builder: inout StringsReadingBuilder) {
    add(PropertyListNode(list.values), fault: list.fault, to: &builder)
  }

  private static func add(
    _ root: PropertyListNode, fault: PropertyListReader.Fault?, to builder: inout StringsReadingBuilder
  ) {
    guard case .dictionary(let pairs) = root.content else {
      return builder.add(PropertyListReader.Reading(fault: fault), format: format)
    }
    let readers = pairs.map { StringsdictEntryReader($0) }
    let keys = Set(pairs.map(\.key)).count
    builder.add(PropertyListReader.Reading(entries: readers.map(\.entry), keys: keys, fault: fault), format: format)
    builder.add(readers.flatMap(\.faults))
  }
}

/// Converts the value of one key of a stringsdict into an entry with all its texts, and reports what is malformed.
struct StringsdictEntryReader {
  /// The entry.
  private(set) var entry: StringsEntry
  /// The faults of shape, in file order.
  private(set) var faults: [ShapeFault] = []
  private var leaves: [StringsLeaf] = []
  private var variables: [StringsVariable] = []

  /// Reads one key.
  init(_ pair: PropertyListNode.Pair) {
    let position = pair.position
    entry = StringsEntry(key: pair.key, value: "", line: position.line, column: position.column)
    if case .dictionary(let rules) = pair.value.content { readRules(rules) } else { readPlain(pair.value) }
  }

  private mutating func readRules(_ rules: [PropertyListNode.Pair]) {
    read(rules, at: LeafPath())
    entry.leaves = leaves
    entry.variables = variables.isEmpty ? nil : variables
    entry.value = leaves.representative ?? ""
  }

  private mutating func readPlain(_ node: PropertyListNode) {
    report(
      "not-a-dictionary", node.isString ? .warning : .error,
      "the value of \(quoted(entry.key)) is \(node.name); expected a dictionary with rules", at: node.position)
    entry.value = node.text
  }

  private mutating func read(_ rules: [PropertyListNode.Pair], at path: LeafPath) {
    let format = rules.last { $0.key == StringsdictRule.formatKey }?.value.text ?? ""
    for pair in unique(rules) {
      if pair.key == StringsdictRule.formatKey {
        readText(pair.value, at: path)
      } else if let rule = StringsdictRule(rawValue: pair.key) {
        readChoices(of: rule, pair, at: path)
      } else if StringsdictRule.plural.knows(pair.key), !pair.value.isDictionary {
        report(
          "plural-outside-variable", .warning,
          "\"\(pair.key)\" is next to the variables; expected it in a variable's dictionary", at: pair.position)
        readText(pair.value, at: path.appending(.plural(pair.key)))
      } else if pair.value.isString, !format.contains("#@\(pair.key)@") {
        report(
          "unused-string", .note,
          "the format does not use the string \(quoted(pair.key)), which is taken for a comment", at: pair.position)
      } else {
        readVariable(pair, at: path)
      }
    }
  }

  private mutating func readChoices(of rule: StringsdictRule, _ pair: PropertyListNode.Pair, at path: LeafPath) {
    guard let choices = dictionary(of: pair) else { return }
    for choice in unique(choices) { read(choice, of: rule, at: path) }
  }

  private mutating func readVariable(_ pair: PropertyListNode.Pair, at path: LeafPath) {
    guard let members = dictionary(of: pair).map({ unique($0) }) else { return }
    var variable = StringsVariable(name: pair.key, line: pair.position.line, column: pair.position.column)
    variable.ruleType = word(StringsdictRule.ruleTypeKey, of: members)
    variable.valueType = word(StringsdictRule.valueTypeKey, of: members)
    variables.append(variable)
    let rule = variable.ruleType.flatMap(StringsdictRule.init)
    if rule == nil { reportRule(of: variable, at: pair.position) }
    let inside = path.appending(.substitution(pair.key))
    for member in members where !Self.variableKeys.contains(member.key) {
      read(member, of: rule ?? .plural, at: inside)
    }
  }

  private mutating func read(_ choice: PropertyListNode.Pair, of rule: StringsdictRule, at path: LeafPath) {
    if !rule.knows(choice.key) {
      let (reason, expected) = rule.unknownKey
      report(reason, .warning, "\"\(choice.key)\" is never used; expected \(expected)", at: choice.position)
    }
    readText(choice.value, at: path.appending(rule.step(choice.key)))
  }

  /// Reads a text, or the rules that choose among several in its place.
  private mutating func readText(_ node: PropertyListNode, at path: LeafPath) {
    if case .dictionary(let rules) = node.content { return read(rules, at: path) }
    if !node.isString { report("wrong-type", .error, "found \(node.name); expected a string", at: node.position) }
    leaves.append(
      StringsLeaf(path: path, value: node.text, line: node.position.line, column: node.position.column))
  }

  private mutating func dictionary(of pair: PropertyListNode.Pair) -> [PropertyListNode.Pair]? {
    if case .dictionary(let members) = pair.value.content { return members }
    report(
      "not-a-dictionary", .error, "\(quoted(pair.key)) is \(pair.value.name); expected a dictionary",
      at: pair.value.position)
    return nil
  }

  /// A word of a variable, such as its value type.
  private mutating func word(_ key: String, of members: [PropertyListNode.Pair]) -> String? {
    guard let value = members.first(where: { $0.key == key })?.value else { return nil }
    if !value.isString {
      report("wrong-type", .error, "\(key) is \(value.name); expected a string", at: value.position)
    }
    return value.text
  }

  private mutating func reportRule(of variable: StringsVariable, at position: TextPosition) {
    let found = variable.ruleType.map { "has the unknown rule type \(quoted($0))" } ?? "has no rule type"
    report(
      variable.ruleType == nil ? "missing-rule-type" : "unknown-rule-type", .warning,
      "the variable \"\(variable.name)\" \(found); expected \(StringsdictRule.ruleTypeKey) with "
        + StringsdictRule.plural.rawValue, at: position)
  }

  /// The pairs of a dictionary without those whose key is repeated: Apple's loader uses the last.
  private mutating func unique(_ pairs: [PropertyListNode.Pair]) -> [PropertyListNode.Pair] {
    let last = Dictionary(pairs.indices.map { (ExactText(pairs[$0].key), $0) }) { $1 }
    guard last.count < pairs.count else { return pairs }
    return pairs.indices.compactMap { index in
      guard let winner = last[ExactText(pairs[index].key)], winner != index else { return pairs[index] }
      let isSame = pairs[index].value.isString && pairs[index].value.text == pairs[winner].value.text
      report(
        "duplicate-key", isSame ? .warning : .error,
        "duplicate key \(quoted(pairs[index].key)) (used again on line \(pairs[winner].position.line)); the last one is used",
        at: pairs[index].position)
      return nil
    }
  }

  private mutating func report(_ reason: String, _ severity: Severity, _ message: String, at position: TextPosition) {
    faults.append(ShapeFault(reason, severity, message, at: position, key: entry.key))
  }

  private static let variableKeys: Set = [StringsdictRule.ruleTypeKey, StringsdictRule.valueTypeKey]
}
