import AuditModel
import Testing

@Suite struct BoxedTests {
  private struct Holder: Equatable, Hashable {
    @Boxed var number = 0
  }

  @Test func aCopyKeepsItsValueWhenTheOtherIsChanged() {
    let first = Holder(number: 1)
    var second = first
    second.number = 2
    #expect(first.number == 1)
    #expect(second.number == 2)
  }

  @Test func valuesAreComparedNotLocations() {
    #expect(Holder(number: 3) == Holder(number: 3))
    #expect(Holder(number: 3) != Holder(number: 4))
    #expect(Set([Holder(number: 3), Holder(number: 3), Holder(number: 4)]).count == 2)
  }
}
