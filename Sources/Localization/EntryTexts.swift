import AuditModel

/// The texts that an entry can show, with its variables replaced by their own texts.
struct EntryTexts {
  /// The texts, each once, the usual one first: the plural form `other`, the platform's first device, the widest variant.
  let all: [String]
  /// The narrower variants of the usual text, the widest first.
  let narrower: [String]

  /// The texts of an entry on a platform; the value alone where it does not vary.
  init(_ entry: StringsEntry, platform: Platform) {
    guard let leaves = entry.leaves, !leaves.isEmpty else {
      (all, narrower) = ([entry.value], [])
      return
    }
    let ranking = LeafRanking(platform: platform)
    let usualFirst = ranking.usualFirst(leaves.filter { $0.path.variable == nil })
    let own = usualFirst.map(\.value)
    var expansion = VariableExpansion(leaves: leaves, variables: entry.variables ?? [], ranking: ranking)
    var seen: Set<String> = []
    all = (own.isEmpty ? [entry.value] : own).flatMap { expansion.texts(of: $0) }.filter { seen.insert($0).inserted }
    narrower = Self.narrower(among: usualFirst).compactMap { expansion.texts(of: $0.value).first }
  }

  /// The texts that differ from the first in their width alone, the widest first.
  private static func narrower(among leaves: [StringsLeaf]) -> [StringsLeaf] {
    guard let usual = leaves.first?.path, usual.width != nil else { return [] }
    let variants = leaves.dropFirst().filter { $0.path.width != nil && $0.path.withoutWidth == usual.withoutWidth }
    return variants.sorted { ($0.path.width ?? 0, $1.value) > ($1.path.width ?? 0, $0.value) }
  }
}

extension LeafPath {
  /// The width that selects the text; nil where none does.
  fileprivate var width: Int? {
    for case .width(let width) in steps { return Int(width) ?? 0 }
    return nil
  }

  /// The other conditions.
  fileprivate var withoutWidth: [Step] {
    steps.filter { if case .width = $0 { false } else { true } }
  }
}

/// Which of several texts is the usual one.
struct LeafRanking {
  /// The platform that the texts are shown on.
  let platform: Platform

  /// The texts that the platform can show, the usual one first, else in file order.
  func usualFirst(_ leaves: [StringsLeaf]) -> [StringsLeaf] {
    let shown = leaves.filter { leaf in leaf.path.steps.allSatisfy(isPossible) }
    let ranked = (shown.isEmpty ? leaves : shown).enumerated().map { (rank: rank($1.path), place: $0, leaf: $1) }
    guard let usual = ranked.min(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) else { return [] }
    return [usual.leaf] + ranked.filter { $0.place != usual.place }.map(\.leaf)
  }

  private func isPossible(_ step: LeafPath.Step) -> Bool {
    if case .device(let device) = step { deviceNames.contains(device) } else { true }
  }

  /// How unusual the conditions are: 0 is the usual text.
  private func rank(_ path: LeafPath) -> Int {
    path.steps.reduce(0) { min($0 &+ rank($1), .max / 2) }
  }

  private func rank(_ step: LeafPath.Step) -> Int {
    switch step {
    case .plural(let category): category == "other" ? 0 : 1
    case .device(let device): deviceNames.firstIndex(of: device) ?? deviceNames.count
    case .width(let width): 1_000_000 - min(max(Int(width) ?? 0, 0), 1_000_000)
    case .item(let index): min(max(index, 0), 1_000_000)
    case .substitution: 0
    }
  }

  /// The devices of the platform, as stringsdicts and String Catalogs name them, the commonest first, then all others.
  private var deviceNames: [String] { (Self.devices[platform] ?? []) + ["other"] }

  /// Source: Apple, "Localizing strings that contain plurals" and `NSStringDeviceSpecificRuleType`.
  private static let devices: [Platform: [String]] = [
    .iOS: ["iphone", "ipad", "ipod"], .macOS: ["mac"], .tvOS: ["appletv"], .watchOS: ["applewatch"],
    .visionOS: ["applevision"],
  ]
}
