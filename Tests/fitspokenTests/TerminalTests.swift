import Testing

@testable import fitspoken

@Suite struct TerminalTests {
  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
      (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "0"], true, false), (["CLICOLOR_FORCE": "1"], false, true),
      (["CLICOLOR_FORCE": "0"], false, false), (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], false, false),
      (["TERM": "dumb"], true, false), (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false), (["TERM": "xterm"], true, true),
    ] as [([String: String], Bool, Bool)])
  func colorFollowsTheUsualVariables(environment: [String: String], isTerminal: Bool, hasColor: Bool) {
    #expect(Terminal.hasColor(environment, isTerminal: isTerminal) == hasColor)
  }

  @Test(arguments: [("App", "App"), ("my app", "'my app'"), ("it's", #"'it'\''s'"#), ("", "''"), ("a;b", "'a;b'")])
  func aPathIsQuotedForAShell(path: String, quoted: String) { #expect(path.shellQuoted == quoted) }
}
