/// Why Foundation's decoder refuses a text as a whole: it only says that the text is no JSON.
package enum JSONRefusal {
  /// What was found and what was expected, for an object in which members of some names are whole numbers.
  package static func reason(_ text: [UInt8], wholeNumbers: Set<String>) -> String {
    let document = JSONDocument(text)
    if let fault = document.faults.first(where: { !$0.isTolerated }) {
      return "not JSON at column \(fault.offset + 1): \(fault.message)"
    }
    let reasons = document.root?.members.lazy.compactMap { reason($0, isWhole: wholeNumbers.contains($0.name)) }
    return reasons?.first ?? "the line cannot be read: expected a JSON object"
  }

  /// A number that no type holds is refused like what is no JSON.
  private static func reason(_ member: JSONMember, isWhole: Bool) -> String? {
    guard member.value.kind == .number else { return nil }
    let digits = String(decoding: member.value.source, as: UTF8.self)
    let isFinite = Double(digits)?.isFinite ?? false
    if isFinite, !isWhole || member.value.integer != nil { return nil }
    return "\"\(member.name)\" is \(digits.prefix(40)): expected a \(isFinite ? "whole" : "smaller") number"
  }
}
