internal import AuditModel
internal import SwiftSyntax

extension BuildConditions {
  /// Whether `#available` or `#unavailable` holds on all systems that the app is built for, or on none; nil if it is unknown.
  func holds(_ condition: AvailabilityConditionSyntax) -> Bool? {
    guard let deployment else { return nil }
    let holds = condition.availabilityKeyword.text == "#available"
    if let version = condition.version(of: platform) {
      return SystemVersion(version.trimmedDescription).flatMap { $0 <= deployment ? holds : nil }
    }
    // What names other platforms alone holds on this one; that of visionOS runs what asks for iOS, as the Mac does by Catalyst.
    let alike: Set<String> = platform == .visionOS || isCatalyst ? ["iOS", "macCatalyst"] : []
    return condition.platforms.isDisjoint(with: alike) ? holds : nil
  }
}

extension BuildConditions {
  /// Whether conditions hold that ask for releases, or are literals; nil if that is unknown, or if they hold by what else they ask for.
  func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    let answers = conditions.map { condition in
      condition.condition.as(AvailabilityConditionSyntax.self).map(holds)
        ?? condition.condition.as(ExprSyntax.self)?.boolean
    }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }
}

extension [BuildConditions] {
  /// How a file is built: once for each platform of which the first release is known.
  init(of source: SourceFile) {
    self = source.deploymentTargets.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      BuildConditions(platform: $0, deployment: $1)
    }
  }

  /// Whether conditions hold in all builds; nil if that is unknown, or differs.
  func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    let answers = Set(map { $0.holds(conditions) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }
}

extension AvailabilityConditionSyntax {
  /// The version of a platform that the condition names; nil if it names none.
  fileprivate func version(of platform: Platform) -> VersionTupleSyntax? {
    versions.first { $0.platform.text == platform.rawValue }?.version
  }

  /// The platforms that the condition names.
  fileprivate var platforms: Set<String> { Set(versions.map(\.platform.text)) }

  private var versions: [PlatformVersionSyntax] {
    availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
  }
}

extension IfExprSyntax {
  /// The releases of a platform's system that take each branch of the choice, in file order, as `#available` and `#unavailable`
  /// say; nil where they do not.
  func releases(of platform: Platform) -> [SystemReleases?] {
    var branches: [SystemReleases?] = []
    var before: Int?
    // Whether only the release decided so far.
    var isSettled = true
    var current: IfExprSyntax? = self
    while let choice = current {
      let asked = choice.askedRelease(of: platform)
      branches.append(asked.map { $0.branch(before: before, isSettled: isSettled) } ?? .before(before))
      if let asked, asked.isMinimum { before = min(before ?? asked.release, asked.release) } else { isSettled = false }
      switch choice.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock:
        branches.append(.before(before))
        current = nil
      case nil: current = nil
      }
    }
    return branches
  }

  /// The only condition, if it asks for a release of the platform.
  private func askedRelease(of platform: Platform) -> AskedRelease? {
    guard conditions.count == 1, let condition = conditions.first?.condition.as(AvailabilityConditionSyntax.self) else {
      return nil
    }
    guard let version = condition.version(of: platform), let major = Int(version.major.text)
    else { return nil }
    let isWhole = version.components.allSatisfy { Int($0.number.text) == 0 }
    return AskedRelease(
      release: isWhole ? major : major + 1, isMinimum: condition.availabilityKeyword.text == "#available")
  }
}

/// A release of a system that a condition asks for, by its major number.
private struct AskedRelease {
  /// The first release of which the condition says something for all of its updates.
  var release: Int
  /// Whether the condition holds from the release on, rather than before it.
  var isMinimum: Bool

  /// The releases that take the branch of the condition, among those before `before`; nothing is settled if earlier conditions ask for
  /// something else.
  func branch(before: Int?, isSettled: Bool) -> SystemReleases {
    if isMinimum { return SystemReleases(since: isSettled ? release : nil, before: before) }
    return SystemReleases(before: min(before ?? release, release))
  }
}

extension SystemReleases? {
  /// The releases before one; nil without one.
  fileprivate static func before(_ release: Int?) -> SystemReleases? {
    release.map { SystemReleases(before: $0) }
  }
}
