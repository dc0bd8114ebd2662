import AuditModel
import Foundation
import TestSupport
import Testing

/// The contract's exit status and messages, on the built command.
@Suite struct ExitStatusTests {
  private static let clean = #""ok" = "OK";"#
  private static let faulty = TestScreen.document([
    TestScreen(root: Node(.button, "b", ["image": "star"]), size: nil)
  ])

  @Test func theGatePassesWithoutFindings() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean])
    let result = try BuiltCommand.run(["audit", folder.url.path])
    #expect(result.status == 0)
  }

  @Test(
    arguments: [([], 1), (["--fail-on", "never"], 0), (["--disable-rule", "icon-button-no-label"], 0)]
      as [([String], Int32)])
  func theGateFailsOnAnError(options: [String], status: Int32) throws {
    let folder = try TemporaryFolder(["app.tree.json": Self.faulty])
    let result = try BuiltCommand.run(["audit", folder.url.appendingPathComponent("app.tree.json").path] + options)
    #expect(result.status == status)
  }

  @Test func coverageGatesByItself() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#, "de.lproj/Localizable.strings": #""a" = "A";"#,
    ])
    let result = try BuiltCommand.run(["audit", folder.url.path, "--fail-on", "never", "--min-coverage", "de=60"])
    #expect(result.status == 1)
    #expect(result.output.contains("de"))
    #expect(try BuiltCommand.run(["audit", folder.url.path, "--fail-on", "never", "--min-coverage", "50"]).status == 0)
  }

  @Test(
    arguments: [
      (["audit", "/no/such/path"], "/no/such/path"), (["audit", ".", "--only-rule", "no-such-rule"], "no-such-rule"),
      (["audit", ".", "--disable-rule", "no-such-rule"], "no-such-rule"), (["audit", ".", "--format", "docx"], "docx"),
      (["audit", ".", "--report", "docx=report"], "docx"), (["audit", ".", "--report", "html"], "FORMAT=FILE"),
      (["audit", ".", "--locale", "xx-nothere"], "xx"), (["audit", ".", "--locale", "not a tag"], "not a tag"),
      (["audit", ".", "--since", "HEAD"], "--since"),
      (["audit", ".", "--no-such-option"], "--no-such-option"),
      (["audit", ".", "--content-size", "huge"], "huge"), (["audit", ".", "--config", "missing.yml"], "missing.yml"),
      (["audit", ".", "--baseline", "missing.json"], "missing.json"), (["audit", ".", "--jobs", "0"], "--jobs"),
      (["audit", ".", "--min-coverage", "lots"], "lots"), (["audit", ".", "--fail-on", "maybe"], "maybe"),
      (["rules", "no-such-rule"], "no-such-rule"), (["merge", "missing.jsonl"], "missing.jsonl"),
      (["pseudo", "missing", "--output", "y"], "missing"),
      (["pseudo", "."], "--output"), (["pseudo", ".", "--output", "y", "--style", "loud"], "loud"),
      (["audit", ".", "--pseudo=loud"], "loud"),
    ] as [([String], String)])
  func aCommandThatCannotBeDoneEndsWithTwoAndSaysWhy(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean])
    let result = try BuiltCommand.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [[:], ["notes.txt": "nothing", "Sources/main.swift": "print(1)"]])
  func aFolderWithNothingToAuditIsNotClean(files: [String: String]) throws {
    let project = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["audit", project.url.path])
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing to audit"))
    #expect(result.output.contains("failed"))
  }

  @Test(arguments: ["tree", "speak"])
  func anEmptyFolderHasNoTree(command: String) throws {
    let folder = try TemporaryFolder(["notes.txt": "nothing"])
    let result = try BuiltCommand.run([command, folder.url.path])
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing to"))
  }

  @Test func aFileThatAppleRejectsIsNotTranslatedForTheGate() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#,
      "de.lproj/Localizable.strings": #""a" = "A"; "b" = "B""#,
    ])
    let result = try BuiltCommand.run(["audit", folder.url.path, "--fail-on", "never", "--min-coverage", "de=50"])
    #expect(result.status == 1)
    #expect(result.output.contains("0 %"))
  }

  @Test func aBadConfigurationKeyIsNamedWithItsLocation() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": Self.clean, ".fitspoken.yml": "locales: [en]\nfail_onn: error\n",
    ])
    let result = try BuiltCommand.run(["audit", folder.url.path])
    #expect(result.status == 2)
    #expect(result.errors.contains(".fitspoken.yml:2:1"))
    #expect(result.errors.contains("fail_on"))
  }

  @Test func aReportThatCannotBeWrittenEndsWithTwo() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean])
    let result = try BuiltCommand.run([
      "audit", folder.url.path, "--report", "json=\(folder.url.path)/none/report.json",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("none"))
  }

  @Test func helpAndVersionEndWell() throws {
    for arguments in [["--help"], ["audit", "--help"], ["--version"], ["rules"]] {
      let result = try BuiltCommand.run(arguments)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
    }
  }

  @Test func aReportsFolderIsMade() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean])
    let result = try BuiltCommand.run(["audit", ".", "--report", "html=out/report/"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out/report/index.html").path))
  }

  @Test func twoReportsInOneFileAreRefused() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean])
    let result = try BuiltCommand.run(
      ["audit", ".", "--report", "json=out", "--report", "html=./out"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("out"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
  }

  @Test func aReportReplacesNeitherALinkNorAPipe() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean, "real.json": "old"])
    let (link, pipe) = (
      folder.url.appendingPathComponent("link.json").path, folder.url.appendingPathComponent("pipe").path
    )
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    try #require(mkfifo(pipe, 0o600) == 0)
    // Open for both ends, so that writing does not wait for a reader.
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    let result = try BuiltCommand.run(
      ["audit", ".", "--report", "json=link.json", "--report", "text=pipe"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
    #expect(try String(contentsOf: folder.url.appendingPathComponent("real.json"), encoding: .utf8).hasPrefix("{"))
    #expect(try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: [("locales: [it]", "'it'"), ("fonts: [Nowhere]", "Nowhere")])
  func pathsThatTheConfigurationNamesHaveToExist(yaml: String, message: String) throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": Self.clean, ".fitspoken.yml": yaml])
    let result = try BuiltCommand.run(["audit", "."], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
