import FormatStrings
import Testing

@Suite struct TitleArgumentTests {
  /// What is left is still a format, whose arguments have the numbers that they had.
  @Test(arguments: [
    ("%@ of %ld", [1: "3"], "3 of %2$ld"), ("%@ of %ld", [1: "3", 2: "4"], "3 of 4"), ("%2$@ %1$@", [1: "a"], "%2$@ a"),
    ("%d%% of %@", [2: "50%"], "%1$d%% of 50%%"), ("%d%% of %@", [1: "9", 2: "x"], "9% of x"), ("%@", [2: "x"], "%@"),
    ("%02d:%d", [1: "5", 2: "7"], "%1$02d:7"), ("%x", [1: "255"], "%x"), ("%lld %li", [1: "1", 2: "2"], "1 2"),
    ("100% sure", [1: "x"], "100% sure"), ("{name} of %@", [1: "x"], "{name} of x"),
  ])
  func knownArgumentsAreInThePlacesOfTheirSpecifiers(text: String, known: [Int: String], filled: String) {
    #expect(TitleArgument.filled(text) { known[$0] } == filled)
  }

  @Test(arguments: [
    ("%02d:%d", [1: "h", 2: "m"], "h:m"), ("%.0f%% full", [1: "x"], "x% full"), ("%1$.1f", [1: "v"], "v"),
  ])
  func argumentsMayTakeThePlacesOfAnySpecifiers(text: String, known: [Int: String], filled: String) {
    #expect(TitleArgument.filled(text, isOfAny: true) { known[$0] } == filled)
  }
}
