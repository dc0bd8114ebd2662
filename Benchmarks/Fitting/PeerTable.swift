import AuditModel
import Foundation
import TextLayout

/// The input of the C programs (Peers/grid.h): fonts, sizes, modes, widths, and titles split into runs of one face.
struct PeerTable {
  /// A face by its file.
  private struct Face: Hashable {
    var file: String
    var index: Int
  }

  private var faces: [Face] = []
  private var numbers: [Face: Int] = [:]
  private var titleLines: [String] = []

  /// The fonts' main faces come first, one for each variant, since fonts are numbered in the order of use.
  init(_ titles: [Title], _ variants: FaceVariants, finder: FaceRunFinder) {
    for font in variants.fonts {
      guard let run = finder.runs(of: "a", locale: nil, font: font).first else { continue }
      _ = number(of: run)
    }
    for title in titles {
      for (variant, font) in variants.fonts.enumerated() { add(title, variant, font, finder) }
    }
  }

  /// The number of distinct (text, face) pairs.
  var texts: Int { titleLines.count }

  /// Writes the table with a grid's boxes.
  func write(_ grid: FitGrid, _ variants: FaceVariants, to file: URL) throws {
    var lines = faces.map { "font\t\($0.index)\t\($0.file)" }
    lines += zip(variants.ofFont, grid.fonts).map { "size\t\($0)\t\($1.pointSize)" }
    lines += grid.modes.map { "mode\t\(FitGrid.lines(in: $0))\t\($0.rawValue)" }
    // Layout rounds widths up to half a point, so our boxes are effectively almost half a point wider.
    lines += grid.widths.map { "width\t\($0.value + 0.49)" }
    lines += titleLines
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  private mutating func add(_ title: Title, _ variant: Int, _ font: ResolvedFont, _ finder: FaceRunFinder) {
    let runs = finder.runs(of: title.text, locale: title.locale, font: font).map { run in
      let direction = run.isRightToLeft ? "rtl" : "ltr"
      return "\(number(of: run)):\(run.bytes.lowerBound):\(run.bytes.count):\(run.script):\(direction)"
    }
    let list = runs.joined(separator: ";")
    titleLines.append("title\t\(variant)\t\(title.locale.identifier)\t\(list)\t\(title.text)")
  }

  private mutating func number(of run: FaceRun) -> Int {
    let face = Face(file: run.file, index: run.index)
    if let known = numbers[face] { return known }
    faces.append(face)
    numbers[face] = faces.count - 1
    return faces.count - 1
  }
}
