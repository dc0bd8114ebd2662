import AuditModel
import Foundation
import TestSupport
import Testing

/// A machine that lacks something, or files that change while they are read, on the built command.
@Suite struct FaultyMachineTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"Save\";\n\"b\" = \"%d files\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"Sichern\";\n",
    "App/one.tree.json": TestScreen.document([TestScreen(root: Node(.button, "b", ["title": "Save"]), size: nil)]),
    "App/Two.swift": "import SwiftUI\nstruct Two: View { var body: some View { Button(\"a\") {} } }\n",
  ]

  @Test func whatTheEnvironmentLacksChangesNothing() throws {
    let folder = try TemporaryFolder(Self.files)
    let app = folder.url.appendingPathComponent("App").path
    let usual = try BuiltCommand.run(["audit", app, "--format", "json"], in: folder.url)
    #expect(usual.status == 1)
    let lacks = [
      "ulimit -n 16;", "LC_ALL=C", "LC_ALL=tr_TR.UTF-8 LANGUAGE=tr", "unset HOME USER LANG;",
      "TZ=Pacific/Kiritimati TMPDIR=/nowhere", "cd /;",
    ]
    for lack in lacks {
      let result = try BuiltCommand.runScript("\(lack) \"$FITSPOKEN\" audit \(app) --format json", in: folder.url)
      #expect(result.status == 1 && result.output == usual.output && result.errors == usual.errors, "\(lack)")
    }
  }

  @Test func theSameFilesGiveTheSameBytesInAnyFolderWithAnyJobs() throws {
    let folders = try (0..<3).map { _ in try TemporaryFolder(Self.files) }
    let outputs = try folders.enumerated().flatMap { index, folder in
      try ["json", "text"].map { format in
        try BuiltCommand.run(["audit", "App", "--format", format, "--jobs", "\(index + 1)"], in: folder.url).output
      }
    }
    #expect(Set(outputs).count == 2)
  }

  @Test func linksInACircleAreNamed() throws {
    let folder = try TemporaryFolder(Self.files)
    let script = """
      cd App; ln -s fr.lproj it.lproj; ln -s it.lproj fr.lproj; ln -s .. up.lproj; ln -s Loop.xib Loop.xib; cd ..
      exec "$FITSPOKEN" audit App
      """
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("Too many levels of symbolic links"), "\(result.output)")
    #expect(result.output.contains("missing-translation"))
  }

  // The optimized command looks at a hundred thousand of them in some seconds, this one is a hundred times slower.
  @Test func otherFilesAreNoBurden() throws {
    let folder = try TemporaryFolder(Self.files)
    let script = """
      mkdir App/many && (cd App/many && seq -f 'file-%06.0f.txt' 1000 | xargs touch)
      exec "$FITSPOKEN" audit App --format json
      """
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("missing-translation"))
  }

  @Test func filesThatChangeWhileTheyAreReadAreReadOrNamed() throws {
    let folder = try TemporaryFolder(Self.files)
    // One file vanishes and returns, one is cut and written, one becomes a folder or a pipe. Threads that run tests pass
    // blocked signals on, so that only KILL ends the loop.
    let script = """
      cp -r App Kept
      (while :; do mv App/de.lproj App/d; mv App/d App/de.lproj; : > App/one.tree.json
        cp Kept/one.tree.json App/; rm -rf App/Two.swift; mkfifo App/Two.swift; rm -f App/Two.swift; mkdir App/Two.swift
        rm -rf App/Two.swift; cp Kept/Two.swift App/; sleep 0.01; done) 2>/dev/null &
      trap "kill -KILL $!" EXIT
      for run in 1 2 3 4 5; do
        timeout 60 "$FITSPOKEN" audit App --format json > out 2> errors
        status=$?
        [ $status -le 2 ] || { echo "status $status"; cat errors; exit 3; }
      done
      """
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func aFontThatIsCutWhileItIsInUseEndsNothing() throws {
    let folder = try TemporaryFolder()
    let script = """
      mkdir Fonts; cp "$(find /usr/share/fonts -name Inter-Regular.otf | head -n 1)" Fonts/f.otf || exit 3
      mkfifo jobs; "$FITSPOKEN" measure --input - --fonts Fonts < jobs > lines 2> errors & measuring=$!
      exec 3> jobs
      echo '{"text": "Save", "font": "Inter", "width": 50}' >&3
      for wait in $(seq 100); do [ -s lines ] && break; sleep 0.1; done
      [ -s lines ] || exit 3
      truncate -s 100 Fonts/f.otf
      echo '{"text": "Жж Zebra שלום", "font": "Inter", "width": 50}' >&3
      exec 3>&-
      wait $measuring; status=$?; cat lines; exit $status
      """
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect((0...2).contains(result.status), "\(result.status) \(result.errors)")
    #expect(result.output.contains("\"text\":\"Save\""), "\(result.output)")
  }
}
