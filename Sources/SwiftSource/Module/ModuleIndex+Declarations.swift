internal import AuditModel

extension ModuleIndex {
  /// Values, functions and enumerations by name, without the views.
  struct Declarations: Sendable {
    var values: [String: [NamedValue]] = [:]
    var localizers: [String: [Localizer]] = [:]
    /// What types and protocols say that they are.
    var inherited: [String: [String]] = [:]
    /// The names of the protocols, whose types may replace the members of their extensions.
    var protocols: Set<String> = []
    /// The qualified names of the classes.
    var classes: Set<String> = []
    var enumerations: [String: [Enumeration]] = [:]
    /// The types that other names mean; several if files do not agree.
    var aliases: [String: Set<String>] = [:]
    /// The targets and platforms of the files that have any, by path.
    var targets: [String: Set<String>] = [:]
    var platforms: [String: Set<Platform>] = [:]
    /// What names mean that generated code declares.
    var accessors = GeneratedAccessors(of: [], declared: [])
    /// The properties of enumerations of which no other type has one of the name.
    var onlyMembers: [String: NamedValue] = [:]
    /// The properties of colors that values of types have, by their names without the type's.
    var colors: [String: [NamedValue]] = [:]
    /// The types that say that they are others, by these, if there are properties of colors.
    var heirs: [String: [String]] = [:]
    /// The keys with format specifiers.
    var formats = FormatKeys([])

    /// How many functions hand a key on, one to the other, before one looks it up.
    private static let maximumForwards = 4

    /// The beginnings of names that frameworks use too.
    private static let commonNames = ["localized", "display", "debug", "error"]

    /// Finds the properties of enumerations by which alone they are known: names of several words.
    mutating func gatherOnlyMembers() {
      var counts: [String: Int] = [:]
      for (name, all) in values { counts[name.lastTypeName, default: 0] += all.count }
      for (name, all) in values where all.count == 1 && enumerations[all[0].type]?.count == 1 {
        let last = name.lastTypeName
        guard counts[last] == 1, !all[0].isStatic, all[0].isText, !all[0].isPrivate,
          last.contains(where: \.isUppercase),
          !Self.commonNames.contains(where: last.hasPrefix)
        else { continue }
        onlyMembers[last] = all[0]
      }
    }

    /// Finds the properties of colors, and which types inherit them.
    mutating func gatherColors() {
      for (name, all) in values {
        let own = all.filter {
          $0.isColor && !$0.isStatic && !$0.type.isEmpty && $0.parameters.isEmpty && $0.source != nil
        }
        if !own.isEmpty { colors[name.lastTypeName, default: []] += own }
      }
      guard !colors.isEmpty else { return }
      for (type, supertypes) in inherited { for supertype in supertypes { heirs[supertype, default: []].append(type) } }
    }

    /// Adds the functions that hand a key on to one that looks it up.
    mutating func follow(_ forwarded: [(name: String, lookUp: ForwardedLookUp)]) {
      var open = forwarded
      for _ in 0..<Self.maximumForwards where !open.isEmpty {
        let found = open.map { name, lookUp in (name, lookUp, lookUp.localizer { localizers[$0] }) }
        let new = found.compactMap { name, _, localizer in localizer.map { (name, $0) } }
        if new.isEmpty { return }
        for (name, localizer) in new where localizers[name]?.contains(localizer) != true {
          localizers[name, default: []].append(localizer)
        }
        open = found.filter { $0.2 == nil }.map { ($0.0, $0.1) }
      }
    }
  }
}
