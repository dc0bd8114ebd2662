import Testing

@testable import Layout

/// The table of answers is one by state and proposal.
@Suite struct AnswerTableTests {
  @Test func findsWhatWasAdded() {
    var table = AnswerTable<Int>()
    let lengths: [Double?] = [nil, 0, -0.0, 1, .infinity, 338, 338.015625]
    var expected: [Int: Int] = [:]
    for state in 0..<100 {
      for (row, width) in lengths.enumerated() {
        for (column, height) in lengths.enumerated() {
          let number = (state * lengths.count + row) * lengths.count + column
          let proposal = Proposal(width: width, height: height)
          // Both zeros are one length, but two numbers: an answer more does no harm.
          #expect(table.index(of: state, proposal) == nil)
          expected[number] = table.add(number, of: state, proposal)
        }
      }
    }
    for (number, index) in expected { #expect(table[index] == number) }
    #expect(Set(expected.values).count == 100 * lengths.count * lengths.count)
    #expect(table.index(of: 7, Proposal(width: 338, height: nil)).map { table[$0] } == (7 * 7 + 5) * 7)
    #expect(table.index(of: 100, .ideal) == nil)
    let proposal = Proposal(width: .infinity, height: nil)
    #expect(table.index(of: 3, proposal).map { table.proposal(at: $0) } == proposal)
  }
}
