// SPDX-License-Identifier: MIT

import SprungGeometry

/// The short loops over the folds of a chain. Each goes through them once, inwards or outwards.
extension World {
  /// Reads the positions of a chain's bodies, computes its directions and errors, factors its matrix and carries out
  /// the first half of the substitution. Answers the largest error of what holds.
  func aimChain(_ range: JointCluster) -> Double {
    let folds = jointSolver.folds.view
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
        let delta = World.direction(next.x - positionX, next.y - positionY)
        link.pointee.directionX = delta.x
        link.pointee.directionY = delta.y
        let error = delta.length - link.pointee.target
        link.pointee.residual = error
        worst = worst.orLarger(error.sizes * link.pointee.isActive)
        if position > first &+ 1 {
          World.eliminate(link - 1, directionX * delta.x + directionY * delta.y, &carry)
        }
        directionX = delta.x
        directionY = delta.y
      }
      positionX = next.x
      positionY = next.y
    }
    // The link in the middle.
    let link = folds + last
    let delta = World.direction(Halves(positionX.back - positionX.front), Halves(positionY.back - positionY.front))
    let both = Halves(1.0, -1.0)
    link.pointee.directionX = delta.x * both
    link.pointee.directionY = delta.y * both
    link.pointee.residual = delta.length - link.pointee.target
    if last > first {
      let product = directionX * link.pointee.directionX + directionY * link.pointee.directionY
      World.eliminate(link - 1, product, &carry)
    }
    World.eliminateMiddle(link, carry)
    return worst.orLarger(link.pointee.residual.sizes * link.pointee.isActive).largest
  }

  /// What the elimination of a fold does to the next one.
  private struct Carry {
    var pivot = Halves()
    var residual = Halves()
  }

  /// Eliminates the links of a fold, whose directions have this product with those of the next one.
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

  @inline(__always)
  private static func eliminateMiddle(_ link: UnsafeMutablePointer<ChainFold>, _ carry: Carry) {
    let full = Halves(link.pointee.inverse.sum)
    link.pointee.pivot = inversePivot(full - Halves(carry.pivot.sum), full, link.pointee.isActive)
    link.pointee.eliminated = Halves() - link.pointee.residual - Halves(carry.residual.sum)
  }

  @inline(__always)
  private static func inversePivot(_ value: Halves<Double>, _ full: Halves<Double>, _ isActive: Halves<Double>)
    -> Halves<Double>
  {
    let inverse = Halves(1) / value
    let least = full * PhysicsTuning.jointIndependence
    return Halves(
      value.front > least.front && isActive.front > 0 ? inverse.front : 0,
      value.back > least.back && isActive.back > 0 ? inverse.back : 0)
  }

  /// Factors the matrix anew because other links hold.
  func factorChain(_ range: JointCluster) {
    let folds = jointSolver.folds.view
    var carry = Carry()
    for position in Int(range.firstFold)..<Int(range.foldEnd) {
      let link = folds + position
      let product =
        link.pointee.directionX * link[1].directionX + link.pointee.directionY * link[1].directionY
      World.eliminate(link, product, &carry)
    }
    World.eliminateMiddle(folds + Int(range.foldEnd), carry)
  }

  /// The second half of the substitution. Answers whether a rope would push, and whether the solution looks enormous.
  func substituteChain(_ range: JointCluster) -> (pushes: Bool, isWild: Bool) {
    let first = jointSolver.folds + Int(range.firstFold)
    var link = jointSolver.folds + Int(range.foldEnd)
    var value = link.pointee.eliminated * link.pointee.pivot
    link.pointee.solution = value
    var push = (link.pointee.total + value) * link.pointee.isRope
    // The change has the energy x·b, which bounds every body's part of it.
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

  /// Looks up where the bodies of a chain will be at the end of the drift.
  func gatherDrift(_ range: JointCluster, _ duration: Double) {
    let folds = jointSolver.folds.view
    let x = columns.x
    let y = columns.y
    let velocity = solverBodies.velocity.view
    let shift = solverBodies.shift.view
    for position in Int(range.firstFold)...Int(range.foldEnd) {
      let fold = folds + position
      let start = positions(fold, x, y)
      let front = Int(fold.pointee.solverIndex.front)
      let back = Int(fold.pointee.solverIndex.back)
      fold.pointee.x =
        start.x + Halves(velocity[front].x, velocity[back].x) * duration + Halves(shift[front].x, shift[back].x)
      fold.pointee.y =
        start.y + Halves(velocity[front].y, velocity[back].y) * duration + Halves(shift[front].y, shift[back].y)
      fold.pointee.total = fold.pointee.impulse * duration
      fold.pointee.solution = Halves()
    }
  }

  /// Moves the ends of the drift by the solution, measures the errors there, and carries out the first half of the next
  /// substitution. Answers the largest error of what holds, and by how much slack ropes are too long.
  func sweepDrift(_ range: JointCluster) -> (worst: Double, over: Double) {
    var fold = jointSolver.folds + Int(range.firstFold)
    let last = jointSolver.folds + Int(range.foldEnd)
    let first = fold.pointee.solution
    fold.pointee.total = fold.pointee.total + first
    var pushX = fold.pointee.directionX * first
    var pushY = fold.pointee.directionY * first
    var positionX = fold.pointee.x - fold.pointee.inverse * pushX
    var positionY = fold.pointee.y - fold.pointee.inverse * pushY
    fold.pointee.x = positionX
    fold.pointee.y = positionY
    var carried = Halves()
    var worst = Halves()
    var over = Halves()
    while fold < last {
      let link = fold
      fold += 1
      let value = fold.pointee.solution
      let inverse = fold.pointee.inverse
      let nextPushX = fold.pointee.directionX * value
      let nextPushY = fold.pointee.directionY * value
      let nextX = fold.pointee.x + inverse * (pushX - nextPushX)
      let nextY = fold.pointee.y + inverse * (pushY - nextPushY)
      fold.pointee.x = nextX
      fold.pointee.y = nextY
      fold.pointee.total = fold.pointee.total + value
      let deltaX = nextX - positionX
      let deltaY = nextY - positionY
      let error = (deltaX * deltaX + deltaY * deltaY).squareRoot() - link.pointee.target
      let sum = Halves() - error - carried
      link.pointee.residual = error
      link.pointee.eliminated = sum
      carried = link.pointee.factor * sum
      worst = worst.orLarger(error.sizes * link.pointee.isActive)
      over = over.orLarger(error * link.pointee.isSlack)
      pushX = nextPushX
      pushY = nextPushY
      positionX = nextX
      positionY = nextY
    }
    let deltaX = positionX.back - positionX.front
    let deltaY = positionY.back - positionY.front
    let error = Halves((deltaX * deltaX + deltaY * deltaY).squareRoot()) - last.pointee.target
    last.pointee.residual = error
    last.pointee.eliminated = Halves() - error - Halves(carried.sum)
    worst = worst.orLarger(error.sizes * last.pointee.isActive)
    over = over.orLarger(error * last.pointee.isSlack)
    return (worst.largest, over.largest)
  }

  /// Gives the bodies the impulses of the drift's solutions.
  func scatterDrift(_ range: JointCluster, _ duration: Double) {
    let folds = jointSolver.folds.view
    let rate = 1 / duration
    let velocity = solverBodies.velocity.view
    var pushX = Halves()
    var pushY = Halves()
    for position in Int(range.firstFold)...Int(range.foldEnd) {
      let fold = folds + position
      let sum = fold.pointee.total * rate
      let value = sum - fold.pointee.impulse
      fold.pointee.impulse = sum
      push(fold, value, velocity, &pushX, &pushY)
    }
  }

  /// Measures the velocities along the links and carries out the first half of the substitution.
  func measureChain(_ range: JointCluster) {
    let folds = jointSolver.folds.view
    let velocity = solverBodies.velocity.view
    let first = Int(range.firstFold)
    let last = Int(range.foldEnd)
    var speedX = Halves()
    var speedY = Halves()
    var carried = Halves()
    for position in first...last {
      let fold = folds + position
      let front = Int(fold.pointee.solverIndex.front)
      let back = Int(fold.pointee.solverIndex.back)
      let nextX = Halves(velocity[front].x, velocity[back].x)
      let nextY = Halves(velocity[front].y, velocity[back].y)
      fold.pointee.total = fold.pointee.impulse
      if position > first {
        let link = fold - 1
        let error = link.pointee.directionX * (nextX - speedX) + link.pointee.directionY * (nextY - speedY)
        let sum = Halves() - error - carried
        link.pointee.residual = error
        link.pointee.eliminated = sum
        carried = link.pointee.factor * sum
      }
      speedX = nextX
      speedY = nextY
    }
    let link = folds + last
    let error = Halves(
      link.pointee.directionX.front * (speedX.back - speedX.front)
        + link.pointee.directionY.front * (speedY.back - speedY.front))
    link.pointee.residual = error
    link.pointee.eliminated = Halves() - error - Halves(carried.sum)
  }

  /// Gives the bodies the impulses of the solution.
  func pushChain(_ range: JointCluster) {
    let folds = jointSolver.folds.view
    let velocity = solverBodies.velocity.view
    var pushX = Halves()
    var pushY = Halves()
    for position in Int(range.firstFold)...Int(range.foldEnd) {
      let fold = folds + position
      let value = fold.pointee.solution
      fold.pointee.impulse = fold.pointee.impulse + value
      push(fold, value, velocity, &pushX, &pushY)
    }
  }

  /// Gives the bodies of a fold the impulses of its links and of those before.
  @inline(__always)
  private func push(
    _ fold: UnsafeMutablePointer<ChainFold>, _ value: Halves<Double>, _ velocity: ColumnView<SIMD4<Double>>,
    _ pushX: inout Halves<Double>, _ pushY: inout Halves<Double>
  ) {
    let nextX = fold.pointee.directionX * value
    let nextY = fold.pointee.directionY * value
    let inverse = fold.pointee.inverse
    let changeX = inverse * (pushX - nextX)
    let changeY = inverse * (pushY - nextY)
    let front = Int(fold.pointee.solverIndex.front)
    let back = Int(fold.pointee.solverIndex.back)
    // One after the other, since both may be the immovable world.
    velocity[front].x += changeX.front
    velocity[front].y += changeY.front
    velocity[back].x += changeX.back
    velocity[back].y += changeY.back
    pushX = nextX
    pushY = nextY
  }

  /// Moves the bodies by the solution.
  func moveChain(_ range: JointCluster) {
    let folds = jointSolver.folds.view
    let x = columns.x
    let y = columns.y
    var pushX = Halves()
    var pushY = Halves()
    for position in Int(range.firstFold)...Int(range.foldEnd) {
      let fold = folds + position
      let value = fold.pointee.solution
      let nextX = fold.pointee.directionX * value
      let nextY = fold.pointee.directionY * value
      let inverse = fold.pointee.inverse
      let moveX = inverse * (pushX - nextX)
      let moveY = inverse * (pushY - nextY)
      if fold.pointee.solverIndex.front > 0 {
        x[Int(fold.pointee.body.front)] += moveX.front
        y[Int(fold.pointee.body.front)] += moveY.front
      }
      if fold.pointee.solverIndex.back > 0 {
        x[Int(fold.pointee.body.back)] += moveX.back
        y[Int(fold.pointee.body.back)] += moveY.back
      }
      pushX = nextX
      pushY = nextY
    }
  }

  /// Where the bodies of a fold are.
  @inline(__always)
  private func positions(
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

  /// Directions and lengths of two vectors; what has no length points to the right.
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
