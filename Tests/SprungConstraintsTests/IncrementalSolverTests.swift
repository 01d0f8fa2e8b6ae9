// SPDX-License-Identifier: MIT

import SprungConstraints
import SprungTestSupport
import Testing

/// Compares a solver after each of thousands of small changes with a new solver.
@Suite struct IncrementalSolverTests {
  private struct Rule {
    var handle: SolverConstraint
    var terms: [(factor: Double, variable: Int)]
    var constant: Double
    var relation: LinearRelation
    var priority: Double

    func expression(_ variables: [SolverVariable]) -> LinearExpression {
      LinearExpression(terms.map { .init($0.factor, variables[$0.variable]) }, constant: constant)
    }
  }

  @Test(arguments: UInt64(1)...6)
  func longLivedSolverMatchesNewOne(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let solver = ConstraintSolver()
    let variables = (0..<14).map { _ in solver.makeVariable() }
    var rules: [Rule] = []
    // For each variable, a weak constraint with a unique priority makes the optimal solution unique.
    for index in variables.indices {
      let rule = Rule(
        handle: SolverConstraint.none, terms: [(1, index)], constant: -Double(random.int(in: 0..<100)),
        relation: .equal,
        priority: 1 + Double(index) / 100)
      rules.append(try #require(enter(rule, solver, variables)))
    }
    for step in 0..<1500 {
      let choice = random.int(in: 0..<10)
      if choice < 4, rules.count < 45 {
        let rule = makeRule(&random, variables.count)
        if let entered = enter(rule, solver, variables) { rules.append(entered) }
      } else if choice < 8 {
        let index = random.int(in: 0..<rules.count)
        let constant = Double(random.int(in: -200..<200))
        if solver.setConstant(constant, of: rules[index].handle).isEmpty { rules[index].constant = constant }
      } else if rules.count > variables.count {
        solver.remove(rules.remove(at: random.int(in: variables.count..<rules.count)).handle)
      }
      guard step % 25 == 0 else { continue }
      try #require(solver.validate() == nil, "seed \(seed) step \(step)")
      let fresh = ConstraintSolver()
      let twins = variables.map { _ in fresh.makeVariable() }
      for rule in rules { _ = try #require(enter(rule, fresh, twins), "seed \(seed) step \(step)") }
      for (variable, twin) in zip(variables, twins) {
        let difference = abs(solver.value(of: variable) - fresh.value(of: twin))
        try #require(difference < 1e-4, "seed \(seed) step \(step): \(difference)")
      }
    }
  }

  /// The rounding error of a huge constant stayed in the tableau: after a width of 1e14, a width of 10 was 0.008 too
  /// large.
  @Test(arguments: [1e10, 3.3e14, -7.7e13], [false, true]) func hugeConstantsLeaveNoError(huge: Double, isRemoved: Bool)
  {
    let solver = ConstraintSolver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(
      LinearExpression([.init(1, left), .init(1, width), .init(-1, right)], constant: 0), .equal, priority: 1000)
    solver.add(LinearExpression([.init(3, left)], constant: -0.7), .equal, priority: 1000)
    let end = LinearExpression([.init(1, right)], constant: huge + 0.1)
    guard case .added(let pin) = solver.add(end, .equal, priority: 1000) else { return #expect(Bool(false)) }
    if isRemoved {
      solver.remove(pin)
      solver.add(LinearExpression([.init(1, width)], constant: -10), .equal, priority: 1000)
    } else {
      solver.setConstant(-10 - 0.7 / 3, of: pin)
    }
    #expect(abs(solver.value(of: width) - 10) < 1e-12)
    #expect(solver.validate() == nil)
  }

  private func makeRule(_ random: inout SeededRandom, _ count: Int) -> Rule {
    var terms: [(Double, Int)] = []
    for _ in 0..<random.int(in: 1..<4) {
      terms.append(([1.0, -1, 0.5, 2][random.int(in: 0..<4)], random.int(in: 0..<count)))
    }
    return Rule(
      handle: SolverConstraint.none, terms: terms, constant: Double(random.int(in: -200..<200)),
      relation: [LinearRelation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.int(in: 0..<3)],
      priority: [1000.0, 999, 750, 250, 50][random.int(in: 0..<5)])
  }

  private func enter(_ rule: Rule, _ solver: ConstraintSolver, _ variables: [SolverVariable]) -> Rule? {
    guard
      case .added(let handle) = solver.add(rule.expression(variables), rule.relation, priority: rule.priority)
    else { return nil }
    var entered = rule
    entered.handle = handle
    return entered
  }

  /// Drags the edge of a row that has as many views as a long form.
  @Test func longRowFollowsItsEdge() throws {
    let solver = ConstraintSolver()
    var left: [SolverVariable] = []
    var width: [SolverVariable] = []
    let edge = solver.makeVariable()
    guard case .added(let drag) = solver.add(.init([.init(1, edge)], constant: -1000), .equal) else { return }
    for index in 0..<60 {
      left.append(solver.makeVariable())
      width.append(solver.makeVariable())
      solver.add(.init([.init(1, width[index])], constant: -Double(5 + index % 7)), .greaterThanOrEqual, priority: 750)
      solver.add(.init([.init(1, width[index])], constant: -Double(5 + index % 7)), .lessThanOrEqual, priority: 250)
      if index == 0 {
        solver.add(.init([.init(1, left[0])]), .equal)
      } else {
        solver.add(
          .init([.init(1, left[index]), .init(-1, left[index - 1]), .init(-1, width[index - 1])], constant: -2), .equal)
      }
    }
    solver.add(.init([.init(1, left[59]), .init(1, width[59]), .init(-1, edge)]), .equal)
    for step in 0..<1000 {
      let place = 600 + Double(step * 37 % 500)
      #expect(solver.setConstant(-place, of: drag).isEmpty)
      let end = solver.value(of: left[59]) + solver.value(of: width[59])
      #expect(abs(end - place) < 1e-6)
      if step % 100 == 0 { #expect(solver.validate() == nil) }
    }
  }
}
