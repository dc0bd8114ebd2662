internal import AuditModel
internal import SwiftSyntax

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
    let versions = condition.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
    guard let version = versions.first(where: { $0.platform.text == platform.rawValue })?.version,
      let major = Int(version.major.text)
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
