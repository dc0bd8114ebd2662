internal import AuditModel
internal import SwiftSyntax

/// The parsed files of a project, and what came of each.
struct ParsedProject: Sendable {
  /// The files.
  let files: [ParsedSource]
  private let index: ModuleIndex
  /// What came of each file, in their order.
  private(set) var readings: [SourceReading]
  /// The calls of views that were read.
  private var visited: Set<SyntaxIdentifier> = []
  private var told = ToldScreens()
  /// The names of the types that are only drawn.
  private let drawn: Set<String>

  /// The natural size of an image by its name.
  private let imageSize: @Sendable (String) -> Size?

  /// A project of some files.
  init(_ files: [ParsedSource], with resources: SourceResources) {
    self.files = files
    index = ModuleIndex(files, tables: resources.tables)
    imageSize = resources.imageSize
    readings = files.map(\.fault)
    drawn = Self.drawn(in: files)
  }

  /// The names of the types that the files use in nothing but what they draw.
  private static func drawn(in files: [ParsedSource]) -> Set<String> {
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.drawn.filter(\.isTypeName)) }
    guard !names.isEmpty else { return [] }
    return files.reduce(into: names) { names, file in
      if let views = file.views { names.subtract(DrawnViews(in: views.file, among: names).shown) }
    }
  }

  /// What the code of the files does with the objects of interface files.
  func completion(_ effects: EffectIndex) -> InterfaceCompletion {
    InterfaceCompletion(effects: effects, module: index, imageSize: imageSize)
  }

  /// The views of each file, first on the platform that the file is mostly for, with nil for it, then on each of the others.
  var platforms: [(platform: Platform?, views: [SourceViews?])] {
    let others = Platform.allCases.map { platform in
      (Optional(platform), files.map { $0.views(on: platform) })
    }
    return [(nil, files.map { $0.views(on: nil) })] + others.filter { $0.1.contains { $0 != nil } }
  }

  /// What the files declare on a platform; nil is that for which each is mostly.
  func module(on platform: Platform?) -> ModuleIndex { platform.map { index.on($0, files) } ?? index }

  /// Adds the screens of the bodies of each file, and those of views that no body is known to show.
  ///
  /// - Parameters:
  ///   - unshown: The names of the types that nothing shows, or previews alone.
  ///   - unnamed: The names of the members that no code names.
  ///   - read: The names of the types of which all uses were read.
  mutating func add(
    _ bodies: [[ViewScreens]], _ unread: [[ViewScreens]], on platform: Platform?, without unshown: Set<String>,
    _ unnamed: Set<String>, whereRead read: Set<String>
  ) {
    let outermost = Set(unread.flatMap(\.self).outermost.map(\.id))
    let views = (bodies + unread).flatMap(\.self)
    let absent = views.types(only: drawn, by: \.shortName).union(views.types(only: unshown, by: \.distinctName))
    let parts = views.filter { !absent.contains($0.type.identity) }.parts(whereRead: read)
    let all = zip(bodies, unread).map { $0 + $1.filter { outermost.contains($0.id) } }
    for (index, screens) in all.enumerated() where !screens.isEmpty {
      let shown = screens.filter { view in
        !absent.contains(view.type.identity) && view.member.map(unnamed.contains) != true
      }
      add(shown, without: parts, on: platform, ofFileAt: index)
    }
    visited.formUnion(all.visited)
  }

  private mutating func add(
    _ screens: [ViewScreens], without parts: Set<String>, on platform: Platform?, ofFileAt index: Int
  ) {
    guard let views = files[index].views(on: platform) else { return }
    let shown = views.platform
    var tree = InterfaceTree(source: files[index].declarations.path, platform: shown)
    tree.framework = .swiftUI
    if views.conditions.isCatalyst { tree.isCatalyst = true }
    tree.comments = files[index].comments
    tree.screens = screens.flatMap { view in
      // What is the same on another platform is not told again.
      if platform != nil, view.visited.isSubset(of: visited) { return [Screen]() }
      let isPart = parts.contains(view.type.identity) && !view.isUnread
      let own = isPart ? [] : [view.own].compactMap(\.self)
      // What several views present, or make for views that are not known, may be the same.
      return own.filter { !view.isUnread || told.isNew($0, on: shown, isOther: platform != nil) }
        + view.presented.filter { told.isNew($0, on: shown, isOther: platform != nil) }
    }
    if platform == nil { readings[index] = SourceReading() }
    if platform == nil || !tree.screens.isEmpty { readings[index].trees.append(tree) }
  }
}

extension ParsedProject {
  /// What the code of all files does with controls.
  ///
  /// - Parameters:
  ///   - interfaces: The interface files.
  ///   - unused: The code that nothing uses.
  func controls(
    besides interfaces: [InterfaceTree], without unused: UnusedCode = UnusedCode()
  ) -> ModuleControls {
    let roots = interfaces.flatMap(\.screens).map(\.root)
    let loaded = roots.flatMap(\.customClasses) + interfaces.compactMap(\.ownerClass)
    var controls = ModuleControls(
      files.map(\.controls), besides: files.lazy.filter { $0.controls == nil }.map(\.declarations),
      loadedClasses: Set(loaded.map(\.lastTypeName)), without: unused)
    controls.namedRepresentables = NamedRepresentables(controls.representables, in: files.compactMap { $0.views?.file })
    return controls
  }

