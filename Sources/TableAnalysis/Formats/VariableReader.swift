package import AuditModel
import FormatStrings

/// Reads an entry's texts in the order in which Foundation does: first those that are formats by themselves, then those of
/// the variables that they embed, whose bare directives are counted from the variable's own argument.
///
/// CoreFoundation, `CFString.c`: a variable's text is formatted with the number of the variable's argument as the first.
package struct VariableReader {
  private let leaves: [StringsLeaf]
  private let declared: [String: StringsVariable]
  private let leavesByVariable: [String: [Int]]
  private let source: EntryFormat?
  private var found: [EntryFormat.Text?]
  /// Variables that texts embed, whose own texts are still to be read.
  private var pending: [String] = []
  /// The arguments that the texts around a variable take, its own included.
  private var around: [String: ArgumentSet] = [:]
  /// The variables by name.
  package private(set) var variables: [String: FormatVariable] = [:]

  /// A reader of an entry's texts; `source` tells the arguments of variables that none of them embeds.
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
    // `%arg` is a String Catalog's own; a stringsdict's variable says its rule.
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

  /// Adds what a variable's texts show, with the variables in them; each variable is looked at once.
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
  /// What a variable's value type says, with or without a percent sign; nil where it is no format specifier.
  package init?(valueType: String) {
    let text = valueType.hasPrefix("%") ? valueType : "%" + valueType
    var scanner = FormatScanner(text)
    guard let directive = scanner.directive(), directive.text.utf8.count == text.utf8.count,
      let argument = directive.argument
    else { return nil }
    self = argument
  }
}
