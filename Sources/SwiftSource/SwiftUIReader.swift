package import AuditModel

/// Reads the SwiftUI views of Swift sources: each type with a body is a screen.
///
/// What is read, and what is not, is described in `Documentation/swiftui.md`.
package struct SwiftUIReader: SourceReader {
  /// A reader.
  package init() {}

  /// Reads the source files of a project together: first what each declares, then the views.
  ///
  /// Syntax errors are ignored, as the parser does.
  package func read(
    _ sources: [SourceFile], completing interfaces: [InterfaceTree],
    with resources: SourceResources = SourceResources(),
    jobs: Int
  ) async -> SourceReadings {
    let parsed = await ParsedFiles(sources, readsEffects: !interfaces.isEmpty, jobs: jobs)
    return await Self.readings(of: parsed, completing: interfaces, with: resources, jobs: jobs)
  }

  /// Reads two versions of a project; the files that are the same in both are parsed once.
  package func read(
    _ sources: [SourceFile], and former: [SourceFile], completing interfaces: [InterfaceTree],
    with resources: SourceResources = SourceResources(), jobs: Int
  ) async -> (current: SourceReadings, former: SourceReadings) {
    let parsed = await ParsedFiles(sources, readsEffects: !interfaces.isEmpty, jobs: jobs)
    let before = await ParsedFiles(former, besides: parsed, readsEffects: !interfaces.isEmpty, jobs: jobs)
    return (
      await Self.readings(of: parsed, completing: interfaces, with: resources, jobs: jobs),
      await Self.readings(of: before, completing: interfaces, with: resources, jobs: jobs)
    )
  }

  /// What the files of a project describe.
  private static func readings(
    of parsed: ParsedFiles, completing interfaces: [InterfaceTree], with resources: SourceResources, jobs: Int
  ) async -> SourceReadings {
    var project = ParsedProject(parsed.files, with: resources)
    let started = project
    let unshown = await parsed.unused(among: project.mayBeUnshown, jobs: jobs)
    // What is gathered from all files is so on one thread, while others read the views.
    async let controls = Self.controls(
      of: started, besides: interfaces,
      without: UnusedCode(
        functions: parsed.uncalled(among: started.mayBeUncalled, jobs: jobs), types: unshown), jobs: jobs)
    async let completed = Self.completed(interfaces, reachedBy: resources.routes, started, parsed, jobs: jobs)
    for (platform, views) in project.platforms {
      let module = project.module(on: platform)
      let bodies = await views.mapOnLargeStacks(jobs: jobs) { $0?.screens(in: module) ?? [] }
      let visited = bodies.visited
      let unread = await views.mapOnLargeStacks(jobs: jobs) { $0?.unread(in: module, visited: visited) ?? [] }
      let unnamed = await parsed.uncalled(among: project.mayBeUnnamed(unread, in: module), jobs: jobs)
      let read = await parsed.usedOnly(by: bodies.calls, among: project.mayBeRead(bodies), jobs: jobs)
      project.add(bodies, unread, on: platform, without: unshown, unnamed, whereRead: read)
    }
    let (made, unreached) = await controls
    project.leaveOut(unreached)
    project.add(made)
    project.addComments()
    return SourceReadings(files: project.readings, interfaces: await completed)
  }

  /// The interfaces with what the code does with their objects, without the screens that it cannot load.
  private static func completed(
    _ interfaces: [InterfaceTree], reachedBy routes: [String: StoryboardRoutes], _ project: ParsedProject,
    _ parsed: ParsedFiles, jobs: Int
  ) async -> [InterfaceTree] {
    guard !interfaces.isEmpty else { return [] }
    let effects = EffectIndex(project.files.map(\.effects))
    let completion = project.completion(effects)
    let screens = LoadableScreens(
      of: interfaces, reachedBy: routes, effects: effects, files: parsed.files, sources: parsed.sources)
    return await interfaces.mapOnLargeStacks(jobs: jobs) {
      completion.completed(screens.loadable(effects.withOwner($0)))
    }
  }

  /// The controls that the code of each file makes, without those of code that nothing uses, and the views of SwiftUI that it hides in
  /// cells.
  private static func controls(
    of project: ParsedProject, besides interfaces: [InterfaceTree], without unused: UnusedCode, jobs: Int
  ) async -> (made: [MadeControls], unreached: Set<String>) {
    let declared = project.declaredTypes
    let controls = project.controls(besides: interfaces, without: unused)
    let index = project.module(on: nil)
    let files = zip(controls.files, project.platformsOfFiles).map { ($0, $1) }
    let made = await files.mapOnLargeStacks(jobs: jobs) { file, platforms in
      guard let file else { return MadeControls() }
      return MadeControls(
        trees: file.laidOutTrees(in: controls, index, on: platforms),
        unread: file.controlsOfLibraries(in: controls, declared: declared))
    }
    return (made, project.unreachedViews(in: controls))
  }
}
