import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// Checks the variables of an entry: whether embedded variables exist and existing ones are embedded.
struct VariableCheck {
  /// The problems found.
  private(set) var found: [LocatedFormatProblem] = []
  /// The paths to texts that misspell a variable, whose arguments are not checked further.
  private(set) var misspelled: Set<LeafPath> = []

  private let entry: StringsEntry
  private let fileFormat: FileFormat
  private let format: EntryFormat
  private let source: EntryFormat?

  /// Checks an entry of a file of that format.
  init(entry: StringsEntry, fileFormat: FileFormat, format: EntryFormat, source: EntryFormat?, isSource: Bool) {
    self.entry = entry
    self.fileFormat = fileFormat
    self.format = format
    self.source = source
    checkSpelling()
    checkReferences()
    if fileFormat == .stringsdict { checkStringsdict(isSource: isSource) }
    checkSubstitutions()
  }

  /// Whether the entry lists all its variables; an XLIFF document contains only what needs translation.
  private var isComplete: Bool { fileFormat != .xliff }

  private mutating func add(_ problem: FormatProblem, at path: LeafPath? = nil) {
    found.append(LocatedFormatProblem(problem: problem, path: path))
  }

  // MARK: Spelling

  /// Checks for references that Foundation does not recognize: `%# @sites @`, `%#@znaków@`, `%1#@count@`.
  private mutating func checkSpelling() {
    let absent = format.variables.filter { !$0.value.isEmbedded }.keys.sorted()
    for text in format.texts {
      for name in absent {
        guard let written = VariableSpelling.reference(to: name, in: text.string) else { continue }
        misspelled.insert(text.path)
        add(.misspelledReference(written, name: name), at: text.path)
      }
      if !absent.isEmpty, !misspelled.contains(text.path),
        let written = VariableSpelling.translatedReference(in: text.string)
      {
        misspelled.insert(text.path)
        add(.misspelledReference(written, name: absent.count == 1 ? absent.first : nil), at: text.path)
      }
      for use in text.format.uses where use.name != nil && use.hasWidth {
        add(.referenceWithoutDollar(use), at: text.path)
      }
    }
  }

  // MARK: References

  private mutating func checkReferences() {
    var isUndefined = false
    for text in format.texts {
      for use in text.format.uses where use.argument == .variable {
        guard let name = use.name, format.variables[name] == nil else { continue }
        if !isComplete, source?.variables[name] != nil || format.variables.isEmpty { continue }
        isUndefined = true
        add(.undefinedVariable(use, name: name, isPlain: entry.leaves == nil), at: text.path)
      }
    }
    // A misspelled name is reported once, not as undefined and unused.
    if !isUndefined, misspelled.isEmpty, isComplete, hasFormat { checkUnused() }
  }

  private mutating func checkUnused() {
    for variable in entry.variables ?? [] where format.variables[variable.name]?.isEmbedded == false {
      add(.unusedVariable(variable))
    }
  }

  /// Whether there is a text that is not part of a variable.
  private var hasFormat: Bool {
    entry.leaves?.contains { leaf in
      guard leaf.path.variable == nil else { return false }
      if case .plural = leaf.path.steps.first { return false }
      return true
    } ?? true
  }

  // MARK: Stringsdict

  private mutating func checkStringsdict(isSource: Bool) {
    if !hasFormat { add(.missingFormatKey) }
    let key = isSource ? FormatString(entry.key) : FormatString("")
    for variable in entry.variables ?? [] where variable.ruleType == nil || variable.isPlural {
      if !variable.hasNumberType { add(.valueType(variable)) }
      guard key.isCertain, !key.looksLikeProse, let known = format.variables[variable.name], let type = known.type,
        let use = key.uses.first(where: { $0.position == known.position }), !type.accepts(use.argument)
      else { continue }
      add(.keyContradictsValueType(use, type: type, variable: variable.name))
    }
  }

  // MARK: String Catalogs

  private mutating func checkSubstitutions() {
    guard fileFormat == .xcstrings else { return }
    for variable in entry.variables ?? [] {
      if let number = variable.argument, !(1...max(1, argumentCount)).contains(number) {
        add(.argumentOutOfRange(variable, number: number, count: argumentCount))
      }
      if variable.valueType?.isEmpty ?? true { add(.missingSpecifier(variable)) }
    }
    if source == nil { checkReferencesToArguments() }
  }

  /// The number of arguments that the text takes according to the source, the key and the text itself.
  private var argumentCount: Int {
    let own = format.texts.filter { $0.path.variable == nil }.map { $0.format.uses.count }.max() ?? 0
    let key = FormatString(entry.key)
    let said = key.looksLikeProse ? 0 : key.positions.last ?? 0
    return max(own, said, source?.arguments.count ?? 0)
  }

  /// Checks for texts of a variable that do not show its argument although others do; translations are compared with
  /// the source.
  private mutating func checkReferencesToArguments() {
    let showing = Set(format.texts.filter { $0.showsOwnArgument }.compactMap(\.path.variable))
    for text in format.texts where !text.showsOwnArgument && !text.path.mayOmitNumber {
      guard let name = text.path.variable, showing.contains(name) else { continue }
      add(.missingOwnArgument(variable: name), at: text.path)
    }
  }
}

extension EntryFormat.Text {
  /// Whether it shows the argument of the variable whose text it is.
  fileprivate var showsOwnArgument: Bool { format.uses.contains { $0.position == first } }
}

extension StringsVariable {
  /// Whether it varies by a number.
  fileprivate var isPlural: Bool { ruleType == "NSStringPluralRuleType" }

  /// Whether its value type is the format specifier of a number, without a percent sign.
  fileprivate var hasNumberType: Bool {
    guard let type = valueType, !type.hasPrefix("%"), let kind = FormatArgument(valueType: type) else { return false }
    return kind != .object
  }
}

/// Finds names of variables between at signs, whatever else is misspelled.
enum VariableSpelling {
  /// The text that is meant as a reference to a name (`%# @sites @`), from the last percent sign or whitespace before
  /// it; nil if the name is not between at signs.
  static func reference(to name: String, in text: String) -> String? {
    guard !name.isEmpty else { return nil }
    for range in text.ranges(of: name) {
      let before = text[..<range.lowerBound].trimmingSuffix { $0 == " " }
      let after = text[range.upperBound...].drop { $0 == " " }
      guard before.last == "@", after.first == "@" else { continue }
      let start = before.lastIndex(of: "%") ?? before.lastIndex { $0.isWhitespace } ?? before.startIndex
      return String(text[start..<text.index(after: after.startIndex)])
    }
    return nil
  }

  /// The first reference to a name that is not in ASCII, since somebody translated it; nil if there isn't one.
  static func translatedReference(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    return text.matches(of: /%(?:[0-9]+\$)?#@[^@%\s]+@/).map { String($0.output) }.first { !$0.allSatisfy(\.isASCII) }
  }
}

extension Substring {
  /// The text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, condition(last) { result.removeLast() }
    return result
  }
}
