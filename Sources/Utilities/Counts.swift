/// A count with its noun: "1 error", "2,000 errors".
package func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(plural(noun, count))" }

/// The form of a noun after a count: "entry", "entries".
package func plural(_ noun: String, _ count: Int) -> String {
  if count == 1 { return noun }
  let endsInConsonantY = noun.hasSuffix("ry")
  return endsInConsonantY ? noun.dropLast() + "ies" : noun + "s"
}

/// A count with separated thousands ("50,000").
package func grouped(_ count: Int) -> String {
  let digits = Array(String(count.magnitude))
  let parts = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? ",\(digit)" : String(digit)
  }
  return (count < 0 ? "-" : "") + parts.joined()
}

/// How often something occurs: "once", "twice", "3 times".
package func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(grouped(count)) times"
  }
}
