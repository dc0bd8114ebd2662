import AuditModel
import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing

@testable import Auditing

/// Holds solved frames to those that Interface Builder recorded, on each file's own canvas and in its own language.
///
/// Left out is what Interface Builder itself marks: misplaced and ambiguous views, and those whose size is a placeholder. Counted
/// apart is what no constraints decide: frames that rest on recorded ones, by autoresizing even on their own. `Documentation/layout.md` lists what is missed, by cause.
@Suite(.enabled(if: Corpus.folder != nil)) struct LayoutFidelityTests {
  /// What is scored together.
  enum Group: String, CaseIterable { case button, control, view }

  /// The least shares, in hundredths: those that are promised, and a little less than what is reached.
  private static let floors: [Group: (x: Double, width: Double, y: Double, height: Double)] = [
    .button: (97.5, 98.5, 98.3, 97.8), .control: (97.8, 96.2, 97.9, 97.4), .view: (98.8, 97.4, 97.2, 97.0),
  ]

  @Test func solvedFramesAreThoseOfInterfaceBuilder() async throws {
    var tables: [(app: String, group: Group, tally: FrameTally)] = []
    var total: [Group: FrameTally] = [:]
    var kinds: [ElementKind: FrameTally] = [:]
    for app in Corpus.apps where app != "focus-ios-l10n" {
      let tallies = try await tallies(of: app)
      kinds.merge(tallies) { $0 + $1 }
      let groups = Dictionary(tallies.map { (Self.group(of: $0.key), $0.value) }) { $0 + $1 }
      for group in Group.allCases {
        guard let tally = groups[group] else { continue }
        tables.append((app, group, tally))
        total[group, default: FrameTally()] += tally
      }
    }
    for row in tables { print(row.tally.line(row.app, row.group.rawValue)) }
    for (kind, tally) in kinds.sorted(by: { $0.key.name < $1.key.name }) where Self.group(of: kind) != .view {
      print(tally.line("all", kind.name))
    }
    for group in Group.allCases {
      let tally = try #require(total[group])
      print(tally.line("all", group.rawValue))
      let floor = try #require(Self.floors[group])
      #expect(tally.share(.x) >= floor.x, "\(group) x")
      #expect(tally.share(.width) >= floor.width, "\(group) width")
      #expect(tally.share(.y) >= floor.y, "\(group) y")
      #expect(tally.share(.height) >= floor.height, "\(group) height")
    }
  }

  private func tallies(of app: String) async throws -> [ElementKind: FrameTally] {
    let folder = try #require(Corpus.folder).appendingPathComponent(app)
    let workspace = try await Loader().load([FilePath(folder.path)])
    var survey = LayoutSurvey()
    survey.jobs = 2
    let unsure = workspace.trees.reduce(into: Set<String>()) { $0.formUnion(Self.unsure(in: $1)) }
    var tallies: [ElementKind: FrameTally] = [:]
    for row in await survey.rows(of: workspace) where row.recorded != nil {
      let isUnsure = unsure.contains("\(row.file) \(row.id)")
      tallies[row.kind, default: FrameTally()].add(row, isUnsure: isUnsure)
    }
    return tallies
  }

  /// The elements whose recorded frames Interface Builder itself does not vouch for.
  private static func unsure(in tree: InterfaceTree) -> Set<String> {
    var unsure: Set<String> = []
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        let layout = element.layout
        guard
          layout.isMisplaced == true || layout.isAmbiguous == true || layout.hasPlaceholderIntrinsicSize == true
        else { return }
        unsure.insert("\(tree.source) \(element.id)")
      }
    }
    return unsure
  }

  private static func group(of kind: ElementKind) -> Group {
    if kind == .button { return .button }
    return controls.contains(kind) ? .control : .view
  }

  private static let controls: Set<ElementKind> = [
    .label, .textField, .imageView, .switch, .slider, .segmentedControl, .stepper, .progressView, .pageControl,
    .datePicker, .popUpButton, .searchField, .textView, .activityIndicator, .comboBox, .colorWell, .pickerView,
  ]
}

/// How many frames agree with the recorded ones.
struct FrameTally {
  enum Length: CaseIterable { case x, width, y, height }

  private var hits: [Length: Int] = [:]
  private var count = 0
  private var autoresized = 0
  private var recorded = 0
  private var ambiguous = 0
  private var flagged = 0

  mutating func add(_ row: LayoutRow, isUnsure: Bool) {
    guard let recorded = row.recorded else { return }
    if isUnsure {
      flagged += 1
    } else if row.determinedBy == .recorded {
      self.recorded += 1
    } else if row.determinedBy == .autoresizing {
      autoresized += 1
    } else {
      count += 1
      if row.ambiguous { ambiguous += 1 }
      for length in Length.allCases where Self.agrees(row.frame, recorded, length) { hits[length, default: 0] += 1 }
    }
  }

  /// Within a point or a hundredth, whichever is more.
  private static func agrees(_ frame: Rect, _ recorded: Rect, _ length: Length) -> Bool {
    let (own, other) = (value(length, of: frame), value(length, of: recorded))
    return abs(own - other) <= max(1, 0.01 * abs(other)) + 1e-6
  }

  private static func value(_ length: Length, of rect: Rect) -> Double {
    switch length {
    case .x: rect.x.value
    case .width: rect.width.value
    case .y: rect.y.value
    case .height: rect.height.value
    }
  }

  /// The share of frames that agree in a length, in hundredths.
  func share(_ length: Length) -> Double { count == 0 ? 100 : 100 * Double(hits[length] ?? 0) / Double(count) }

  static func += (one: inout FrameTally, other: FrameTally) {
    one.hits.merge(other.hits, uniquingKeysWith: +)
    one.count += other.count
    one.autoresized += other.autoresized
    one.recorded += other.recorded
    one.ambiguous += other.ambiguous
    one.flagged += other.flagged
  }

  static func + (one: FrameTally, other: FrameTally) -> FrameTally {
    var sum = one
    sum += other
    return sum
  }

  /// The tally as a row of a table.
  func line(_ app: String, _ group: String) -> String {
    let shares = Length.allCases.map { String(format: "%5.1f", share($0)) }.joined(separator: " | ")
    return "| \(app) | \(group) | \(count) | \(shares) | \(autoresized) | \(recorded) | \(ambiguous) | \(flagged) |"
  }
}
