// SPDX-License-Identifier: MIT

/// How stiffly contacts push overlapping shapes apart: an implicit, strongly damped spring (Catto, Soft Constraints,
/// 2011). `biasRate` is the speed per point of overlap, in 1/s.
struct ContactSoftness {
  var biasRate: Double
  /// What softness makes of the inverse of an effective mass.
  var massDivisor: Double
  /// In pt/s.
  var largestBias: Double
  /// 1 / the substep, in 1/s.
  var perDuration: Double

  init(frequency: Double, damping: Double, duration: Double) {
    assert(frequency > 0 && damping > 0 && duration > 0, "a push without frequency, damping or time has no softness")
    let omega = 2 * Double.pi * frequency
    let first = 2 * damping + duration * omega
    let second = duration * omega * first
    biasRate = omega / first
    massDivisor = 1 + 1 / second
    largestBias = PhysicsTuning.pushOutSpeed
    perDuration = 1 / duration
  }
}

/// Two contacts at a time.
extension WideContact {
  /// The velocities and delta positions of the bodies on each side, gathered into lanes.
  struct Bodies {
    var velocityX: Lanes
    var velocityY: Lanes
    var angularVelocity: Lanes

    @inline(__always)
    init(_ indices: SIMD2<Int32>, _ values: ColumnView<SIMD4<Double>>) {
      let row0 = values[Int(indices[0])]
      let row1 = values[Int(indices[1])]
      velocityX = Lanes(row0.x, row1.x)
      velocityY = Lanes(row0.y, row1.y)
      angularVelocity = Lanes(row0.z, row1.z)
    }

    @inline(__always)
    func store(_ indices: SIMD2<Int32>, _ values: ColumnView<SIMD4<Double>>) {
      // The world, index 0, is written as well: its lanes hold what was read, since its inverse mass is zero.
      values[Int(indices[0])] = SIMD4(velocityX[0], velocityY[0], angularVelocity[0], 0)
      values[Int(indices[1])] = SIMD4(velocityX[1], velocityY[1], angularVelocity[1], 0)
    }
  }

  /// Applies the impulses of the last solve.
  static func warmStart(
    _ group: UnsafeMutablePointer<WideContact>, _ velocity: ColumnView<SIMD4<Double>>
  ) {
    var a = Bodies(group.pointee.indexA, velocity)
    var b = Bodies(group.pointee.indexB, velocity)
    let normalX = group.pointee.normalX
    let normalY = group.pointee.normalY
    var normal = group.pointee.first.normalImpulse
    var tangent = group.pointee.first.tangentImpulse
    var angularImpulseA = group.pointee.first.armA * normal + group.pointee.first.tangentArmA * tangent
    var angularImpulseB = group.pointee.first.armB * normal + group.pointee.first.tangentArmB * tangent
    if group.pointee.hasSecond {
      let normal1 = group.pointee.second.normalImpulse
      let tangent1 = group.pointee.second.tangentImpulse
      angularImpulseA += group.pointee.second.armA * normal1 + group.pointee.second.tangentArmA * tangent1
      angularImpulseB += group.pointee.second.armB * normal1 + group.pointee.second.tangentArmB * tangent1
      normal += normal1
      tangent += tangent1
    }
    // The tangent is (-normalY, normalX).
    let impulseX = normal * normalX - tangent * normalY
    let impulseY = normal * normalY + tangent * normalX
    a.velocityX -= group.pointee.inverseMassA * impulseX
    a.velocityY -= group.pointee.inverseMassA * impulseY
    a.angularVelocity -= group.pointee.inverseInertiaA * angularImpulseA
    b.velocityX += group.pointee.inverseMassB * impulseX
    b.velocityY += group.pointee.inverseMassB * impulseY
    b.angularVelocity += group.pointee.inverseInertiaB * angularImpulseB
    a.store(group.pointee.indexA, velocity)
    b.store(group.pointee.indexB, velocity)
  }

  /// One pass over groups: friction, then the normal impulses, which matter more. With `pushes` overlap is pushed
  /// apart; without, only what the shapes may approach is left in the velocities.
  ///
  /// All in one function, because vectors that are passed on go through memory; inlined twice, so that each of the two
  /// holds only what it needs.
  static func push(
    _ groups: ColumnView<WideContact>, _ range: Range<Int>, _ velocity: ColumnView<SIMD4<Double>>,
    _ deltaPosition: ColumnView<SIMD4<Double>>, _ softness: ContactSoftness
  ) {
    solve(groups, range, velocity, deltaPosition, softness, pushes: true)
  }

  /// The pass without pushes, see `push`.
  static func relax(
    _ groups: ColumnView<WideContact>, _ range: Range<Int>, _ velocity: ColumnView<SIMD4<Double>>,
    _ deltaPosition: ColumnView<SIMD4<Double>>, _ softness: ContactSoftness
  ) {
    solve(groups, range, velocity, deltaPosition, softness, pushes: false)
  }

