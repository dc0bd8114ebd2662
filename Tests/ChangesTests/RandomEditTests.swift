import AuditModel
import ScreenAnalysis
import TestSupport
import Testing

@testable import Auditing
@testable import Changes

/// Random edits of an app: what is new in a whole audit is found in that of the change, too.
@Suite struct RandomEditTests {
  private static let files = [
    "A/Names.swift": """
    import SwiftUI
    enum Names {
      static let send = "paperplane"
      static let title = "A rather long title for a button"
      static func icon(_ name: String) -> Image { Image(name) }
    }
    """,
    "A/Row.swift": """
    import SwiftUI
    struct Row: View {
      let name: String
      var width: CGFloat = 40
      var body: some View {
        HStack {
          Button(action: {}) { Image(name) }
          Text(Names.title)
            .lineLimit(1)
            .frame(width: width)
        }
      }
    }
    """,
    "A/Page.swift": """
    import SwiftUI
    struct Page: View {
      let columns = 2
      var body: some View {
        VStack {
          Row(name: Names.send)
          Row(name: "other", width: 300)
          Button(action: {}) { Names.icon("star") }
        }
        .shared()
      }
    }
    """,
    "A/Sheets.swift": """
    import SwiftUI
    extension View {
      func shared() -> some View {
        sheet(isPresented: $isOn) {
          Button("Send") {}
            .frame(width: 20)
          Button(action: {}) { Image(Names.send) }
        }
      }
    }
    """,
    "B/Other.swift": """
    import SwiftUI
    struct Other: View {
      var body: some View {
        List {
          Button(action: {}) { Image("y") }
          Toggle("", isOn: $isOn)
        }
        .shared()
      }
    }
    struct Footer: View {
      var body: some View {
        Row(name: "footer")
      }
    }
    """,
  ]

  private static let additions = [
    "Button(action: {}) { Image(\"new\") }", "Text(\"New words\")", "Row(name: \"new\")", "", "let unused = 1",
  ]
  private static let names = ["Row", "Names", "send", "icon", "name", "shared", "width", "Footer", "columns"]

  /// A file with one change.
  private static func edited(_ text: String, by random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: lines[line] = lines[line].replacing("\"", with: "\"x", maxReplacements: 1)
    case 1: if !lines[line].contains(where: { "{}".contains($0) }) { lines.remove(at: line) }
    case 2: lines.insert(additions.randomElement(using: &random) ?? "", at: line)
    case 3: lines[line] = lines[line].replacing("width: 20", with: "width: 200").replacing("40", with: "400")
    default:
      let name = names.randomElement(using: &random) ?? ""
      return text.replacing(name, with: name + "s")
    }
    return lines.joined(separator: "\n")
  }

  private static func edits(_ seed: UInt64) -> [String: String?] {
    var random = SeededGenerator(seed: seed)
    var edits: [String: String?] = [:]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      guard let (path, text) = files.sorted(by: { $0.key < $1.key }).randomElement(using: &random) else { continue }
      edits[path] = Int.random(in: 0..<12, using: &random) == 0 ? nil : edited(text, by: &random)
    }
    return edits
  }

  /// What is found of interfaces, without the places in files, which every edit moves.
  private static func findings(of trees: [InterfaceTree], _ touched: Touched? = nil) async -> Set<String> {
    var options = AuditOptions()
    options.touched = touched
    let report = await Auditor(options: options).audit(Workspace(trees: trees)).report
    return Set(
      report.instances.map { "\($0.rule) \($0.location.file) \($0.element?.kind.name ?? "") \($0.message)" })
  }

  @Test(arguments: 0..<2 as Range<UInt64>)
  func whatIsNewIsFound(part: UInt64) async {
    let old = await Self.findings(of: EditedApp(Self.files, [:]).read().trees)
    var (news, rests) = (0, 0)
    for seed in part * 20..<(part + 1) * 20 {
      let app = EditedApp(Self.files, Self.edits(seed))
      let (trees, sources) = await app.read()
      let all = await Self.findings(of: trees)
      let some = await Self.findings(of: trees, sources.touched)
      #expect(some.isSuperset(of: all.subtracting(old)), "\(seed): \(app.after)")
      #expect(some.isSubset(of: all), "\(seed): \(app.after)")
      if !all.isSubset(of: old) { news += 1 }
      if some.count < all.count { rests += 1 }
    }
    #expect(news > 1 && rests > 1, "\(news) edits with new findings, \(rests) of which not all is judged")
  }
}
