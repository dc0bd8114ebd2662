internal import AuditModel

/// The platforms that something is built for, with the first release of each as far as it is known.
struct PlatformBuilds: Sendable, Equatable {
  private(set) var platforms: Set<Platform> = []
  private(set) var deployment: [Platform: SystemVersion] = [:]

  /// Adds a platform; of several releases, the first counts.
  mutating func add(_ platform: Platform, since release: SystemVersion?) {
    platforms.insert(platform)
    guard let release else { return }
    deployment[platform] = min(deployment[platform] ?? release, release)
  }

  /// Adds what something else is built for.
  mutating func add(_ other: PlatformBuilds) {
    for platform in other.platforms { add(platform, since: other.deployment[platform]) }
  }

  /// Platforms whose releases are not known.
  init(_ platforms: Set<Platform> = []) { self.platforms = platforms }

  /// What is built as a part of something: only for the platforms of that, and for its releases if they are later; the same if its
  /// platforms are not known, or none of them is among those that there are.
  func limited(to whole: PlatformBuilds) -> PlatformBuilds {
    let shared = platforms.isEmpty ? whole.platforms : platforms.intersection(whole.platforms)
    guard !shared.isEmpty else { return self }
    var builds = PlatformBuilds(shared)
    builds.deployment = deployment.merging(whole.deployment) { max($0, $1) }.filter { shared.contains($0.key) }
    return builds
  }

  /// What some targets together are built for; if the platforms of one are unknown, so are those of all.
  init(_ targets: [ProjectTarget]) {
    guard !targets.contains(where: \.platforms.isEmpty) else { return }
    platforms = Set(targets.flatMap(\.platforms))
    for platform in platforms {
      let releases = targets.filter { $0.platforms.contains(platform) }.map { $0.deployment[platform] }
      deployment[platform] = releases.contains(nil) ? nil : releases.compactMap(\.self).min()
    }
  }
}
