// SPDX-License-Identifier: MIT

/// How stiffly contacts press overlapping shapes apart: an implicit, strongly damped spring (Catto, Soft Constraints,
/// 2011). `biasRate` is the speed per point of overlap, in 1/s.
struct ContactSoftness {
  var biasRate: Double
  var massScale: Double
  var impulseScale: Double
  /// In pt/s.
  var largestBias: Double
  /// 1 / the substep, in 1/s.
  var perDuration: Double

  init(frequency: Double, damping: Double, duration: Double) {
    let omega = 2 * Double.pi * frequency
    let first = 2 * damping + duration * omega
    let second = duration * omega * first
    let third = 1 / (1 + second)
    biasRate = omega / first
    massScale = second * third
    impulseScale = third
    largestBias = PhysicsTuning.pushOutSpeed
    perDuration = 1 / duration
  }
}

extension WideContact {
  /// The velocities and ways of four bodies on each side, gathered into lanes.
  struct Bodies {
    var velocityX: Lanes
    var velocityY: Lanes
    var spin: Lanes

    @inline(__always)
    init(_ places: SIMD4<Int32>, _ values: UnsafeMutablePointer<SIMD4<Double>>) {
      let row0 = values[Int(places[0])]
      let row1 = values[Int(places[1])]
      let row2 = values[Int(places[2])]
      let row3 = values[Int(places[3])]
      velocityX = Lanes(row0.x, row1.x, row2.x, row3.x)
      velocityY = Lanes(row0.y, row1.y, row2.y, row3.y)
      spin = Lanes(row0.z, row1.z, row2.z, row3.z)
    }

    @inline(__always)
    func store(_ places: SIMD4<Int32>, _ values: UnsafeMutablePointer<SIMD4<Double>>) {
      // The world, place 0, is written as well: its lanes hold what was read, since its inverse mass is zero.
      values[Int(places[0])] = SIMD4(velocityX[0], velocityY[0], spin[0], 0)
      values[Int(places[1])] = SIMD4(velocityX[1], velocityY[1], spin[1], 0)
      values[Int(places[2])] = SIMD4(velocityX[2], velocityY[2], spin[2], 0)
      values[Int(places[3])] = SIMD4(velocityX[3], velocityY[3], spin[3], 0)
    }
  }

  /// Applies the impulses of the last solve.
  static func warmStart(
    _ group: UnsafeMutablePointer<WideContact>, _ velocity: UnsafeMutablePointer<SIMD4<Double>>
  ) {
    var a = Bodies(group.pointee.placeA, velocity)
    var b = Bodies(group.pointee.placeB, velocity)
    let normalX = group.pointee.normalX
    let normalY = group.pointee.normalY
    var normal = group.pointee.first.normalImpulse
    var tangent = group.pointee.first.tangentImpulse
    var turnA = group.pointee.first.armA * normal + group.pointee.first.tangentArmA * tangent
    var turnB = group.pointee.first.armB * normal + group.pointee.first.tangentArmB * tangent
    if group.pointee.hasSecond {
      let normal1 = group.pointee.second.normalImpulse
      let tangent1 = group.pointee.second.tangentImpulse
      turnA += group.pointee.second.armA * normal1 + group.pointee.second.tangentArmA * tangent1
      turnB += group.pointee.second.armB * normal1 + group.pointee.second.tangentArmB * tangent1
      normal += normal1
      tangent += tangent1
    }
    // The tangent is (-normalY, normalX).
    let impulseX = normal * normalX - tangent * normalY
    let impulseY = normal * normalY + tangent * normalX
    a.velocityX -= group.pointee.inverseMassA * impulseX
    a.velocityY -= group.pointee.inverseMassA * impulseY
    a.spin -= group.pointee.inverseInertiaA * turnA
    b.velocityX += group.pointee.inverseMassB * impulseX
    b.velocityY += group.pointee.inverseMassB * impulseY
    b.spin += group.pointee.inverseInertiaB * turnB
    a.store(group.pointee.placeA, velocity)
    b.store(group.pointee.placeB, velocity)
  }

  /// One pass over a group: friction, then the normal impulses, which matter more. With `pushes` overlap is pressed
  /// apart; without, only what the shapes may approach is left in the velocities.
  @inline(__always)
  static func solve(
    _ group: UnsafeMutablePointer<WideContact>, _ velocity: UnsafeMutablePointer<SIMD4<Double>>,
    _ way: UnsafeMutablePointer<SIMD4<Double>>, _ softness: ContactSoftness, pushes: Bool
  ) {
    let placeA = group.pointee.placeA
    let placeB = group.pointee.placeB
    var a = Bodies(placeA, velocity)
    var b = Bodies(placeB, velocity)
    let wayA = Bodies(placeA, way)
    let wayB = Bodies(placeB, way)
    let normalX = group.pointee.normalX
    let normalY = group.pointee.normalY
    let approach = normalX * (wayB.velocityX - wayA.velocityX) + normalY * (wayB.velocityY - wayA.velocityY)

    let drag = normalX * (wayB.velocityY - wayA.velocityY) - normalY * (wayB.velocityX - wayA.velocityX)

    rub(group, &group.pointee.first, normalX, normalY, drag, wayA.spin, wayB.spin, &a, &b, softness, pushes: pushes)
    if group.pointee.hasSecond {
      rub(group, &group.pointee.second, normalX, normalY, drag, wayA.spin, wayB.spin, &a, &b, softness, pushes: pushes)
    }
    press(
      group, &group.pointee.first, normalX, normalY, approach, wayA.spin, wayB.spin, &a, &b, softness, pushes: pushes)
    if group.pointee.hasSecond {
      press(
        group, &group.pointee.second, normalX, normalY, approach, wayA.spin, wayB.spin, &a, &b, softness,
        pushes: pushes)
    }
    a.store(placeA, velocity)
    b.store(placeB, velocity)
  }

