/// The generations of Apple's systems between which controls changed their sizes.
package enum SystemGeneration: String, Sendable, Hashable, CaseIterable {
  /// iOS 12, macOS 10.15 and earlier.
  case early
  /// iOS 13 to 18, macOS 11 to 15.
  case middle
  /// iOS 26, macOS 26 and later.
  case os26
}

extension SystemGeneration {
  /// The generation whose sizes a build of Interface Builder draws; `middle` where the file does not tell the build.
  ///
  /// Later numbers than those of OS 26 are placeholders of hand-written files, and tell nothing either.
  package init(interfaceBuilderBuild build: Int?) {
    guard let build else {
      self = .middle
      return
    }
    if InterfaceBuilderBuild.iOS12.value.contains(build) {
      self = .early
    } else {
      self = InterfaceBuilderBuild.os26.value.contains(build) ? .os26 : .middle
    }
  }

  /// The generation whose sizes of AppKit's controls a build of Interface Builder draws.
  package init(macInterfaceBuilderBuild build: Int?) {
    self.init(interfaceBuilderBuild: build)
    if let build, InterfaceBuilderBuild.macEarly.value.contains(build) { self = .early }
  }

  /// The generation of a release of iOS by its number, such as `18` or `26.1`; nil where it is none.
  package init?(release: String) {
    let parts = release.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0], (7...99).contains(major) else {
      return nil
    }
    self.init(iOS: major)
  }

  /// The generation of a release of iOS or iPadOS by its major version.
  package init(iOS version: Int) {
    switch version {
    case ..<13: self = .early
    case 13..<26: self = .middle
    default: self = .os26
    }
  }
}

/// A figure for each generation of systems.
package struct GenerationFigures<Value: Sendable>: Sendable {
  private let early: Figure<Value>
  private let middle: Figure<Value>
  private let os26: Figure<Value>

  /// The same figure for every generation but those that are named.
  package init(_ middle: Figure<Value>, early: Figure<Value>? = nil, os26: Figure<Value>? = nil) {
    self.early = early ?? middle
    self.middle = middle
    self.os26 = os26 ?? middle
  }

  /// The figure of a generation.
  package subscript(generation: SystemGeneration) -> Figure<Value> {
    switch generation {
    case .early: early
    case .middle: middle
    case .os26: os26
    }
  }
}
