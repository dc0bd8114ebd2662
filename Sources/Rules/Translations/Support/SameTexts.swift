import AuditModel
import TableAnalysis
import Utilities

/// The keys of strings tables that have the texts of strings in code.
struct SameTexts {
  /// The keys by the text that they have in the development language, in lowercase.
  private var keys: [String: [Key]] = [:]

  private struct Key {
    let name: String
    let text: String
  }

  /// The keys of the tables by which code looks texts up: those of interface files have the ids of objects as keys.
  init(of tables: [TableFacts]) {
    for table in tables where !table.isExchange && table.interface == nil && !table.isOfTests {
      guard table.table.name != Self.propertyList, let source = table.source else { continue }
      for number in source.numbers {
        guard let text = source.entry(number, { $0.value }), !text.isEmpty else { continue }
        keys[text.lowercased(), default: []].append(Key(name: table.strings.keys[number], text: text))
      }
    }
    for text in keys.keys { keys[text]?.sort { $0.name < $1.name } }
  }

  /// The system looks the texts of this table up.
  private static let propertyList = "InfoPlist"

  /// What says that other keys have a text: `is the text of the key "done" and of 2 others`; nil if none has it.
  func phrase(for text: String) -> String? {
    guard let all = keys[text.lowercased()] else { return nil }
    let same = all.filter { $0.text == text }
    let named = same.isEmpty ? all : same
    guard let first = named.first else { return nil }
    let others = named.count == 1 ? "" : named.count == 2 ? " and of another" : " and of \(named.count - 1) others"
    return "is\(same.isEmpty ? ", but for its capitalization," : "") the text of the key \(quoted(first.name))\(others)"
  }
}
