// SPDX-License-Identifier: MIT

import SprungGeometry

/// The passes that access the solver bodies.
extension ChainPasses {
  /// Computes the positions of a chain's bodies at the end of the drift.
  @_optimize(speed)
  func gatherDrift(_ range: JointCluster, _ duration: Double) {
    let folds = equations.folds.view
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

  /// Moves the positions at the end of the drift by the solution, measures the errors at the new positions, and
  /// performs the forward substitution of the next solve. Returns the largest error of the active links, and the
  /// largest excess length of slack ropes.
  @_optimize(speed)
  func sweepDrift(_ range: JointCluster) -> (worst: Double, over: Double) {
    var fold = equations.folds + Int(range.firstFold)
    let last = equations.folds + Int(range.foldEnd)
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

  /// Applies the impulses of the drift's solutions to the bodies.
  @_optimize(speed)
  func scatterDrift(_ range: JointCluster, _ duration: Double) {
    let folds = equations.folds.view
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

  /// Measures the velocities along the links and performs the forward substitution.
  @_optimize(speed)
  func measureChain(_ range: JointCluster) {
    let folds = equations.folds.view
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

  /// Applies the impulses of the solution to the bodies.
  @_optimize(speed)
  func pushChain(_ range: JointCluster) {
    let folds = equations.folds.view
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

  /// Applies the impulses of a fold's links and of the previous links to its bodies.
  @inline(__always)
  func push(
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
    // Update the bodies one after the other, because both can be the immovable world.
    velocity[front].x += changeX.front
    velocity[front].y += changeY.front
    velocity[back].x += changeX.back
    velocity[back].y += changeY.back
    pushX = nextX
    pushY = nextY
  }

  /// Moves the bodies by the solution.
  func moveChain(_ range: JointCluster) {
    let folds = equations.folds.view
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
}
