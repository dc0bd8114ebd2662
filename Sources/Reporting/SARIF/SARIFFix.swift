import AuditModel

/// A change that removes a result (section 3.55): all its edits together.
struct SARIFFix: Encodable {
  struct Change: Encodable {
    let artifactLocation: SARIFArtifact
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: SARIFLocation.Region
    let insertedContent: SARIFText
  }

  let description: SARIFText
  let artifactChanges: [Change]

  /// Edits of a result at most; of more, `fitspoken fix` is the way.
  private static let limit = 100

  /// The fixes of a group of findings; nil without any, or with too many edits.
  static func all(of group: FindingGroup) -> [SARIFFix]? {
    guard let first = group.fixes.first else { return nil }
    let changes = group.fixes.flatMap(\.changes)
    guard !changes.isEmpty, changes.count <= limit else { return nil }
    let files = Dictionary(grouping: changes, by: \.start.file).sorted { $0.key < $1.key }
    let description = "\(first.title) (\(first.safety.rawValue); fitspoken fix)"
    return [
      SARIFFix(
        description: SARIFText(text: description),
        artifactChanges: files.map { path, changes in
          Change(artifactLocation: SARIFArtifact(path: path), replacements: changes.map(Replacement.init))
        })
    ]
  }
}

extension SARIFFix.Replacement {
  fileprivate init(_ change: TextChange) {
    deletedRegion = SARIFLocation.Region(
      startLine: change.start.line, startColumn: change.start.column, endLine: change.end.line,
      endColumn: change.end.column)
    insertedContent = SARIFText(text: change.replacement)
  }
}
