import AuditModel
import Foundation
import TestSupport
import Testing

/// Standard output and standard error that cannot be written, on the built command.
@Suite struct FailingOutputTests {
  private static let files = [
    "en.lproj/Localizable.strings": #""a" = "A";"#, "de.lproj/Localizable.strings": #""b" = "B";"#,
    "app.tree.json": TestScreen.document([TestScreen(root: Node(.button, "b", ["title": "Save"]), size: nil)]),
    "one.xib": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#,
  ]

  /// Each command with something to print.
  static let commands = [
    "--help", "--version", "audit --help", "--generate-completion-script bash", "rules", "rules title-truncated",
    "audit .", "audit . --format json", "audit . --device list", "coverage .", "speak app.tree.json", "tree .",
    "measure Save", "pseudo . --output out", "layout app.tree.json", "budget app.tree.json",
  ]

  @Test(arguments: commands) func aFullDiskEndsWithTwoAndSaysWhy(command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.runScript("\"$FITSPOKEN\" \(command) > /dev/full", in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix("standard output could not be written: No space left on device\n"), "\(result.errors)")
  }

  @Test(arguments: commands) func aClosedOutputEndsWithTwoAndSaysWhy(command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.runScript("\"$FITSPOKEN\" \(command) >&-", in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("standard output could not be written: "), "\(result.errors)")
  }

  /// A closed stream's number is not given to a report.
  @Test func aReportDoesNotReceiveWhatAClosedOutputWould() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.runScript(
      "\"$FITSPOKEN\" audit . --format json --report markdown=report.md >&- <&-", in: folder.url)
    #expect(result.status == 2)
    let report = try String(contentsOf: folder.url.appendingPathComponent("report.md"), encoding: .utf8)
    #expect(!report.contains("\"findings\""))
  }

  @Test(arguments: ["/dev/full", "&-"], ["audit nowhere", "coverage .", "audit --nonsense", "measure Save --style x"])
  func aMessageThatIsLostEndsWithTwo(errors: String, command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let broken = "de.lproj/Broken.strings"
    try "\"a\" = ".write(to: folder.url.appendingPathComponent(broken), atomically: false, encoding: .utf8)
    #expect(try BuiltCommand.runScript("\"$FITSPOKEN\" \(command) 2>\(errors)", in: folder.url).status == 2)
  }

  @Test(arguments: ["trap '' PIPE", "trap - PIPE"], ["rules", "audit . --format json", "--help"])
  func aClosedReaderEndsQuietly(trap: String, command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    // The reader has ended before the command starts.
    let script = "\(trap); mkfifo p; exec 3<>p 4>p; exec 3<&-; \"$FITSPOKEN\" \(command) >&4"
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.status == 141)
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test func aFullPipeThatDoesNotBlockIsWaitedFor() throws {
    let folder = try TemporaryFolder(Self.files)
    let expected = try BuiltCommand.run(["audit", ".", "--format", "sarif"], in: folder.url).output
    try #require(expected.utf8.count > 100_000)
    let (pipe, process) = (Pipe(), Process())
    let writing = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    process.executableURL = BuiltCommand.executable
    process.arguments = ["audit", ".", "--format", "sarif"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
    // Until the pipe is full.
    var count: Int32 = 0
    while process.isRunning, count < 65_536 {
      _ = ioctl(pipe.fileHandleForReading.fileDescriptor, UInt(FIONREAD), &count)
      usleep(1000)
    }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  /// `script` runs a command on a terminal.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no command script"))
  func aMessageReplacesTheProgressOnATerminal() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.runScript("script -qec \"$FITSPOKEN audit nosuch\" /dev/null", in: folder.url)
    #expect(result.output.contains("reading\r\u{1B}[Kfitspoken: nosuch"), "\(result.output.debugDescription)")
  }
}