  /// One pass: friction within what the points pressed last, then both points of each contact at once. `pushes` is a
  /// constant where this is inlined.
  @inline(__always)
  private static func solve(
    _ groups: ColumnView<WideContact>, _ range: Range<Int>, _ velocity: ColumnView<SIMD4<Double>>,
    _ deltaPosition: ColumnView<SIMD4<Double>>, _ softness: ContactSoftness, pushes: Bool
  ) {
    let zero = Lanes()
    let tiny = Lanes(repeating: PhysicsLimits.pointIndependence)
    let biasRate = Lanes(repeating: pushes ? softness.biasRate : 0)
    for index in range {
      let group = groups + index
      let indexA = group.pointee.indexA
      let indexB = group.pointee.indexB
      let a0 = Int(indexA[0])
      let a1 = Int(indexA[1])
      let b0 = Int(indexB[0])
      let b1 = Int(indexB[1])
      let normalX = group.pointee.normalX
      let normalY = group.pointee.normalY
      let deltaX = Lanes(deltaPosition[b0].x - deltaPosition[a0].x, deltaPosition[b1].x - deltaPosition[a1].x)
      let deltaY = Lanes(deltaPosition[b0].y - deltaPosition[a0].y, deltaPosition[b1].y - deltaPosition[a1].y)
      let rotationA = Lanes(deltaPosition[a0].z, deltaPosition[a1].z)
      let rotationB = Lanes(deltaPosition[b0].z, deltaPosition[b1].z)
      var velocityAX = Lanes(velocity[a0].x, velocity[a1].x)
      var velocityAY = Lanes(velocity[a0].y, velocity[a1].y)
      var angularVelocityA = Lanes(velocity[a0].z, velocity[a1].z)
      var velocityBX = Lanes(velocity[b0].x, velocity[b1].x)
      var velocityBY = Lanes(velocity[b0].y, velocity[b1].y)
      var angularVelocityB = Lanes(velocity[b0].z, velocity[b1].z)
      let inverseMassA = group.pointee.inverseMassA
      let inverseMassB = group.pointee.inverseMassB
      let inverseInertiaA = group.pointee.inverseInertiaA
      let inverseInertiaB = group.pointee.inverseInertiaB
      let points = UnsafeMutableRawPointer(group).assumingMemoryBound(to: WidePoint.self)
      let count = group.pointee.hasSecond ? 2 : 1

      // Friction, limited by the normal impulse (Coulomb). What sticks is drawn back to where it began to stick:
      // velocities alone would creep with every rounding.
      let friction = group.pointee.friction
      let drag = normalX * deltaY - normalY * deltaX
      for number in 0..<count {
        let point = points + number
        let armA = point.pointee.tangentArmA
        let armB = point.pointee.tangentArmB
        var slip =
          normalX * (velocityBY - velocityAY) - normalY * (velocityBX - velocityAX)
          + (angularVelocityB * armB - angularVelocityA * armA)
        if pushes { slip += biasRate * (point.pointee.slip + drag + (rotationB * armB - rotationA * armA)) }
        let limit = friction * point.pointee.normalImpulse
        let old = point.pointee.tangentImpulse
        var impulse = old - point.pointee.tangentMass * slip
        impulse.replace(with: limit, where: impulse .> limit)
        let lower = zero - limit
        impulse.replace(with: lower, where: impulse .< lower)
        point.pointee.tangentImpulse = impulse
        let change = impulse - old
        let changeX = change * normalY
        let changeY = change * normalX
        velocityAX += inverseMassA * changeX
        velocityAY -= inverseMassA * changeY
        angularVelocityA -= inverseInertiaA * (change * armA)
        velocityBX -= inverseMassB * changeX
        velocityBY += inverseMassB * changeY
        angularVelocityB += inverseInertiaB * (change * armB)
      }

      // Both points at once: solved one after the other, the first would take more than its share, and a stack would
      // sway.
      let approach = normalX * deltaX + normalY * deltaY
      let speed = normalX * (velocityBX - velocityAX) + normalY * (velocityBY - velocityAY)
      let (want0, mass0) = demand(
        points, speed, approach, angularVelocityA, angularVelocityB, rotationA, rotationB, softness,
        group.pointee.bounceSpeed,
        pushes)
      let old0 = points.pointee.normalImpulse
      var impulse0: Lanes
      if count == 1 {
        impulse0 = old0 + (want0 - (mass0 - points.pointee.inverseMass) * old0) / mass0
        impulse0.replace(with: zero, where: impulse0 .< zero)
      } else {
        let second = points + 1
        let (want1, mass1) = demand(
          second, speed, approach, angularVelocityA, angularVelocityB, rotationA, rotationB, softness,
          group.pointee.bounceSpeed, pushes)
        let old1 = second.pointee.normalImpulse
        let shared = group.pointee.sharedInverseMass
        let right0 = points.pointee.inverseMass * old0 + shared * old1 + want0
        let right1 = second.pointee.inverseMass * old1 + shared * old0 + want1
        let determinant = mass0 * mass1 - shared * shared
        impulse0 = (mass1 * right0 - shared * right1) / determinant
        var impulse1 = (mass0 * right1 - shared * right0) / determinant
        // A point that would have to pull does nothing: then the other one alone carries, if that does not pull it in.
        let isOne = (impulse0 .< zero) .| (impulse1 .< zero) .| (determinant .< mass0 * mass1 * tiny)
        var only0 = right0 / mass0
        only0.replace(with: zero, where: only0 .< zero)
        var only1 = right1 / mass1
        only1.replace(with: zero, where: only1 .< zero)
        let isFirst = shared * only0 .>= right1
        only1.replace(with: zero, where: isFirst)
        only0.replace(with: zero, where: .!isFirst)
        impulse0.replace(with: only0, where: isOne)
        impulse1.replace(with: only1, where: isOne)
        second.pointee.normalImpulse = impulse1
        let largest = second.pointee.largestImpulse
        second.pointee.largestImpulse = largest.replacing(with: impulse1, where: impulse1 .> largest)
        let change = impulse1 - old1
        let changeX = change * normalX
        let changeY = change * normalY
        velocityAX -= inverseMassA * changeX
        velocityAY -= inverseMassA * changeY
        angularVelocityA -= inverseInertiaA * (change * second.pointee.armA)
        velocityBX += inverseMassB * changeX
        velocityBY += inverseMassB * changeY
        angularVelocityB += inverseInertiaB * (change * second.pointee.armB)
      }
      points.pointee.normalImpulse = impulse0
      let largest = points.pointee.largestImpulse
      points.pointee.largestImpulse = largest.replacing(with: impulse0, where: impulse0 .> largest)
      let change = impulse0 - old0
      let changeX = change * normalX
      let changeY = change * normalY
      velocityAX -= inverseMassA * changeX
      velocityAY -= inverseMassA * changeY
      angularVelocityA -= inverseInertiaA * (change * points.pointee.armA)
      velocityBX += inverseMassB * changeX
      velocityBY += inverseMassB * changeY
      angularVelocityB += inverseInertiaB * (change * points.pointee.armB)

      // The world, index 0, is written as well: its lanes hold what was read, since its inverse mass is zero.
      velocity[a0] = SIMD4(velocityAX[0], velocityAY[0], angularVelocityA[0], 0)
      velocity[a1] = SIMD4(velocityAX[1], velocityAY[1], angularVelocityA[1], 0)
      velocity[b0] = SIMD4(velocityBX[0], velocityBY[0], angularVelocityB[0], 0)
      velocity[b1] = SIMD4(velocityBX[1], velocityBY[1], angularVelocityB[1], 0)
    }
  }

