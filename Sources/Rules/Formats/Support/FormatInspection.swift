import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// Compares all formats of an entry with the source's, once for all format rules.
///
/// Of several problems with the arguments of a text, only the first in the order of ``TextComparison`` is reported.
struct FormatInspection: EntryInspection {
  /// The problems, in the order of the texts.
  private(set) var found: [LocatedFormatProblem] = []

  /// The problems of an entry; for the source's own entry, or if the source is not known, those that do not depend on
  /// it.
  init?(_ unit: EntryUnit) {
    self.init(entry: unit.entry, fileFormat: unit.format, source: unit.model, isSource: unit.context.isSource)
    for index in found.indices { found[index].reference = unit.reference }
  }

  /// The problems of an entry in a file of that format.
  init?(entry: StringsEntry, fileFormat: FileFormat, source: SourceEntry?, isSource: Bool) {
    let format = source?.format
    guard Self.concerns(entry, format), !Self.agree(entry, format) else { return nil }
    let translation = EntryFormat(entry, source: format)
    let check = VariableCheck(
      entry: entry, fileFormat: fileFormat, format: translation, source: format, isSource: isSource)
    found = check.found
    // A source that is not a format says nothing about its translations.
    if source == nil || format != nil || !translation.variables.isEmpty {
      compareTexts(of: translation, source: format, isSource: isSource, except: check.misspelled)
    }
    if found.isEmpty { return nil }
  }

  private mutating func compareTexts(
    of translation: EntryFormat, source: EntryFormat?, isSource: Bool, except misspelled: Set<LeafPath>
  ) {
    for text in translation.texts
    where !text.string.isEmpty && !misspelled.contains(text.path) && translation.isPlaced(text, source) {
      let comparison = TextComparison(text, of: translation, source: source, isSource: isSource)
      found += comparison.problems.map {
        LocatedFormatProblem(
          problem: $0, path: text.path, evidence: Self.evidence(text, source: comparison.counterpart))
      }
    }
  }

  private static func evidence(_ text: EntryFormat.Text, source: EntryFormat.Text?) -> [String: Evidence] {
    source.map { ["source": .text($0.string), "translation": .text(text.string)] } ?? [:]
  }

  /// Whether there is anything to check: most texts are not formats.
  private static func concerns(_ entry: StringsEntry, _ source: EntryFormat?) -> Bool {
    // Neither is a format of a rule editor.
    if RuleEditorFormat.matches(entry.key) || RuleEditorFormat.matches(entry.value) { return false }
    if source != nil || entry.variables != nil || entry.leaves != nil { return true }
    return entry.value.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether a plain translation takes exactly the arguments of its plain source, as most do: then there is no problem.
  ///
  /// Several unnumbered format specifiers of the same type are checked anyway (`format-needs-positions`).
  private static func agree(_ entry: StringsEntry, _ source: EntryFormat?) -> Bool {
    guard entry.leaves == nil, entry.variables == nil, let known = source?.plain else { return false }
    let format = FormatString(entry.value)
    return format.takesTheSame(as: known) && (format.uses.count < 2 || format.hasPositions)
  }
}

extension EntryFormat {
  /// Whether it is known which arguments a text takes: the texts of a variable that is not embedded are never shown.
  fileprivate func isPlaced(_ text: Text, _ source: EntryFormat?) -> Bool {
    guard let name = text.path.variable else { return true }
    return variables[name]?.isEmbedded == true || source?.variables[name]?.isEmbedded == true
  }
}

/// A rule about formats; all of them share one inspection of an entry, which also selects one of several problems.
protocol FormatRule: InspectionRule where Inspection == FormatInspection {
  /// The problem to report; nil if another rule reports it.
  func problem(for found: LocatedFormatProblem) -> Problem?
}

extension FormatRule {
  /// True: most problems are differences from the source's arguments.
  static var comparesWithSource: Bool { true }

  /// The problems of this rule among the problems of the entry's formats.
  func problems(in inspection: FormatInspection) -> [Problem] {
    inspection.found.compactMap { found in
      guard var problem = self.problem(for: found) else { return nil }
      problem.path = found.path
      problem.evidence.merge(found.evidence) { given, _ in given }
      return problem
    }
  }
}
