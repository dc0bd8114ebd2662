import AuditModel

/// One key of a mapping in the configuration: what it takes, what it is for, and how it is read.
struct ConfigurationKey<Value>: Sendable {
  /// The key.
  let name: String
  /// What it takes, as messages say it.
  let takes: String
  /// What it is for, in one sentence.
  let summary: String
  /// A value in YAML.
  let example: String
  /// Reads a value that is not left out.
  let read: @Sendable (inout Value, ConfigurationNode) throws -> Void

  init(
    _ name: String, takes: String, _ summary: String, example: String,
    read: @escaping @Sendable (inout Value, ConfigurationNode) throws -> Void
  ) {
    self.name = name
    self.takes = takes
    self.summary = summary
    self.example = example
    self.read = read
  }
}

extension ConfigurationNode {
  /// Reads the members of this mapping into a value; a key that is not among `keys` is an error.
  func fill<Value>(_ value: inout Value, by keys: [ConfigurationKey<Value>]) throws {
    for (key, member) in try members() {
      let name = try key.text()
      guard let known = keys.first(where: { $0.name == name }) else {
        throw key.unknown("key", name, among: keys.map(\.name))
      }
      let member = member.taking(known.takes)
      if !member.isNothing { try known.read(&value, member) }
    }
  }
}
