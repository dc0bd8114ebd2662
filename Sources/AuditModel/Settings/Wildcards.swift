/// Compares a sequence with a pattern in which some parts stand for any run of the sequence's elements.
///
/// Only the last run that was met is ever widened: that finds a match wherever there is one, so that the time is at most
/// the pattern's length times the sequence's, and no pattern is worse.
func matchesWildcards<Part, Element>(
  _ elements: [Element], _ pattern: [Part], isAnyRun: (Part) -> Bool, matches: (Part, Element) -> Bool
) -> Bool {
  var (position, part) = (0, 0)
  var lastRun: (part: Int, position: Int)?
  while position < elements.count {
    if part < pattern.count, isAnyRun(pattern[part]) {
      lastRun = (part, position)
      part += 1
    } else if part < pattern.count, matches(pattern[part], elements[position]) {
      part += 1
      position += 1
    } else if let run = lastRun {
      lastRun = (run.part, run.position + 1)
      (part, position) = (run.part + 1, run.position + 1)
    } else {
      return false
    }
  }
  return pattern[part...].allSatisfy(isAnyRun)
}
