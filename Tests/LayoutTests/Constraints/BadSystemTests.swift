import RandomSystems
import TestSupport
import Testing

@testable import Layout

/// Systems that no one should write: each is solved as far as it can be, and nothing traps or goes on for ever.
struct BadSystemTests {
  @Test("An empty system")
  func empty() { #expect(solved(ConstraintSystem()).conflicts.isEmpty) }

  @Test(
    "A constraint with a number that is none is dropped and named",
    arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func notFinite(number: Double) {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let bad = [
      system.add([Term(width)], .equal, number), system.add([Term(width, number)], .equal, 3),
      system.add([Term(width)], .atMost, number, priority: 500),
      system.addPreference([Term(width)], number, hugging: 250, resistance: 750),
    ]
    let good = system.addPreference([Term(width)], 50, hugging: 250, resistance: 750)
    var solver = solved(system)
    #expect(Set(solver.conflicts) == Set(bad.map { Conflict(dropped: $0, against: []) }))
    #expect(solver.value(of: width) == 50)
    solver.setConstant(of: good, to: number)
    solver.solve()
    #expect(solver.conflicts.count == 5)
    solver.setConstant(of: good, to: 60)
    solver.solve()
    #expect(solver.value(of: width) == 60)
  }

  @Test("A priority that is no number is dropped")
  func priority() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add([Term(width)], .equal, 5, priority: .nan)
    #expect(solved(system).conflicts.count == 1)
  }

  @Test("Huge numbers", arguments: [1e308, -1e308, Double.greatestFiniteMagnitude, 1e-308])
  func huge(number: Double) {
    var system = ConstraintSystem()
    let variables = (0..<40).map { _ in system.addVariable() }
    system.add([Term(variables[0])], .equal, number)
    for (one, other) in zip(variables, variables.dropFirst()) {
      system.add([Term(other), Term(one, number)], .equal, number)
      system.add([Term(other), Term(one, -number)], .atLeast, number, priority: 500)
      system.addPreference([Term(other, number)], number, hugging: 250, resistance: 1000)
    }
    var solver = solved(system)
    for variable in variables {
      #expect(solver.value(of: variable).isFinite)
      _ = solver.range(of: [Term(variable)])
    }
  }

  @Test("A variable of another system")
  func foreign() {
    var (system, other) = (ConstraintSystem(), ConstraintSystem())
    let own = system.addVariable()
    for _ in 0..<5 { _ = other.addVariable() }
    let foreign = other.addVariable()
    system.add([Term(own), Term(foreign)], .equal, 5)
    var solver = solved(system)
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: foreign) == 0)
    solver.setConstant(of: ConstraintID(index: 99), to: 1)
    #expect(solver.range(of: [Term(foreign)]) == nil)
  }

  @Test("Ten thousand definitions in a chain, in either order", arguments: [false, true])
  func chain(isReversed: Bool) {
    var system = ConstraintSystem()
    let variables = (0..<10_000).map { _ in system.addVariable() }
    let links = Array(zip(variables, variables.dropFirst()))
    for (one, other) in isReversed ? links.reversed() : links { system.add([Term(other), Term(one, -1)], .equal, 1) }
    system.addPreference([Term(variables[0])], 5, hugging: 250, resistance: 750)
    #expect(solved(system).value(of: variables[9999]) == 10_004)
  }

  @Test("Ten thousand sums of two that come before")
  func sums() {
    var system = ConstraintSystem()
    let variables = (0..<10_000).map { _ in system.addVariable() }
    for position in variables.indices.dropFirst(2) {
      system.add(
        [Term(variables[position]), Term(variables[position - 1], -1), Term(variables[position - 2])], .equal, 1)
    }
    for variable in variables.prefix(2) { system.add([Term(variable)], .equal, 3) }
    #expect(solved(system).value(of: variables[9999]).isFinite)
  }

  @Test("A thousand content sizes in a row that are too wide together")
  func longRow() {
    var system = ConstraintSystem()
    let edges = (0...1000).map { _ in system.addVariable() }
    system.add([Term(edges[0])], .equal, 0)
    system.add([Term(edges[1000])], .equal, 5000)
    for (left, right) in zip(edges, edges.dropFirst()) {
      system.add([Term(right), Term(left, -1)], .atLeast, 0)
      system.addPreference([Term(right), Term(left, -1)], 10, hugging: 250, resistance: 750)
    }
    let solver = solved(system)
    let widths = zip(edges, edges.dropFirst()).map { solver.value(of: $1) - solver.value(of: $0) }
    #expect(abs(widths.reduce(0) { $0 + abs($1 - 10) } - 5000) < 1e-6)
    #expect(widths.allSatisfy { $0 > -1e-9 })
  }

  @Test("A part that is too large to be written out is left open")
  func tooLarge() {
    var system = ConstraintSystem()
    let variables = (0..<8000).map { _ in system.addVariable() }
    for (one, other) in zip(variables, variables.dropFirst()) {
      system.add([Term(other), Term(one, -1)], .equal, 1, priority: 500)
    }
    var solver = solved(system)
    #expect(solver.value(of: variables[7999]) == 0)
    #expect(solver.range(of: [Term(variables[7999])]) == -Double.infinity...Double.infinity)
  }

  @Test("A thousand views nested in each other, centred, each no wider than the one around it")
  func nested() {
    var system = ConstraintSystem()
    var (left, right) = (system.addVariable(), system.addVariable())
    system.add([Term(left)], .equal, 0)
    system.add([Term(right)], .equal, 390)
    for _ in 0..<1000 {
      let (innerLeft, innerRight) = (system.addVariable(), system.addVariable())
      system.add([Term(innerLeft), Term(innerRight), Term(left, -1), Term(right, -1)], .equal, 0)
      system.add([Term(innerLeft), Term(left, -1)], .atLeast, 0)
      system.add([Term(innerRight), Term(innerLeft, -1)], .atLeast, 0)
      system.addPreference([Term(innerRight), Term(innerLeft, -1)], 50, hugging: 250, resistance: 750)
      (left, right) = (innerLeft, innerRight)
    }
    let solver = solved(system)
    #expect(abs(solver.value(of: left) - 170) < 1e-6)
    #expect(abs(solver.value(of: right) - 220) < 1e-6)
  }

  @Test("Random systems with numbers that are none, or beyond all bounds, in random places")
  func spoiled() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, 1e15]
    for seed in UInt64(1)...300 {
      var (sample, random) = (RandomSystem.sample(seed: seed), SeededGenerator(seed: seed))
      for _ in 0..<4 {
        let position = Int.random(in: 0..<sample.constraints.count, using: &random)
        let number = numbers[Int.random(in: 0..<numbers.count, using: &random)]
        if Bool.random(using: &random) {
          sample.constraints[position].constant = number
        } else if !sample.constraints[position].terms.isEmpty {
          sample.constraints[position].terms[0][1] = number
        }
      }
      let system = sample.system
      var solver = solved(system)
      for position in 0..<sample.variables {
        #expect(solver.value(of: system.variable(at: position)).isFinite)
        _ = solver.range(of: [Term(system.variable(at: position))])
      }
    }
  }
}
