package import AuditModel
import Utilities

/// The generations of Apple's systems between which controls changed their sizes.
package enum SystemGeneration: String, Sendable, Hashable, CaseIterable {
  /// iOS 12, macOS 10.15 and earlier.
  case iOS12
  /// iOS 13 to 18, macOS 11 to 15.
  case iOS13to18
  /// iOS 26, macOS 26 and later.
  case iOS26
}

extension SystemGeneration {
  /// The generation whose sizes a build of Interface Builder draws; `iOS13to18` where the file does not tell the build.
  ///
  /// Later numbers than those of OS 26 are placeholders of hand-written files, and tell nothing either.
  package init(interfaceBuilderBuild build: Int?) {
    guard let build else {
      self = .iOS13to18
      return
    }
    if InterfaceBuilderBuild.iOS12.value.contains(build) {
      self = .iOS12
    } else {
      self = InterfaceBuilderBuild.iOS26.value.contains(build) ? .iOS26 : .iOS13to18
    }
  }

  /// The generation whose sizes of AppKit's controls a build of Interface Builder draws.
  package init(macInterfaceBuilderBuild build: Int?) {
    self.init(interfaceBuilderBuild: build)
    if let build, InterfaceBuilderBuild.macEarly.value.contains(build) { self = .iOS12 }
  }

  /// The major versions of iOS that there are: none between 18 and 26.
  private static let iOSVersions: [ClosedRange<Int>] = [7...18, 26...27]

  /// The releases of iOS, as messages list them: `7 to 18, 26 or 27`.
  package static var releases: String {
    let ranges = iOSVersions.flatMap { $0.count > 2 ? ["\($0.lowerBound) to \($0.upperBound)"] : $0.map { "\($0)" } }
    return ranges.joinedByOr
  }

  /// The generation of a release of iOS by its number, such as `18` or `26.1`; nil for anything else.
  package init?(release: String) {
    let parts = release.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0],
      Self.iOSVersions.contains(where: { $0.contains(major) })
    else {
      return nil
    }
    self.init(iOS: major)
  }

  /// The first major version of iOS and iPadOS of the generation.
  package var firstOfIOS: Int {
    switch self {
    case .iOS12: 12
    case .iOS13to18: 13
    case .iOS26: 26
    }
  }

  /// The generation of a release of iOS or iPadOS by its major version.
  package init(iOS version: Int) {
    switch version {
    case ..<13: self = .iOS12
    case 13..<26: self = .iOS13to18
    default: self = .iOS26
    }
  }
}

/// A figure for each generation of systems.
package struct GenerationFigures<Value: Sendable>: Sendable {
  private let iOS12: Figure<Value>
  private let iOS13to18: Figure<Value>
  private let iOS26: Figure<Value>

  /// The same figure for every generation but those that are named.
  package init(_ iOS13to18: Figure<Value>, iOS12: Figure<Value>? = nil, iOS26: Figure<Value>? = nil) {
    self.iOS12 = iOS12 ?? iOS13to18
    self.iOS13to18 = iOS13to18
    self.iOS26 = iOS26 ?? iOS13to18
  }

  /// The figures with other values from the same sources.
  package func map<Other>(_ transform: @escaping (Value) -> Other) -> GenerationFigures<Other> {
    let changed = { (figure: Figure<Value>) in Figure<Other>(transform(figure.value), figure.source) }
    return .init(changed(iOS13to18), iOS12: changed(iOS12), iOS26: changed(iOS26))
  }

  /// The figure of a generation.
  package subscript(generation: SystemGeneration) -> Figure<Value> {
    switch generation {
    case .iOS12: iOS12
    case .iOS13to18: iOS13to18
    case .iOS26: iOS26
    }
  }
}

/// The builds of Interface Builder that write `toolsVersion`.
package enum InterfaceBuilderBuild {
  /// The builds whose frames are those of iOS 12 and earlier (Xcode 10 and earlier).
  package static let iOS12 = Figure(1..<15000, .interfaceBuilderFrames)
  /// The builds whose frames of AppKit's controls are those of macOS 10.15 and earlier.
  ///
  /// Push buttons have the old insets in files of builds 15702, 16097 and 17506, the new ones in those of 18122 and later.
  package static let macEarly = Figure(1..<17600, .interfaceBuilderFrames)
  /// The builds whose labels are a point higher: 17 points at 13 points of font size (n > 100), 16 from build 15702 on.
  package static let tallMacLabels = Figure(1..<15000, .interfaceBuilderFrames)
  /// The builds whose frames are those of OS 26; later numbers are placeholders of hand-written files, not builds.
  package static let iOS26 = Figure(24000..<30000, .interfaceBuilderFrames)
  /// The builds that draw text styles as at the content size `xSmall`: of one-line labels 46 of 48 of builds 18122 to 20037, and none
  /// of 40 of builds from 21208 on, which draw them as at `large`.
  package static let smallText = Figure(18000..<21000, .interfaceBuilderFrames)
  /// The builds in which a rounded text field is at least 34 points tall (n > 100); in earlier ones it is 30 (n = 43).
  package static let tallTextFields = Figure(17000..<40000, .interfaceBuilderFrames)
  /// The builds in which the content of a cell has margins of 8 points on all sides (n = 30).
  package static let plainCellMargins = Figure(1..<13000, .interfaceBuilderFrames)
  /// The builds in which the margin at each side of a narrow device's cell is 15 points (n = 19); earlier and later ones have 16.
  package static let narrowCellMargins = Figure(14800..<17000, .interfaceBuilderFrames)

  /// The content size at which a build draws text styles.
  package static func contentSize(of build: Int?) -> ContentSizeCategory {
    build.map(smallText.value.contains) == true ? .xSmall : .large
  }
}