  /// What a point asks of the relative velocity along the normal, in pt/s, and the inverse of its effective mass.
  @inline(__always)
  private static func demand(
    _ point: UnsafeMutablePointer<WidePoint>, _ linear: Lanes, _ approach: Lanes, _ angularVelocityA: Lanes,
    _ angularVelocityB: Lanes,
    _ rotationA: Lanes, _ rotationB: Lanes, _ softness: ContactSoftness, _ bounceSpeed: Lanes, _ pushes: Bool
  ) -> (Lanes, Lanes) {
    let armA = point.pointee.armA
    let armB = point.pointee.armB
    let speed = linear + (angularVelocityB * armB - angularVelocityA * armA)
    let gap =
      point.pointee.separation + approach
      + (rotationB * (armB - 0.5 * rotationB * point.pointee.depthB) - rotationA
        * (armA - 0.5 * rotationA * point.pointee.depthA))
    let isInside = gap .< Lanes()
    // A gap may close within the substep; overlap is pushed apart softly, or left alone.
    var bias = gap * softness.perDuration
    var push = (gap + point.pointee.penetrationBias) * Lanes(repeating: pushes ? softness.biasRate : 0)
    let largestPush = Lanes(repeating: -softness.largestBias)
    push.replace(with: largestPush, where: push .< largestPush)
    bias.replace(with: push, where: isInside)
    var mass = point.pointee.inverseMass
    // Without pushes this changes nothing. A condition about it would crash Swift 6.3's compiler for WebAssembly.
    mass.replace(with: mass * (pushes ? softness.massDivisor : 1), where: isInside)
    var want = Lanes() - speed - bias
    if !pushes {
      // What comes fast is the next substep's business, which knows when it arrives and how it bounces.
      // It may have arrived already, to the bit or to rounding.
      want.replace(
        with: Lanes(),
        where: (gap .> Lanes(repeating: -PhysicsTuning.contactSlop)) .& (speed .< bounceSpeed))
    }
    return (want, mass)
  }
}
