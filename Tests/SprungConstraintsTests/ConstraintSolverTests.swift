// SPDX-License-Identifier: MIT

import SprungConstraints
import SprungTestSupport
import Testing

@Suite struct ConstraintSolverTests {
  private func sum(_ terms: (Double, SolverVariable)..., constant: Double = 0) -> LinearExpression {
    LinearExpression(terms.map { .init($0.0, $0.1) }, constant: constant)
  }

  private func added(_ outcome: SolverOutcome) throws -> SolverConstraint {
    guard case .added(let constraint) = outcome else {
      throw Refusal(text: "\(outcome)")
    }
    return constraint
  }

  private struct Refusal: Error { var text: String }

  @Test func equationsAreSatisfied() throws {
    let solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    solver.add(sum((1, left), constant: -16), .equal)
    let right = try added(solver.add(sum((1, left), (1, width), constant: -304), .equal))
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 288)
    #expect(solver.setConstant(-104, of: right) == [])
    #expect(solver.value(of: width) == 88)
    #expect(solver.validate() == nil)
  }

  @Test("A higher priority outweighs any number of lower ones", arguments: [1, 10, 1000])
  func prioritiesAreStrict(count: Int) {
    let solver = ConstraintSolver()
    let width = solver.makeVariable()
    for _ in 0..<count { solver.add(sum((1, width), constant: -10), .equal, priority: 750) }
    solver.add(sum((1, width), constant: -100), .equal, priority: 751)
    #expect(solver.value(of: width) == 100)
    #expect(solver.validate() == nil)
  }

  @Test func inequalitiesLimitTheirValues() throws {
    let solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.add(sum((1, width), constant: -50), .greaterThanOrEqual)
    let limit = try added(solver.add(sum((1, width), constant: -200), .lessThanOrEqual))
    let wish = try added(solver.add(sum((1, width), constant: -300), .equal, priority: 250))
    #expect(solver.value(of: width) == 200)
    #expect(solver.violation(of: wish) == 100)
    solver.setConstant(-20, of: wish)
    #expect(solver.value(of: width) == 50)
    solver.setConstant(-120, of: wish)
    #expect(solver.value(of: width) == 120)
    solver.remove(limit)
    solver.setConstant(-1000, of: wish)
    #expect(solver.value(of: width) == 1000)
    #expect(solver.validate() == nil)
  }

  @Test func contradictionsAreReportedAndNotAdded() throws {
    let solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let first = try added(solver.add(sum((1, left), constant: -10), .equal))
    _ = try added(solver.add(sum((1, other), constant: -3), .equal))
    let second = try added(solver.add(sum((1, right), (-1, left), constant: -100), .greaterThanOrEqual))
    #expect(solver.add(sum((1, right), constant: -50), .lessThanOrEqual) == .conflict([first, second]))
    #expect(solver.validate() == nil)
    // Repeating a satisfied equation is not a contradiction, but a different constant is.
    let again = try added(solver.add(sum((1, left), constant: -10), .equal))
    #expect(solver.add(sum((2, left), constant: -21), .equal) == .conflict([first]))
    #expect(solver.setConstant(-11, of: again) == [first, again])
    #expect(solver.value(of: left) == 10)
    #expect(solver.setConstant(-10, of: again) == [])
    solver.remove(first)
    #expect(solver.setConstant(-11, of: again) == [])
    #expect(solver.value(of: left) == 11)
    #expect(solver.validate() == nil)
  }

  @Test func undeterminedValuesAreAmbiguous() throws {
    let solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    #expect(solver.isAmbiguous(left))
    _ = try added(solver.add(sum((1, left), constant: -10), .greaterThanOrEqual))
    _ = try added(solver.add(sum((1, right), (-1, left), constant: -10), .equal))
    #expect(solver.isAmbiguous(left))
    #expect(solver.isAmbiguous(right))
    _ = try added(solver.add(sum((1, left), constant: 0), .equal, priority: 1))
    #expect(solver.value(of: left) == 10)
    #expect(!solver.isAmbiguous(left))
    #expect(!solver.isAmbiguous(right))
  }

  /// Adds, removes and changes constraints at random. After each step, the solution must be optimal and as good as the
  /// solution of a new solver.
  @Test(arguments: UInt64(1)...60)
  func randomChangesKeepTheOptimum(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let solver = ConstraintSolver()
    let variables = (0..<random.int(in: 2..<12)).map { _ in solver.makeVariable() }
    var alive: [(handle: SolverConstraint, expression: LinearExpression, relation: LinearRelation, priority: Double)] =
      []
    for _ in 0..<120 {
      let choice = random.int(in: 0..<10)
      if choice < 5 || alive.isEmpty {
        var terms: [LinearExpression.Term] = []
        for _ in 0..<random.int(in: 1..<4) {
          let factor = [1.0, -1, 1, -1, 0.5, 2][random.int(in: 0..<6)]
          terms.append(.init(factor, variables[random.int(in: 0..<variables.count)]))
        }
        let expression = LinearExpression(terms, constant: Double(random.int(in: -200..<200)))
        let relation = [LinearRelation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.int(in: 0..<3)]
        let priority = [1000.0, 999, 750, 251, 250, 50][random.int(in: 0..<6)]
        switch solver.add(expression, relation, priority: priority) {
        case .added(let handle): alive.append((handle, expression, relation, priority))
        case .conflict(let culprits):
          #expect(priority == 1000)
          for culprit in culprits { #expect(solver.contains(culprit)) }
        }
      } else if choice < 8 {
        let index = random.int(in: 0..<alive.count)
        let constant = Double(random.int(in: -200..<200))
        if solver.setConstant(constant, of: alive[index].handle).isEmpty { alive[index].expression.constant = constant }
      } else {
        solver.remove(alive.remove(at: random.int(in: 0..<alive.count)).handle)
      }
      let fault = solver.validate()
      #expect(fault == nil)
      if fault != nil { return }
    }
    // A new solver has its own variables, in the same order.
    let fresh = ConstraintSolver()
    for _ in variables { _ = fresh.makeVariable() }
    var missed: [Double: (Double, Double)] = [:]
    var twins: [SolverConstraint] = []
    for entry in alive {
      twins.append(try added(fresh.add(entry.expression, entry.relation, priority: entry.priority)))
    }
    for (entry, twin) in zip(alive, twins) {
      missed[entry.priority, default: (0, 0)].0 += solver.violation(of: entry.handle)
      missed[entry.priority, default: (0, 0)].1 += fresh.violation(of: twin)
    }
    for (priority, sums) in missed { #expect(abs(sums.0 - sums.1) < 1e-5, "priority \(priority)") }
  }
}
