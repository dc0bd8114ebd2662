import AuditModel

/// A location in a file, and what is there.
struct SARIFLocation: Encodable {
  struct Physical: Encodable {
    let artifactLocation: SARIFArtifact
    let region: Region
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct Logical: Encodable {
    let fullyQualifiedName: String
    let kind: String
  }

  let id: Int?
  let physicalLocation: Physical
  let logicalLocations: [Logical]?
  let message: SARIFText?
  /// The file and line, for links to it.
  let name: String

  private enum CodingKeys: String, CodingKey { case id, physicalLocation, logicalLocations, message }

  /// The location of a finding, with the element or key that it is about.
  init(_ finding: Finding, id: Int? = nil, message: SARIFText? = nil) {
    let location = finding.location
    let (line, column) = (max(1, location.line), max(1, location.column))
    self.id = id
    self.message = message
    name = location.short.visible()
    let kind = finding.element == nil ? "resource" : "element"
    logicalLocations = finding.subject.map { [Logical(fullyQualifiedName: $0.visible(), kind: kind)] }
    physicalLocation = Physical(
      artifactLocation: SARIFArtifact(path: location.file),
      region: Region(startLine: line, startColumn: column, endLine: line, endColumn: column &+ finding.marked))
  }
}

extension Finding {
  /// How many characters of the line to mark: a key in quotation marks, else the first character, since reports do not know the file.
  fileprivate var marked: Int {
    guard self.location.file.hasSuffix(".strings"), self.element == nil, let key = self.key, self.location.column > 0,
      self.leaf == nil
    else { return 1 }
    return key.unicodeScalars.count + 2
  }
}