  /// The views that are shown in nothing but cells of which VoiceOver reads no content.
  func unreachedViews(in controls: ModuleControls) -> Set<String> {
    let hosted = files.reduce(into: Set<HostedViews.Use>()) { $0.formUnion($1.hosted) }
    guard !hosted.isEmpty else { return [] }
    let names = Set(hosted.map(\.view))
    let uses = files.compactMap { $0.views.map { TypeUses(of: names, in: $0.file).found } }
    let closed = files.reduce(into: Set<String>()) { $0.formUnion($1.closed) }
    return HostedViews.unreached(hosted, uses: Set(uses.joined())) { host in
      closed.contains(host) || controls.override(by: host, of: \.content)?.isUnreached == true
    }
  }

  /// Leaves out the screens of views that VoiceOver does not reach.
  mutating func leaveOut(_ unreached: Set<String>) {
    guard !unreached.isEmpty else { return }
    for file in readings.indices {
      for tree in readings[file].trees.indices where readings[file].trees[tree].framework == .swiftUI {
        readings[file].trees[tree].screens.removeAll { unreached.contains($0.id) }
      }
    }
  }

  /// Adds the controls that each file makes, in their order.
  mutating func add(_ controls: [MadeControls]) {
    for (index, made) in controls.enumerated() {
      if !made.trees.isEmpty { add(made.trees, ofFileAt: index) }
      // What a file of SwiftUI makes without knowing the type is a view of an unknown kind.
      guard made.unread > 0, files[index].views == nil else { continue }
      if readings[index].trees.isEmpty { readings[index].skipped = Self.ofLibraries }
      readings[index].unreadControls = made.unread
    }
  }

  private static let ofLibraries = "the file makes no controls but those of libraries, whose classes are not read"

  /// Keeps the comments of files that show nothing themselves, but may have texts that others show.
  mutating func addComments() {
    for (index, file) in files.enumerated() where readings[index].trees.isEmpty && file.comments?.isEmpty == false {
      var tree = InterfaceTree(source: file.declarations.path, platform: .iOS)
      (tree.framework, tree.comments) = (.swiftUI, file.comments)
      readings[index].trees = [tree]
    }
  }

  private mutating func add(_ trees: [InterfaceTree], ofFileAt index: Int) {
    if readings[index].trees.isEmpty { readings[index] = SourceReading() }
    readings[index].trees += trees.map { tree in
      var tree = tree
      tree.comments = files[index].comments
      return tree
    }
  }

  /// The names of the types that the files declare, without those of the types around them.
  var declaredTypes: Set<String> { files.reduce(into: []) { $0.formUnion($1.declarations.typeNames) } }

  /// The platforms of each file's targets.
  var platformsOfFiles: [Set<Platform>] { files.map(\.platforms) }
}

extension Element {
  /// The classes of the app that the element and those inside it are of.
  fileprivate var customClasses: [String] {
    [connections.customClass].compactMap(\.self) + children.flatMap(\.customClasses)
  }
}

extension [[ViewScreens]] {
  /// The calls of views of the app whose bodies were read.
  var calls: Set<SyntaxIdentifier> { joined().reduce(into: []) { $0.formUnion($1.calls) } }

  /// The calls of views and the statements of members that were read.
  var visited: Set<SyntaxIdentifier> { joined().reduce(into: []) { $0.formUnion($1.visited) } }
}

extension SourceViews {
  /// The screens of the bodies, in a module.
  func screens(in module: ModuleIndex) -> [ViewScreens] {
    // A widget has the size of its family, which the home screen decides.
    let isOfWidgets = types.imports.contains("WidgetKit")
    return types.views.map { type in
      var screens = ViewScreens(of: module.completed(type, for: platform), in: context(module))
      if isOfWidgets { screens.detach() }
      return screens
    }
  }

  /// The views that no body is known to show.
  ///
  /// - Parameter visited: The calls of views and the statements of members that were read.
  func unread(in module: ModuleIndex, visited: Set<SyntaxIdentifier>) -> [ViewScreens] {
    let context = context(module)
    let found = UnreadViews(in: file, visited: visited, conditions: context.conditions) { name in
      ViewWalk.opens(name) && !module.declares(name, in: locations.file)
    }.found
    return found.map { unread in
      let known = types.types[unread.type].map { module.completed($0, for: platform) }
      let unknown = ViewType(name: unread.type, locations: locations, node: Syntax(file))
      let type = known ?? (unread.type.isEmpty ? types.outside : unknown)
      return ViewScreens(of: unread, of: type, in: context)
    }
  }

  private func context(_ module: ModuleIndex) -> SourceContext {
    SourceContext(conditions: conditions, module: module, isOtherPlatform: isOther)
  }
}
