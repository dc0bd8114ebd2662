import AuditModel
import Foundation
import Reporting

/// The drawings of screens, one file each, or a single one on standard output.
struct DrawingFiles {
  /// The folder of the files; nil is standard output.
  var folder: String?

  /// Writes the drawings of some pictures.
  func write(_ pictures: [ScreenPicture]) throws {
    guard !pictures.isEmpty else {
      throw CommandFailure.impossible("nothing to draw: no screen has a size and elements with a frame")
    }
    guard let folder else { return try print(pictures) }
    var taken: Set<String> = []
    for picture in pictures {
      let name = Self.name(of: picture.setting, taken: &taken)
      let file = ReportFile(path: folder + "/" + name, content: "drawing")
      try file.makeFolder()
      try file.write(ScreenReporter().render(picture))
    }
    Console.complain("\(pictures.count) drawing\(pictures.count == 1 ? "" : "s") written to \(folder)")
  }

  private func print(_ pictures: [ScreenPicture]) throws {
    guard let picture = pictures.first, pictures.count == 1 else {
      throw CommandFailure.impossible(
        "\(pictures.count) drawings do not go to standard output: name a folder with --output, or one --screen")
    }
    Console.write(ScreenReporter().render(picture))
  }

  /// A name that tells the screen and what it is drawn for; every name is another one, whatever the case of its letters.
  static func name(of setting: LayoutSetting, taken: inout Set<String>) -> String {
    let file = URL(fileURLWithPath: setting.file).deletingPathExtension().lastPathComponent
    let parts = [
      file, setting.title ?? setting.screen, setting.locale.identifier, setting.device, setting.contentSize.rawValue,
    ]
    let base = parts.map { String($0.map(Self.safe).prefix(60)) }.joined(separator: "_")
    var name = base
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name + ".svg"
  }

  private static func safe(_ character: Character) -> Character {
    character.isLetter || character.isNumber || "-._".contains(character) ? character : "-"
  }
}
