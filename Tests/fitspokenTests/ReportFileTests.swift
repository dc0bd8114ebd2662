import Foundation
import TestSupport
import Testing

/// Files that are written, and files that are not what they seem, on the built command.
@Suite struct ReportFileTests {
  private func run(_ script: String) throws -> (result: BuiltCommand.Result, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": #""a" = "A";"#])
    return (try BuiltCommand.runScript(script, in: folder.url), folder)
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test(arguments: [
    ("/dev/full", "No space left on device"), ("none/r.json", "the folder none does not exist"),
    ("en.lproj", "it is a folder"),
    ("en.lproj/Localizable.strings/r.json", "en.lproj/Localizable.strings is not a folder"),
    (String(repeating: "x", count: 256), "File name too long"), ("/dev/null/x", "/dev/null is not a folder"),
    ("loop", "Too many levels of symbolic links"),
  ])
  func theReasonIsTheSystems(path: String, reason: String) throws {
    let (result, folder) = try run("ln -s loop loop; \"$FITSPOKEN\" audit . --report json=\(path)")
    #expect(result.status == 2)
    #expect(result.errors.contains("the report could not be written: \(reason)"), "\(result.errors)")
    #expect(try names(in: folder) == ["en.lproj", "loop"])
  }

  @Test(.disabled(if: BuiltCommand.isWatchedForRaces, "ThreadSanitizer itself writes a file when a program starts"))
  func aLimitOfTheSystemLeavesTheOldFile() throws {
    let (result, folder) = try run(
      "echo old > r.html; trap '' XFSZ; ulimit -f 8; \"$FITSPOKEN\" audit . --report html=r.html")
    #expect(result.status == 2 && result.errors.contains("File too large"), "\(result.errors)")
    #expect(try names(in: folder) == ["en.lproj", "r.html"])
    #expect(try String(contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8) == "old\n")
  }

  @Test func aNameMayBeAsLongAsNamesCanBe() throws {
    let name = String(repeating: "x", count: 255)
    let (result, folder) = try run("\"$FITSPOKEN\" audit . --report json=\(name)")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try names(in: folder) == ["en.lproj", name])
  }

  @Test(arguments: ["600", "640", "444"]) func aReplacedFileKeepsItsPermissions(mode: String) throws {
    let (result, _) = try run(
      "touch r.json; chmod \(mode) r.json; \"$FITSPOKEN\" audit . --report json=r.json >/dev/null; stat -c %a r.json")
    #expect(result.output == "\(mode)\n", "\(result.errors)")
  }

  @Test func aNewFileHasTheUsualPermissions() throws {
    let (result, _) = try run("umask 027; \"$FITSPOKEN\" audit . --report json=r.json >/dev/null; stat -c %a r.json")
    #expect(result.output == "640\n", "\(result.errors)")
  }

  @Test func aLinkThatLeadsNowhereKeepsItsPlace() throws {
    let (result, folder) = try run(
      "mkdir d; ln -s d/real.json link.json; \"$FITSPOKEN\" audit . --report json=link.json >/dev/null; readlink link.json"
    )
    #expect(result.output == "d/real.json\n", "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("d/real.json").path))
  }

  /// Starts a batch that waits for lines, and has answered the first.
  private static let waitingBatch = """
    mkfifo in out; exec 4<>in 5<>out
    "$FITSPOKEN" measure --input in > out 4>&- 5>&- & process=$!
    echo '{"text": "x"}' >&4; read -rt 60 line <&5

    """

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)]) func aSignalEndsTheRun(name: String, status: Int32)
    throws
  {
    let (result, _) = try run("set -m\n" + Self.waitingBatch + "kill -\(name) $process; wait $process")
    #expect(result.status == status)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let (result, _) = try run(
      "trap '' INT HUP\n" + Self.waitingBatch
        + """
        kill -INT $process; kill -HUP $process; echo '{"text": "y"}' >&4; read -rt 60 line <&5
        exec 4>&-; wait $process; status=$?; echo "$line"; (exit $status)
        """)
    #expect(result.status == 0 && result.output.contains("\"text\":\"y\""), "\(result.errors)")
  }

  @Test(arguments: ["nowhere.yml", ".fitspoken.yml"]) func aConfigurationThatIsALinkToNothingIsNotIgnored(
    target: String
  ) throws {
    let (result, _) = try run("ln -s \(target) .fitspoken.yml; \"$FITSPOKEN\" audit .")
    #expect(result.status == 2)
    #expect(result.errors.contains(".fitspoken.yml: the configuration cannot be read"), "\(result.errors)")
  }

  @Test(arguments: ["100000000", "9000000000000000000"]) func anyNumberOfJobsIsFine(jobs: String) throws {
    #expect(try run("\"$FITSPOKEN\" audit . --jobs \(jobs)").result.status == 0)
  }

  @Test func pseudoTranslationsAreNotWrittenThroughALink() throws {
    let (result, folder) = try run("mkdir out; ln -s /tmp out/en-XA.lproj; \"$FITSPOKEN\" pseudo . --output out")
    #expect(result.status == 2 && result.errors.contains("out/en-XA.lproj is a symbolic link"), "\(result.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path) == [
        "en-XA.lproj"
      ])
  }

  @Test func aJobSummaryThatIsAPipeIsNotWaitedFor() throws {
    let (result, _) = try run("mkfifo pipe; GITHUB_STEP_SUMMARY=pipe \"$FITSPOKEN\" audit . --format github")
    #expect(result.status == 2 && result.errors.contains("the job summary could not be written"), "\(result.errors)")
  }
}