  /// Friction at one point, limited by the normal impulse (Coulomb).
  @inline(__always)
  private static func rub(
    _ group: UnsafeMutablePointer<WideContact>, _ point: inout WidePoint, _ normalX: Lanes, _ normalY: Lanes,
    _ drag: Lanes, _ turnA: Lanes, _ turnB: Lanes, _ a: inout Bodies, _ b: inout Bodies, _ softness: ContactSoftness,
    pushes: Bool
  ) {
    var slip =
      normalX * (b.velocityY - a.velocityY) - normalY * (b.velocityX - a.velocityX) + b.spin * point.tangentArmB
      - a.spin * point.tangentArmA
    // What sticks is drawn back to where it began to stick: velocities alone would creep with every rounding.
    if pushes {
      slip += softness.biasRate * (point.slip + drag + turnB * point.tangentArmB - turnA * point.tangentArmA)
    }
    let limit = group.pointee.friction * point.normalImpulse
    var impulse = point.tangentImpulse - point.tangentMass * slip
    impulse.replace(with: limit, where: impulse .> limit)
    impulse.replace(with: -limit, where: impulse .< -limit)
    let change = impulse - point.tangentImpulse
    point.tangentImpulse = impulse
    let changeX = -(change * normalY)
    let changeY = change * normalX
    a.velocityX -= group.pointee.inverseMassA * changeX
    a.velocityY -= group.pointee.inverseMassA * changeY
    a.spin -= group.pointee.inverseInertiaA * (change * point.tangentArmA)
    b.velocityX += group.pointee.inverseMassB * changeX
    b.velocityY += group.pointee.inverseMassB * changeY
    b.spin += group.pointee.inverseInertiaB * (change * point.tangentArmB)
  }

  @inline(__always)
  private static func press(
    _ group: UnsafeMutablePointer<WideContact>, _ point: inout WidePoint, _ normalX: Lanes, _ normalY: Lanes,
    _ approach: Lanes, _ turnA: Lanes, _ turnB: Lanes, _ a: inout Bodies, _ b: inout Bodies,
    _ softness: ContactSoftness, pushes: Bool
  ) {
    let speed =
      normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY) + b.spin * point.armB
      - a.spin * point.armA
    let gap =
      point.separation + approach + turnB * (point.armB - 0.5 * turnB * point.depthB)
      - turnA * (point.armA - 0.5 * turnA * point.depthA)
    // A gap may close within the substep; overlap is pushed apart softly, or left alone.
    var bias = gap * softness.perDuration
    let isInside = gap .< 0
    var impulse: Lanes
    if pushes {
      var push = (gap + point.sag) * softness.biasRate
      let largest = Lanes(repeating: -softness.largestBias)
      push.replace(with: largest, where: push .< largest)
      bias.replace(with: push, where: isInside)
      var mass = point.normalMass
      mass.replace(with: point.normalMass * softness.massScale, where: isInside)
      var relaxed = Lanes()
      relaxed.replace(with: point.normalImpulse * softness.impulseScale, where: isInside)
      impulse = point.normalImpulse - mass * (speed + bias) - relaxed
    } else {
      bias.replace(with: 0, where: isInside)
      impulse = point.normalImpulse - point.normalMass * (speed + bias)
      // What comes fast is the next substep's business, which knows when it arrives and how it bounces.
      impulse.replace(with: point.normalImpulse, where: (gap .> 0) .& (speed .< group.pointee.bounceSpeed))
    }
    impulse.replace(with: 0, where: impulse .< 0)
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    point.largestImpulse.replace(with: impulse, where: impulse .> point.largestImpulse)
    let changeX = change * normalX
    let changeY = change * normalY
    a.velocityX -= group.pointee.inverseMassA * changeX
    a.velocityY -= group.pointee.inverseMassA * changeY
    a.spin -= group.pointee.inverseInertiaA * (change * point.armA)
    b.velocityX += group.pointee.inverseMassB * changeX
    b.velocityY += group.pointee.inverseMassB * changeY
    b.spin += group.pointee.inverseInertiaB * (change * point.armB)
  }
}
