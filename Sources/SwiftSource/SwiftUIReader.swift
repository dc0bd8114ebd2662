package import AuditModel
internal import Synchronization
internal import Utilities

/// Reads the SwiftUI views of Swift sources: each type with a body is a screen.
///
/// What is read, and what is not, is described in `Documentation/swiftui.md`.
package struct SwiftUIReader: SourceReader {
  /// The parser's recursion is as deep as a source is nested, and the threads of tasks have small stacks.
  private static let stackSize = 16 * LargeStack.usualSize

  /// A reader.
  package init() {}

  /// Reads the source files of a project together: first what each declares, then the views.
  ///
  /// Syntax errors are ignored, as the parser does.
  package func read(
    _ sources: [SourceFile], completing interfaces: [InterfaceTree], tables: [TableKeys] = [], jobs: Int
  ) async -> SourceReadings {
    let files = await Self.parsed(sources, readsEffects: !interfaces.isEmpty, jobs: jobs)
    return await Self.readings(of: files, sources, completing: interfaces, tables: tables, jobs: jobs)
  }

  /// Reads two versions of a project; the files that are the same in both are parsed once.
  package func read(
    _ sources: [SourceFile], and former: [SourceFile], completing interfaces: [InterfaceTree], tables: [TableKeys] = [],
    jobs: Int
  ) async -> (current: SourceReadings, former: SourceReadings) {
    let files = await Self.parsed(sources, readsEffects: !interfaces.isEmpty, jobs: jobs)
    let known = Dictionary(zip(sources, files).map { (ExactText($0.path), ($0, $1)) }) { first, _ in first }
    let before = await Self.map(former, jobs: jobs) { source in
      if let (same, file) = known[ExactText(source.path)], same == source { return file }
      return ParsedSource(source, readsEffects: !interfaces.isEmpty)
    }
    return (
      await Self.readings(of: files, sources, completing: interfaces, tables: tables, jobs: jobs),
      await Self.readings(of: before, former, completing: interfaces, tables: tables, jobs: jobs)
    )
  }

  /// The parsed files.
  ///
  /// - Parameter readsEffects: Whether there are interface files: what code does with objects matters only to them.
  private static func parsed(_ sources: [SourceFile], readsEffects: Bool, jobs: Int) async -> [ParsedSource] {
    await map(sources, jobs: jobs) { ParsedSource($0, readsEffects: readsEffects) }
  }

  /// What the parsed files of a project describe.
  private static func readings(
    of parsed: [ParsedSource], _ sources: [SourceFile], completing interfaces: [InterfaceTree], tables: [TableKeys],
    jobs: Int
  ) async -> SourceReadings {
    let files = await gatheringCalls(parsed, of: sources, jobs: jobs)
    var project = ParsedProject(files, tables: tables)
    let parsed = project
    // What is gathered from all files is so on one thread, while others read the views.
    async let controls = Self.controls(of: parsed, besides: interfaces, jobs: jobs)
    async let completed = Self.completed(interfaces, by: parsed, jobs: jobs)
    for (platform, views) in project.platforms {
      let module = project.module(on: platform)
      let bodies = await Self.map(views, jobs: jobs) { $0?.screens(in: module) ?? [] }
      let visited = bodies.visited
      let unread = await Self.map(views, jobs: jobs) { $0?.unread(in: module, visited: visited) ?? [] }
      let previewed = await Self.unused(among: project.previewed(bodies), in: files, sources, jobs: jobs)
      project.add(bodies, unread, on: platform, without: previewed)
    }
    project.add(await controls)
    project.addComments()
    return SourceReadings(files: project.readings, interfaces: await completed)
  }

  /// The files; those that make no controls are asked for the texts that they give to functions of others.
  private static func gatheringCalls(
    _ files: [ParsedSource], of sources: [SourceFile], jobs: Int
  ) async -> [ParsedSource] {
    guard let signs = FunctionsOfTexts(files.lazy.compactMap(\.controls)).signsOfCalls else { return files }
    return await map(Array(zip(files, sources)), jobs: jobs) { file, source in
      file.gatheringCalls(in: source, by: signs)
    }
  }

  /// The types of some names that no code of the files uses but their own, and previews.
  private static func unused(
    among names: Set<String>, in files: [ParsedSource], _ sources: [SourceFile], jobs: Int
  ) async -> Set<String> {
    guard !names.isEmpty else { return [] }
    let uses = await map(Array(zip(files, sources)), jobs: jobs) { file, source in file.uses(of: names, in: source) }
    return uses.reduce(into: Set()) { $0.formUnion($1) }.unused(among: names)
  }

  /// The interfaces with what the code does with their objects.
  private static func completed(
    _ interfaces: [InterfaceTree], by project: ParsedProject, jobs: Int
  ) async -> [InterfaceTree] {
    let completion = project.completion
    return await map(interfaces, jobs: jobs) { completion.completed($0) }
  }

  /// The controls that the code of each file makes.
  private static func controls(
    of project: ParsedProject, besides interfaces: [InterfaceTree], jobs: Int
  ) async -> [MadeControls] {
    let declared = project.declaredTypes
    let controls = project.controls(besides: interfaces)
    let index = project.module(on: nil)
    let files = zip(controls.files, project.platformsOfFiles).map { ($0, $1) }
    return await map(files, jobs: jobs) { file, platforms in
      guard let file else { return MadeControls() }
      return MadeControls(
        trees: file.laidOutTrees(in: controls, index, on: platforms),
        unread: file.controlsOfLibraries(in: controls, declared: declared))
    }
  }

  /// The values of files, made on one thread for each job, since a thread with a large stack is slow to start.
  private static func map<Source: Sendable, Value: Sendable>(
    _ sources: [Source], jobs: Int, _ transform: @escaping @Sendable (Source) -> Value
  ) async -> [Value] {
    let queue = Queue(count: sources.count)
    let made = await concurrentMap(Array(0..<min(max(1, jobs), sources.count)), workers: jobs) { _ in
      LargeStack.run(size: Self.stackSize) { queue.map { ($0, transform(sources[$0])) } }
    }
    return made.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Hands out the indices of a list, each once, to several threads.
  private final class Queue: Sequence, IteratorProtocol, Sendable {
    private let count: Int
    private let started = Atomic(0)

    init(count: Int) { self.count = count }

    func next() -> Int? {
      let index = started.add(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }
  }
}
