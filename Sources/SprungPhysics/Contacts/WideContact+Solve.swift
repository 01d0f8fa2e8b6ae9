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
  /// The velocities and ways of the bodies on each side, gathered into lanes.
  struct Bodies {
    var velocityX: Lanes
    var velocityY: Lanes
    var spin: Lanes

    @inline(__always)
    init(_ places: SIMD2<Int32>, _ values: UnsafeMutablePointer<SIMD4<Double>>) {
      let row0 = values[Int(places[0])]
      let row1 = values[Int(places[1])]
      velocityX = Lanes(row0.x, row1.x)
      velocityY = Lanes(row0.y, row1.y)
      spin = Lanes(row0.z, row1.z)
    }

    @inline(__always)
    func store(_ places: SIMD2<Int32>, _ values: UnsafeMutablePointer<SIMD4<Double>>) {
      // The world, place 0, is written as well: its lanes hold what was read, since its inverse mass is zero.
      values[Int(places[0])] = SIMD4(velocityX[0], velocityY[0], spin[0], 0)
      values[Int(places[1])] = SIMD4(velocityX[1], velocityY[1], spin[1], 0)
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

  /// One pass over groups: friction, then the normal impulses, which matter more. With `pushes` overlap is pressed apart;
  /// without, only what the shapes may approach is left in the velocities.
  ///
  /// All in one function, because vectors that are passed on go through memory.
  static func solve(
    _ groups: UnsafeMutablePointer<WideContact>, _ range: Range<Int>, _ velocity: UnsafeMutablePointer<SIMD4<Double>>,
    _ way: UnsafeMutablePointer<SIMD4<Double>>, _ softness: ContactSoftness, pushes: Bool
  ) {
    let zero = Lanes()
    let arrived = Lanes(repeating: -PhysicsTuning.contactSlop)
    let biasRate = Lanes(repeating: pushes ? softness.biasRate : 0)
    let largestPush = Lanes(repeating: -softness.largestBias)
    let softMass = Lanes(repeating: pushes ? softness.massScale : 1)
    let softImpulse = Lanes(repeating: pushes ? softness.impulseScale : 0)
    for index in range {
      let group = groups + index
      let placeA = group.pointee.placeA
      let placeB = group.pointee.placeB
      let a0 = Int(placeA[0])
      let a1 = Int(placeA[1])
      let b0 = Int(placeB[0])
      let b1 = Int(placeB[1])
      let normalX = group.pointee.normalX
      let normalY = group.pointee.normalY
      let wayX = Lanes(way[b0].x - way[a0].x, way[b1].x - way[a1].x)
      let wayY = Lanes(way[b0].y - way[a0].y, way[b1].y - way[a1].y)
      let turnA = Lanes(way[a0].z, way[a1].z)
      let turnB = Lanes(way[b0].z, way[b1].z)
      var velocityAX = Lanes(velocity[a0].x, velocity[a1].x)
      var velocityAY = Lanes(velocity[a0].y, velocity[a1].y)
      var spinA = Lanes(velocity[a0].z, velocity[a1].z)
      var velocityBX = Lanes(velocity[b0].x, velocity[b1].x)
      var velocityBY = Lanes(velocity[b0].y, velocity[b1].y)
      var spinB = Lanes(velocity[b0].z, velocity[b1].z)
      let inverseMassA = group.pointee.inverseMassA
      let inverseMassB = group.pointee.inverseMassB
      let inverseInertiaA = group.pointee.inverseInertiaA
      let inverseInertiaB = group.pointee.inverseInertiaB
      let points = UnsafeMutableRawPointer(group).assumingMemoryBound(to: WidePoint.self)
      let count = group.pointee.hasSecond ? 2 : 1

      // Friction, limited by the normal impulse (Coulomb). What sticks is drawn back to where it began to stick:
      // velocities alone would creep with every rounding.
      let friction = group.pointee.friction
      let drag = normalX * wayY - normalY * wayX
      for number in 0..<count {
        let point = points + number
        let armA = point.pointee.tangentArmA
        let armB = point.pointee.tangentArmB
        var slip =
          normalX * (velocityBY - velocityAY) - normalY * (velocityBX - velocityAX) + (spinB * armB - spinA * armA)
        if pushes { slip += biasRate * (point.pointee.slip + drag + (turnB * armB - turnA * armA)) }
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
        spinA -= inverseInertiaA * (change * armA)
        velocityBX -= inverseMassB * changeX
        velocityBY += inverseMassB * changeY
        spinB += inverseInertiaB * (change * armB)
      }

      let approach = normalX * wayX + normalY * wayY
      for number in 0..<count {
        let point = points + number
        let armA = point.pointee.armA
        let armB = point.pointee.armB
        let speed =
          normalX * (velocityBX - velocityAX) + normalY * (velocityBY - velocityAY) + (spinB * armB - spinA * armA)
        let gap =
          point.pointee.separation + approach
          + (turnB * (armB - 0.5 * turnB * point.pointee.depthB) - turnA * (armA - 0.5 * turnA * point.pointee.depthA))
        let isInside = gap .< 0
        let old = point.pointee.normalImpulse
        // A gap may close within the substep; overlap is pushed apart softly, or left alone.
        var bias = gap * softness.perDuration
        var push = (gap + point.pointee.sag) * biasRate
        push.replace(with: largestPush, where: push .< largestPush)
        bias.replace(with: push, where: isInside)
        var mass = point.pointee.normalMass
        var relaxed = zero
        // Without pushes these change nothing. A condition about them would crash Swift 6.3's compiler for WebAssembly.
        mass.replace(with: mass * softMass, where: isInside)
        relaxed.replace(with: old * softImpulse, where: isInside)
        var impulse = old - mass * (speed + bias) - relaxed
        if !pushes {
          // What comes fast is the next substep's business, which knows when it arrives and how it bounces.
          // It may have arrived already, to the bit or to rounding.
          impulse.replace(with: old, where: (gap .> arrived) .& (speed .< group.pointee.bounceSpeed))
        }
        impulse.replace(with: zero, where: impulse .< zero)
        point.pointee.normalImpulse = impulse
        let largest = point.pointee.largestImpulse
        point.pointee.largestImpulse = largest.replacing(with: impulse, where: impulse .> largest)
        let change = impulse - old
        let changeX = change * normalX
        let changeY = change * normalY
        velocityAX -= inverseMassA * changeX
        velocityAY -= inverseMassA * changeY
        spinA -= inverseInertiaA * (change * armA)
        velocityBX += inverseMassB * changeX
        velocityBY += inverseMassB * changeY
        spinB += inverseInertiaB * (change * armB)
      }

      // The world, place 0, is written as well: its lanes hold what was read, since its inverse mass is zero.
      velocity[a0] = SIMD4(velocityAX[0], velocityAY[0], spinA[0], 0)
      velocity[a1] = SIMD4(velocityAX[1], velocityAY[1], spinA[1], 0)
      velocity[b0] = SIMD4(velocityBX[0], velocityBY[0], spinB[0], 0)
      velocity[b1] = SIMD4(velocityBX[1], velocityBY[1], spinB[1], 0)
    }
  }
}
