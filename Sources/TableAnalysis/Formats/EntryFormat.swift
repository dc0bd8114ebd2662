package import AuditModel
package import FormatStrings

/// The formats of an entry: all its texts, parsed once, with the arguments that they take.
package struct EntryFormat: Sendable {
  /// One text.
  package struct Text: Sendable {
    /// The way to it.
    package var path: LeafPath
    /// The text.
    package var string: String
    /// The text as a format.
    package var format: FormatString
    /// The argument that its first bare directive takes: 1, or that of the variable whose text it is.
    package var first = 1
    /// The arguments that the texts around it take, where it is a variable's.
    package var around = ArgumentSet()
  }

  /// The texts, in the order of the file.
  package private(set) var texts: [Text] = []
  /// The variables by name; those that no text embeds, too.
  package private(set) var variables: [String: FormatVariable] = [:]
  /// What the texts take, by the arguments' numbers less one; nil where none says it.
  package private(set) var arguments: [FormatArgument?] = []
  /// Whether a text is more likely prose than a format, so that nothing can be said of it for sure.
  package private(set) var looksLikeProse = false
  private var indices: [LeafPath: Int] = [:]

  /// The format of a single text.
  package init(_ string: String) {
    texts = [Text(path: LeafPath(), string: string, format: FormatString(string))]
    collect()
  }

  /// The formats of an entry; `source` tells the arguments of variables that none of its own texts embeds, as where an
  /// XLIFF lacks the format.
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

  /// Whether it surely is a format, so that translations can be compared with it.
  package var isFormat: Bool { !looksLikeProse && !arguments.isEmpty }

  /// The format of the only text; nil where there are several, or variables.
  package var plain: FormatString? {
    guard indices.isEmpty, texts.count == 1, let format = texts.first?.format else { return nil }
    return format.uses.contains { $0.argument == .variable } ? nil : format
  }

  /// What an argument is, by its number; nil where nobody says it.
  package func argument(_ number: Int) -> FormatArgument? {
    arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
  }

  /// The text that a translation's text is compared with; nil where there is none.
  package func counterpart(of path: LeafPath) -> Text? {
    if indices.isEmpty { return path.variable == nil ? texts.first : nil }
    if let index = path.counterparts.lazy.compactMap({ indices[$0] }).first { return texts[index] }
    return path.variable == nil ? texts.first { $0.path.variable == nil && $0.path.isGeneral } : nil
  }

  /// What a use takes: of a variable what its value type says.
  package func argument(of use: FormatString.Use) -> FormatArgument {
    guard use.argument == .variable, let name = use.name else { return use.argument }
    return variables[name]?.type ?? .variable
  }

  /// The arguments that uses show: of variables those that their texts take.
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
    // The general texts first: what the others take differently is their fault.
    for text in texts.filter({ $0.path.isGeneral }) + texts.filter({ !$0.path.isGeneral }) {
      looksLikeProse = looksLikeProse || text.format.looksLikeProse || text.format.looksLikeDate
      for use in text.format.uses where (1...127).contains(use.position) {
        while arguments.count < use.position { arguments.append(nil) }
        let known = arguments[use.position - 1]
        // A variable without value type may take anything, until another text says what.
        if known == nil || known == .variable { arguments[use.position - 1] = argument(of: use) }
      }
    }
  }
}

/// A variable that formats embed.
package struct FormatVariable: Sendable {
  /// The number of its argument.
  package var position: Int
  /// What its argument is, by its value type; nil where that is absent or none.
  package var type: FormatArgument?
  /// Whether a text embeds it.
  package var isEmbedded = false
  /// The arguments that its texts take, and those of the variables in them.
  package var shown = ArgumentSet()
}

extension LeafPath {
  /// Whether all its conditions are those that hold where no other does.
  var isGeneral: Bool {
    steps.allSatisfy { step in
      switch step {
      case .plural(let category): category == "other"
      case .device(let device): device == "other"
      case .width, .item, .substitution: true
      }
    }
  }

  /// Whether it is of a form that may leave out the number: `zero`, `one` or `two`.
  package var mayOmitNumber: Bool {
    steps.contains { step in
      if case .plural(let category) = step { ["zero", "one", "two"].contains(category) } else { false }
    }
  }

  /// Whether it is one of several texts for the same: a device's or a width's.
  package var isVariant: Bool {
    steps.contains { step in
      switch step {
      case .device, .width: true
      case .plural, .substitution, .item: false
      }
    }
  }
}
