package import AuditModel
package import FormatStrings

/// The formats of an entry: all its texts, parsed once, and the arguments that they take.
package struct EntryFormat: Sendable {
  /// One text.
  package struct Text: Sendable {
    /// The path to it.
    package var path: LeafPath
    /// The text.
    package var string: String
    /// The text as a format.
    package var format: FormatString
    /// The argument that its first unnumbered format specifier takes: 1, or the argument of the variable whose text it
    /// is.
    package var first = 1
    /// The arguments that the texts around it take, if it is the text of a variable.
    package var around = ArgumentSet()
  }

  /// The texts, in the order of the file.
  package private(set) var texts: [Text] = []
  /// The variables by name, including those that no text embeds.
  package private(set) var variables: [String: FormatVariable] = [:]
  /// The types that the texts take, by argument number minus one; nil if not known.
  package private(set) var arguments: [FormatArgument?] = []
  /// Whether a text is more likely prose than a format, so that nothing is certain.
  package private(set) var looksLikeProse = false
  private var indices: [LeafPath: Int] = [:]

  /// The format of a single text.
  package init(_ string: String) {
    texts = [Text(path: LeafPath(), string: string, format: FormatString(string))]
    collect()
  }

  /// The formats of an entry; `source` has the arguments of variables that none of the entry's own texts embeds, as in
  /// an XLIFF document without the format.
  package init(_ entry: StringsEntry, source: EntryFormat? = nil) {
    if let leaves = entry.leaves {
      var reader = VariableReader(entry, leaves, source: source)
      reader.read()
      (texts, variables) = (reader.texts, reader.variables)
      for (index, text) in texts.enumerated() { indices[text.path] = index }
    } else {
      texts = [Text(path: LeafPath(), string: entry.value, format: FormatString(entry.value))]
    }
    collect()
  }

  /// Whether it certainly is a format, so that translations can be compared with it.
  package var isFormat: Bool { !looksLikeProse && !arguments.isEmpty }

  /// The format of the only text; nil if there are several texts or variables.
  package var plain: FormatString? {
    guard indices.isEmpty, texts.count == 1, let format = texts.first?.format else { return nil }
    return format.uses.contains { $0.argument == .variable } ? nil : format
  }

  /// The type of an argument; nil if not known.
  package func argument(_ number: Int) -> FormatArgument? {
    // A file may number an argument with the least integer.
    let index = number &- 1
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The text with which a translation's text is compared; nil if there isn't one.
  package func counterpart(of path: LeafPath) -> Text? {
    if indices.isEmpty { return path.variable == nil ? texts.first : nil }
    if let index = path.counterparts.lazy.compactMap({ indices[$0] }).first { return texts[index] }
    return path.variable == nil ? texts.first { $0.path.variable == nil && $0.path.isGeneral } : nil
  }

  /// The type that a use takes; for a variable, its value type.
  package func argument(of use: FormatString.Use) -> FormatArgument {
    guard use.argument == .variable, let name = use.name else { return use.argument }
    return variables[name]?.type ?? .variable
  }

  /// The arguments that uses show; for a variable, those that its texts take.
  package func shown(by uses: [FormatString.Use], except omitted: Set<String> = []) -> ArgumentSet {
    var shown = ArgumentSet()
    for use in uses {
      guard use.argument == .variable else {
        shown.insert(use.position)
        continue
      }
      guard let name = use.name, !omitted.contains(name) else { continue }
      if let variable = variables[name] { shown.formUnion(variable.shown) } else { shown.insert(use.position) }
    }
    return shown
  }

  private mutating func collect() {
    // The general texts first: if others take an argument differently, the problem is theirs.
    for text in texts.filter({ $0.path.isGeneral }) + texts.filter({ !$0.path.isGeneral }) {
      looksLikeProse = looksLikeProse || text.format.looksLikeProse || text.format.looksLikeDate
      for use in text.format.uses where (1...127).contains(use.position) {
        while arguments.count < use.position { arguments.append(nil) }
        let known = arguments[use.position - 1]
        // A variable without a value type may take anything until another text states the type.
        if known == nil || known == .variable { arguments[use.position - 1] = argument(of: use) }
      }
    }
  }
}

/// A variable that formats embed.
package struct FormatVariable: Sendable {
  /// The number of its argument.
  package var position: Int
  /// The type of its argument by its value type; nil if that is missing or invalid.
  package var type: FormatArgument?
  /// Whether a text embeds it.
  package var isEmbedded = false
  /// The arguments that its texts and the variables in them take.
  package var shown = ArgumentSet()
}

extension LeafPath {
  /// The paths to the source text with which a translation's is compared, nearest first: the same path or its plural
  /// form `other`, then those of the device `other`, then those without devices and widths.
  var counterparts: [LeafPath] {
    let anyDevice = LeafPath(steps.map { if case .device = $0 { .device("other") } else { $0 } })
    let plain = LeafPath(
      steps.filter { step in
        switch step {
        case .plural, .substitution: true
        case .device, .width, .item: false
        }
      })
    return [self, anyDevice, plain].flatMap { [$0, $0.replacingPlural(by: "other")] }
  }

  /// Whether all its conditions are the general ones (`other`).
  var isGeneral: Bool {
    steps.allSatisfy { step in
      switch step {
      case .plural(let category): category == "other"
      case .device(let device): device == "other"
      case .width, .item, .substitution: true
      }
    }
  }

  /// Whether it belongs to a form that may leave out the number: `zero`, `one` or `two`.
  package var mayOmitNumber: Bool {
    steps.contains { step in
      if case .plural(let category) = step { ["zero", "one", "two"].contains(category) } else { false }
    }
  }

  /// Whether it is a variant for a device or a width.
  package var isVariant: Bool {
    steps.contains { step in
      switch step {
      case .device, .width: true
      case .plural, .substitution, .item: false
      }
    }
  }
}

/// Reads an entry's texts in Foundation's order: first those that are formats by themselves, then those of the
/// variables that they embed, whose unnumbered format specifiers are counted from the variable's own argument.
///
/// CoreFoundation, `CFString.c`: a variable's text is formatted with the number of the variable's argument as the
/// first.
package struct VariableReader {
  private let leaves: [StringsLeaf]
  private let declared: [String: StringsVariable]
  private let leavesByVariable: [String: [Int]]
  private let source: EntryFormat?
  private var found: [EntryFormat.Text?]
  /// Embedded variables whose own texts have not been read yet.
  private var pending: [String] = []
  /// The arguments that the texts around a variable take, including its own.
  private var around: [String: ArgumentSet] = [:]
  /// The variables by name.
  package private(set) var variables: [String: FormatVariable] = [:]

  /// A reader of an entry's texts; `source` has the arguments of variables that none of them embeds.
  package init(_ entry: StringsEntry, _ leaves: [StringsLeaf], source: EntryFormat?) {
    self.leaves = leaves
    self.source = source
    declared = Dictionary((entry.variables ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    found = Array(repeating: nil, count: leaves.count)
    var byVariable: [String: [Int]] = [:]
    for (index, leaf) in leaves.enumerated() {
      if let name = leaf.path.variable { byVariable[name, default: []].append(index) }
    }
    leavesByVariable = byVariable
  }

  /// The texts that were read, in the order of the file.
  package var texts: [EntryFormat.Text] { found.compactMap { $0 } }

  /// Reads all texts.
  package mutating func read() {
    for (index, leaf) in leaves.enumerated() where leaf.path.variable == nil { readLeaf(index, of: nil) }
    readPending()
    for name in Set(leavesByVariable.keys).union(declared.keys).sorted() where variables[name] == nil {
      variables[name] = variable(name, counted: source?.variables[name]?.position ?? 1, isEmbedded: false)
      pending.append(name)
      readPending()
    }
    for name in variables.keys { addShown(to: name) }
  }

  private mutating func readPending() {
    while !pending.isEmpty {
      let name = pending.removeFirst()
      for index in leavesByVariable[name] ?? [] { readLeaf(index, of: name) }
    }
  }

  private mutating func readLeaf(_ index: Int, of name: String?) {
    let leaf = leaves[index]
    let variable = name.flatMap { variables[$0] }
    let first = variable?.position ?? 1
    // Only String Catalogs have `%arg`; the variables of a stringsdict state their rule.
    let isReference = name.map { declared[$0]?.ruleType == nil } ?? false
    let format = FormatString(
      leaf.value, first: first, reference: isReference ? variable?.type ?? .variable : nil)
    var text = EntryFormat.Text(path: leaf.path, string: leaf.value, format: format, first: first)
    if let name {
      text.around = around[name] ?? ArgumentSet()
      text.around.insert(first)
    }
    text.format.place { declared[$0]?.argument }
    found[index] = text
    embed(text)
  }

  private mutating func embed(_ text: EntryFormat.Text) {
    for use in text.format.uses {
      guard let name = use.name else { continue }
      around[name, default: ArgumentSet()].formUnion(text.around.union(ArgumentSet(text.format.uses)))
      guard variables[name] == nil, declared[name] != nil || leavesByVariable[name] != nil else { continue }
      variables[name] = variable(name, counted: use.position, isEmbedded: true)
      pending.append(name)
    }
  }

  private func variable(_ name: String, counted: Int, isEmbedded: Bool) -> FormatVariable {
    FormatVariable(
      position: declared[name]?.argument ?? counted,
      type: declared[name]?.valueType.flatMap(FormatArgument.init(valueType:)),
      isEmbedded: isEmbedded)
  }

  /// Adds the arguments that a variable's texts and the variables in them show; each variable is visited once.
  private mutating func addShown(to name: String) {
    var seen: Set<String> = []
    var waiting = [name]
    var shown = ArgumentSet()
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      for index in leavesByVariable[next] ?? [] {
        for use in found[index]?.format.uses ?? [] {
          if let inner = use.name { waiting.append(inner) } else { shown.insert(use.position) }
        }
      }
    }
    variables[name]?.shown = shown
  }
}

extension FormatArgument {
  /// The type of a variable's value type, with or without a percent sign; nil if it is not a format specifier.
  package init?(valueType: String) {
    let text = valueType.hasPrefix("%") ? valueType : "%" + valueType
    var parser = FormatSpecifierParser(text)
    guard let specifier = parser.specifier(), specifier.text.utf8.count == text.utf8.count,
      let argument = specifier.argument
    else { return nil }
    self = argument
  }
}
