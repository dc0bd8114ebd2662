import Foundation

/// The peer: translate-toolkit's `prop2po` makes bilingual files from the tables, and `pofilter` applies its 46 tests.
struct TranslateToolkit {
  private let programs: URL
  private let folder: URL

  /// The version to compare with.
  static let package = "translate-toolkit==3.20.4"

  /// The toolkit in a virtual environment of the folder, which is created if it does not exist.
  init(in folder: URL) throws {
    self.folder = folder
    let environment = folder.appendingPathComponent("venv")
    programs = environment.appendingPathComponent("bin")
    let log = folder.appendingPathComponent("install.log")
    guard !FileManager.default.fileExists(atPath: programs.appendingPathComponent("pofilter").path) else { return }
    let python = URL(fileURLWithPath: "/usr/bin/env")
    try Command(program: python, arguments: ["python3", "-m", "venv", environment.path]).run(output: log, in: folder)
    try Command(program: programs.appendingPathComponent("pip"), arguments: ["install", "--quiet", Self.package])
      .run(output: log, in: folder)
  }

  /// The time of both steps over an app, in seconds.
  func check(_ app: SyntheticApp, at root: URL) throws -> Double {
    let (po, checked) = (folder.appendingPathComponent("po"), folder.appendingPathComponent("checked"))
    for folder in [po, checked] {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return try Stopwatch.best(of: 1) {
      for locale in app.locales.dropFirst() { try convert(locale, of: app, at: root, to: po) }
      try run("pofilter", ["--progress=none", po.path, checked.path])
    }
  }

  private func convert(_ locale: String, of app: SyntheticApp, at root: URL, to po: URL) throws {
    let source = app.file(of: app.locales.first ?? "en", in: root).path
    let table = app.file(of: locale, in: root).path
    let options = ["--personality=strings-utf8", "--encoding=utf-8", "--progress=none", "-t", source]
    try run("prop2po", options + [table, po.appendingPathComponent("\(locale).po").path])
  }

  private func run(_ name: String, _ arguments: [String]) throws {
    try Command(program: programs.appendingPathComponent(name), arguments: arguments)
      .run(output: folder.appendingPathComponent("\(name).log"), in: folder)
  }
}
