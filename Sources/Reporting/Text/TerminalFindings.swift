import AuditModel
import Utilities

/// The findings for a terminal: by file and rule, the gravest first, with the locales of each folded.
struct TerminalFindings {
  private let blocks: [Block]
  private let count: Int
  /// The columns at which lines are cut; nil if lines are not cut.
  private let width: Int?
  private let style: TerminalStyle

  /// The findings of one rule in one file, the gravest first.
  private struct Block {
    let file: ExactText
    var groups: [FindingGroup]
  }

  private struct Key: Hashable {
    let file: ExactText
    let rule: String
  }

  init(_ groups: [FindingGroup], width: Int?, style: TerminalStyle) {
    self.width = width
    self.style = style
    count = groups.count
    var blocks: [Block] = []
    var positions: [Key: Int] = [:]
    for group in FindingRanking.spread(groups) {
      let key = Key(file: ExactText(group.location.file), rule: group.rule)
      if let position = positions[key] {
        blocks[position].groups.append(group)
      } else {
        positions[key] = blocks.count
        blocks.append(Block(file: key.file, groups: [group]))
      }
    }
    self.blocks = blocks
  }

  /// All findings with all places and facts.
  var all: [String] {
    sections(blocks) { block in
      block.groups.flatMap { group in entry(group, more: 0) + FindingLine(group).details.map { "  \($0)" } }
    }
  }

  /// The first finding of each of the gravest blocks, on at most so many lines, and how many more there are.
  func lines(limit: Int) -> [String] {
    var files: Set<ExactText> = []
    var left = limit - 1
    let shown = blocks.prefix { block in
      left -= Self.linesOfEntry + (files.insert(block.file).inserted ? 1 : 0)
      return left >= 0
    }
    let lines = sections(Array(shown)) { block in
      block.groups.prefix(1).flatMap { entry($0, more: block.groups.count - 1) }
    }
    let rest = count - shown.count
    return lines
      + (rest > 0 ? [style.faint("\(counted(rest, "more finding")); --verbose lists all".fitted(to: room))] : [])
  }

  private static let linesOfEntry = 2
  private var room: Int { width ?? .max }

  /// The blocks under the names of their files, in the order of the first of each.
  private func sections(_ blocks: [Block], entries: (Block) -> [String]) -> [String] {
    var files: [ExactText] = []
    var byFile: [ExactText: [Block]] = [:]
    for block in blocks {
      if byFile[block.file] == nil { files.append(block.file) }
      byFile[block.file, default: []].append(block)
    }
    return files.flatMap { file in
      [style.strong(file.text.visible().fitted(to: room))] + (byFile[file] ?? []).flatMap(entries)
    }
  }

  /// A finding on two lines: what is wrong, and where else.
  private func entry(_ group: FindingGroup, more: Int) -> [String] {
    let position = "  \(group.location.line):\(group.location.column) "
    let label = group.level == .review ? "review" : group.level.rawValue
    let words = group.words.fitted(to: room - position.count - label.count - 1)
    let indent = String(repeating: " ", count: Self.indent)
    return [
      "\(position)\(style.level(group.level, label)) \(words)",
      indent + style.faint(details(of: group, more: more)),
    ]
  }

  private static let indent = 6

  /// The rule, the places, how many more findings of the rule the file has, and the locales with their overruns; without a width also
  /// the text variants, devices and content sizes.
  private func details(of group: FindingGroup, more: Int) -> String {
    let rest = more > 0 ? ["\(grouped(more)) more in this file"] : []
    let places = group.elementCount > 1 ? ["in \(grouped(group.elementCount)) places"] : []
    let parts = ([group.rule] + places + rest).joined(separator: " · ")
    guard let width else {
      return ([parts, group.scope(locales: .max)].compactMap(\.self) + group.lead.situations).joined(separator: " · ")
    }
    return ([parts] + locales(of: group, width: width - Self.indent - parts.columns - Self.gap)).joined(
      separator: " · "
    )
    .fitted(to: width - Self.indent)
  }

  /// The columns between two parts.
  private static let gap = 3

  /// The locales that fit; empty if the finding does not depend on the language.
  private func locales(of group: FindingGroup, width: Int) -> [String] {
    let locales = group.locales
    guard !locales.isEmpty else { return [] }
    let count = locales.count == 1 ? "in " : "in \(locales.count) languages: "
    return [count + group.labels(of: locales).listed(in: width - count.count)]
  }
}
