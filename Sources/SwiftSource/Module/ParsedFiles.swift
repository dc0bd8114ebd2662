internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// The source files of one version of a project, parsed.
struct ParsedFiles: Sendable {
  /// The files as they are written.
  let sources: [SourceFile]
  /// The files, each read alone.
  private let alone: [ParsedSource]
  /// The names of the functions that give texts to controls.
  private let functionsOfTexts: Set<String>
  /// The files, with the texts that they give to functions of others.
  let files: [ParsedSource]

  /// Parses files; those that make no controls are asked for the texts that they give to functions of others.
  ///
  /// - Parameters:
  ///   - other: Another version, of which the files that are the same are not parsed again.
  ///   - readsEffects: Whether there are interface files: what code does with objects matters only to them.
  init(_ sources: [SourceFile], besides other: ParsedFiles? = nil, readsEffects: Bool, jobs: Int) async {
    let versions = other.map { $0.versions(of: sources) } ?? sources.map { Version(source: $0) }
    let alone = await versions.mapOnLargeStacks(jobs: jobs) { version in
      version.alone ?? ParsedSource(version.source, readsEffects: readsEffects)
    }
    (self.sources, self.alone) = (sources, alone)
    functionsOfTexts = FunctionsOfTexts.names(in: alone.lazy.map(\.functionsOfTexts))
    guard !functionsOfTexts.isEmpty else {
      files = alone
      return
    }
    let signs = FunctionsOfTexts.signsOfCalls(to: functionsOfTexts)
    let areSame = other?.functionsOfTexts == functionsOfTexts
    files = await Array(zip(versions, alone)).mapOnLargeStacks(jobs: jobs) { version, file in
      if areSame, let known = version.gathered { return known }
      return file.gatheringCalls(in: version.source, by: signs)
    }
  }

  /// The types of some names that no code of the files uses but their own, and previews.
  func unused(among names: Set<String>, jobs: Int) async -> Set<String> {
    guard !names.isEmpty else { return [] }
    let uses = await Array(zip(files, sources)).mapOnLargeStacks(jobs: jobs) { file, source in
      file.uses(of: names, in: source)
    }
    return uses.reduce(into: Set()) { $0.formUnion($1) }.unused(among: names)
  }

  /// The types of some names that nothing uses but some calls, outside previews.
  func usedOnly(by calls: Set<SyntaxIdentifier>, among names: Set<String>, jobs: Int) async -> Set<String> {
    guard !names.isEmpty else { return [] }
    let signs = ByteSigns(names)
    let uses = await Array(zip(files, sources)).mapOnLargeStacks(jobs: jobs) { file, source in
      signs.occur(in: source.bytes) ? file.uses(of: names, in: source, but: calls) : []
    }
    return uses.reduce(into: names) { $0.subtract($1.map(\.name)) }
  }

  /// The members of some names that nothing names: each name is written once, where the member is declared.
  func uncalled(among names: Set<String>, jobs: Int) async -> Set<String> {
    guard !names.isEmpty else { return [] }
    let signs = ByteSigns(names)
    let counts = await sources.mapOnLargeStacks(jobs: jobs) { signs.counts(in: $0.bytes) }
    let all = counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    return names.filter { all[$0] == 1 }
  }

  /// A file, with what is known of it if another version of the project has the same.
  private struct Version {
    let source: SourceFile
    var alone: ParsedSource?
    var gathered: ParsedSource?
  }

  /// Some files, with what is known of those that are the same in this version.
  private func versions(of others: [SourceFile]) -> [Version] {
    let indices = Dictionary(zip(sources.map { ExactText($0.path) }, sources.indices)) { first, _ in first }
    return others.map { source in
      guard let index = indices[ExactText(source.path)], sources[index] == source else {
        return Version(source: source)
      }
      return Version(source: source, alone: alone[index], gathered: files[index])
    }
  }
}
