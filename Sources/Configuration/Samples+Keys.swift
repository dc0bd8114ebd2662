import AuditModel
import FormatStrings
import Utilities

extension Configuration {
  /// The key of the samples.
  static let samplesKey = Key(
    "samples", takes: "samples by argument such as \"%@\": Alexandra, and a list of keys with samples of their own",
    "What stands for the arguments of a title while it is measured.",
    example: "{\"%@\": Alexandra, \"%d\": \"1,000\", keys: [{key: \"welcome.*\", arguments: {1: Jo}}]}"
  ) { configuration, node in try node.readSamples(into: &configuration.samples) }
}

extension Samples.Entry {
  /// The keys of an entry of `keys`.
  static let keys: [ConfigurationKey<Samples.Entry>] = [
    ConfigurationKey(
      "key", takes: "a pattern of keys such as welcome.*", "The keys of a strings table.", example: "welcome.*"
    ) { $0.key = TextGlob(try $1.text()) },
    ConfigurationKey("table", takes: "a pattern of tables' names", "The strings tables.", example: "Localizable") {
      $0.table = TextGlob(try $1.text())
    },
    ConfigurationKey(
      "arguments", takes: "samples by argument or its number such as {1: Alexandra}", "The samples.",
      example: "{1: Alexandra}"
    ) { $0.arguments = try $1.samples(allowsNumbers: true) },
  ]
}

extension ConfigurationNode {
  /// Reads samples by argument, and under `keys` those of single keys.
  fileprivate func readSamples(into samples: inout Samples) throws {
    for (key, value) in try members() where !value.isNothing {
      if try key.text() == "keys" {
        let entries = try value.taking("a list of entries with some of key, table and arguments")
          .items(of: "keys with values such as {key: \"welcome.*\", arguments: {1: Alexandra}}")
        samples.entries += try entries.map { try $0.sampleEntry() }
      } else {
        samples.arguments[try key.argument(allowsNumbers: false)] = try value.taking("a text").text()
      }
    }
  }

  /// An entry of `keys`; one without a key or table, or without samples, is an error.
  private func sampleEntry() throws -> Samples.Entry {
    var entry = Samples.Entry()
    try fill(&entry, by: Samples.Entry.keys)
    guard entry.key != nil || entry.table != nil else {
      throw error("an entry of \"keys\" names at least one of key, table")
    }
    guard !entry.arguments.isEmpty else { throw error("an entry of \"keys\" has arguments with samples") }
    return entry
  }

  /// Samples by argument.
  fileprivate func samples(allowsNumbers: Bool) throws -> [String: String] {
    var samples: [String: String] = [:]
    for (key, value) in try members() where !value.isNothing {
      samples[try key.argument(allowsNumbers: allowsNumbers)] = try value.taking("a text").text()
    }
    return samples
  }

  /// An argument as texts have it, or its number.
  private func argument(allowsNumbers: Bool) throws -> String {
    let name = try text()
    if allowsNumbers, let number = Int(name), (1...99).contains(number) { return String(number) }
    guard TitleArgument.isWritten(name) else {
      let number = allowsNumbers ? "a number from 1 to 99, or " : ""
      throw error("\(quoted(name)) is no argument; expected \(number)a specifier such as \"%@\", \"%d\", \"${name}\"")
    }
    return name
  }
}
