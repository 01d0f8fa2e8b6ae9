// SPDX-License-Identifier: MIT

import SprungGeometry

/// The fast loops over the folds of a chain. Each loop visits all folds once, inward or outward.
final class ChainPasses {
  let columns: BodyColumns
  let solverBodies: SolverBodies
  let equations: JointEquations

  init(columns: BodyColumns, solverBodies: SolverBodies, equations: JointEquations) {
    self.columns = columns
    self.solverBodies = solverBodies
    self.equations = equations
  }

  /// Reads the positions of a chain's bodies, computes its directions and errors, factors its matrix and performs the
  /// forward substitution. Returns the largest error of the active links.
  @_optimize(speed)
  func aimChain(_ range: JointCluster) -> Double {
    let folds = equations.folds.view
    let x = columns.x
    let y = columns.y
    let first = Int(range.firstFold)
    let last = Int(range.foldEnd)
    var positionX = Halves()
    var positionY = Halves()
    var directionX = Halves()
    var directionY = Halves()
    var carry = Carry()
    var worst = Halves()
    for position in first...last {
      let fold = folds + position
      let next = positions(fold, x, y)
      fold.pointee.impulse = Halves()
      if position > first {
        let link = fold - 1
        let delta = ChainPasses.direction(next.x - positionX, next.y - positionY)
        link.pointee.directionX = delta.x
        link.pointee.directionY = delta.y
        let error = delta.length - link.pointee.target
        link.pointee.residual = error
        worst = worst.orLarger(error.sizes * link.pointee.isActive)
        if position > first &+ 1 {
          ChainPasses.eliminate(link - 1, directionX * delta.x + directionY * delta.y, &carry)
        }
        directionX = delta.x
        directionY = delta.y
      }
      positionX = next.x
      positionY = next.y
    }
    // The middle link.
    let link = folds + last
    let delta = ChainPasses.direction(
      Halves(positionX.back - positionX.front), Halves(positionY.back - positionY.front))
    let both = Halves(1.0, -1.0)
    link.pointee.directionX = delta.x * both
    link.pointee.directionY = delta.y * both
    link.pointee.residual = delta.length - link.pointee.target
    if last > first {
      let product = directionX * link.pointee.directionX + directionY * link.pointee.directionY
      ChainPasses.eliminate(link - 1, product, &carry)
    }
    ChainPasses.eliminateMiddle(link, carry)
    return worst.orLarger(link.pointee.residual.sizes * link.pointee.isActive).largest
  }

  /// The effect of eliminating a fold on the next fold.
  private struct Carry {
    var pivot = Halves()
    var residual = Halves()
  }

  /// Eliminates the links of a fold. `product` is the product of their directions with those of the next fold.
  @inline(__always)
  private static func eliminate(
    _ link: UnsafeMutablePointer<ChainFold>, _ product: Halves<Double>, _ carry: inout Carry
  ) {
    let inner = link[1].inverse
    let full = link.pointee.inverse + inner
    let value = full - carry.pivot
    let pivot = inversePivot(value, full, link.pointee.isActive)
    let number = Halves() - inner * product
    let factor = number * pivot
    link.pointee.pivot = pivot
    link.pointee.factor = factor
    carry.pivot = factor * number
    let sum = Halves() - link.pointee.residual - carry.residual
    link.pointee.eliminated = sum
    carry.residual = factor * sum
  }

  /// Eliminates the middle link, at which both halves meet.
  @inline(__always)
  private static func eliminateMiddle(_ link: UnsafeMutablePointer<ChainFold>, _ carry: Carry) {
    let full = Halves(link.pointee.inverse.sum)
    link.pointee.pivot = inversePivot(full - Halves(carry.pivot.sum), full, link.pointee.isActive)
    link.pointee.eliminated = Halves() - link.pointee.residual - Halves(carry.residual.sum)
  }

  /// Returns the inverses of pivots, which are zero for inactive and for linearly dependent links.
  @inline(__always)
  private static func inversePivot(_ value: Halves<Double>, _ full: Halves<Double>, _ isActive: Halves<Double>)
    -> Halves<Double>
  {
    let inverse = Halves(1) / value
    let least = full * PhysicsLimits.jointIndependence
    return Halves(
      value.front > least.front && isActive.front > 0 ? inverse.front : 0,
      value.back > least.back && isActive.back > 0 ? inverse.back : 0)
  }

  /// Factors the matrix again after the set of active links has changed.
  func factorChain(_ range: JointCluster) {
    let folds = equations.folds.view
    var carry = Carry()
    for position in Int(range.firstFold)..<Int(range.foldEnd) {
      let link = folds + position
      let product =
        link.pointee.directionX * link[1].directionX + link.pointee.directionY * link[1].directionY
      ChainPasses.eliminate(link, product, &carry)
    }
    ChainPasses.eliminateMiddle(folds + Int(range.foldEnd), carry)
  }

  /// Performs the back substitution. Returns whether a rope would push, and whether the solution appears to be
  /// excessive.
  @_optimize(speed)
  func substituteChain(_ range: JointCluster) -> (pushes: Bool, isWild: Bool) {
    let first = equations.folds + Int(range.firstFold)
    var link = equations.folds + Int(range.foldEnd)
    var value = link.pointee.eliminated * link.pointee.pivot
    link.pointee.solution = value
    var push = (link.pointee.total + value) * link.pointee.isRope
    // The change in velocity has the energy x·b, which is an upper bound on the energy of each body.
    var energy = Halves(value.front * link.pointee.residual.front, 0)
    var errors = Halves(abs(link.pointee.residual.front) * link.pointee.isActive.front, 0)
    while link > first {
      link -= 1
      value = link.pointee.eliminated * link.pointee.pivot - link.pointee.factor * value
      link.pointee.solution = value
      let residual = link.pointee.residual
      energy += value * residual
      errors += residual.sizes * link.pointee.isActive
      push = push.orLarger((link.pointee.total + value) * link.pointee.isRope)
    }
    let limit = PhysicsTuning.jointLeverage * errors.sum
    return (push.largest > 0, abs(energy.sum) * range.largestInverse > limit * limit * range.length)
  }

  /// Returns the positions of a fold's bodies.
  @inline(__always)
  func positions(
    _ fold: UnsafeMutablePointer<ChainFold>, _ x: ColumnView<Double>, _ y: ColumnView<Double>
  ) -> (x: Halves<Double>, y: Halves<Double>) {
    let front = Int(fold.pointee.body.front)
    let back = Int(fold.pointee.body.back)
    var positionX = fold.pointee.anchorX
    var positionY = fold.pointee.anchorY
    if front >= 0 {
      positionX.front = x[front]
      positionY.front = y[front]
    }
    if back >= 0 {
      positionX.back = x[back]
      positionY.back = y[back]
    }
    return (positionX, positionY)
  }

  /// Returns the directions and lengths of two vectors. The direction of a zero vector points to the right.
  @inline(__always)
  private static func direction(_ x: Halves<Double>, _ y: Halves<Double>) -> (
    x: Halves<Double>, y: Halves<Double>, length: Halves<Double>
  ) {
    let length = (x * x + y * y).squareRoot()
    let isLongFront = length.front > 1e-9
    let isLongBack = length.back > 1e-9
    let scale = Halves(1) / Halves(isLongFront ? length.front : 1, isLongBack ? length.back : 1)
    let scaled = x * scale
    return (Halves(isLongFront ? scaled.front : 1, isLongBack ? scaled.back : 1), y * scale, length)
  }
}
