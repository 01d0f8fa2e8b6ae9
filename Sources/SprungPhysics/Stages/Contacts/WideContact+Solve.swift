// SPDX-License-Identifier: MIT

/// The softness with which contacts push overlapping shapes apart: an implicit, strongly damped spring (Catto, Soft
/// Constraints, 2011). `biasRate` is the speed per point of overlap, in 1/s.
struct ContactSoftness {
  var biasRate: Float
  /// The divisor of the effective mass that accounts for softness.
  var massDivisor: Float
  /// The largest bias speed in pt/s.
  var largestBias: Float
  /// The inverse of the substep, in 1/s.
  var perDuration: Float

  init(frequency: Double, damping: Double, duration: Double) {
    assert(frequency > 0 && damping > 0 && duration > 0, "a push without frequency, damping or time has no softness")
    let omega = 2 * Double.pi * frequency
    let first = 2 * damping + duration * omega
    let second = duration * omega * first
    biasRate = Float(omega / first)
    massDivisor = Float(1 + 1 / second)
    largestBias = Float(PhysicsTuning.pushOutSpeed)
    perDuration = Float(1 / duration)
  }
}

/// Four Floats as two 64-bit words.
private typealias LanePairs = SIMD2<UInt64>

extension SIMD2<UInt64> {
  @inline(__always)
  fileprivate init(_ lanes: SIMD4<Float>) { self = unsafeBitCast(lanes, to: Self.self) }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate init(_ halves: SIMD2<UInt64>) { self = unsafeBitCast(halves, to: Self.self) }
}

/// Solves four contacts at a time.
extension WideContact {
  /// The x, y and rotation values of four rows, transposed to columns.
  struct Rows {
    var x: Lanes
    var y: Lanes
    var rotation: Lanes

    @inline(__always)
    init(_ indices: Indices, _ values: ColumnView<SIMD4<Float>>) {
      // A row consists of two halves, (x, y) and (rotation, 0). First, halves of two rows are combined. Then every
      // second number of two such vectors is selected. Transposing each number individually required a quarter more
      // instructions per pass.
      let row0 = LanePairs(values[Int(indices[0])])
      let row1 = LanePairs(values[Int(indices[1])])
      let row2 = LanePairs(values[Int(indices[2])])
      let row3 = LanePairs(values[Int(indices[3])])
      let front = Lanes(LanePairs(row0.x, row1.x))
      let back = Lanes(LanePairs(row2.x, row3.x))
      x = Lanes(front.x, front.z, back.x, back.z)
      y = Lanes(front.y, front.w, back.y, back.w)
      let frontRotation = Lanes(LanePairs(row0.y, row1.y))
      let backRotation = Lanes(LanePairs(row2.y, row3.y))
      rotation = Lanes(frontRotation.x, frontRotation.z, backRotation.x, backRotation.z)
    }

    /// Adds the effects of an impulse and its angular impulse to the velocities.
    @inline(__always)
    mutating func add(_ impulseX: Lanes, _ impulseY: Lanes, _ angularImpulse: Lanes, _ mass: Lanes, _ inertia: Lanes) {
      x += mass * impulseX
      y += mass * impulseY
      rotation += inertia * angularImpulse
    }

    /// Subtracts the effects of an impulse and its angular impulse from the velocities.
    @inline(__always)
    mutating func subtract(
      _ impulseX: Lanes, _ impulseY: Lanes, _ angularImpulse: Lanes, _ mass: Lanes, _ inertia: Lanes
    ) {
      x -= mass * impulseX
      y -= mass * impulseY
      rotation -= inertia * angularImpulse
    }

    @inline(__always)
    func store(_ indices: Indices, _ values: ColumnView<SIMD4<Float>>) {
      // The immovable world (index 0) is written, too. Its inverse mass is zero, so its lanes contain the values that
      // were read.
      let zero = Lanes()
      let front = LanePairs(Lanes(x.x, y.x, x.y, y.y))
      let back = LanePairs(Lanes(x.z, y.z, x.w, y.w))
      let frontRotation = LanePairs(Lanes(rotation.x, zero.x, rotation.y, zero.y))
      let backRotation = LanePairs(Lanes(rotation.z, zero.z, rotation.w, zero.w))
      values[Int(indices[0])] = Lanes(LanePairs(front.x, frontRotation.x))
      values[Int(indices[1])] = Lanes(LanePairs(front.y, frontRotation.y))
      values[Int(indices[2])] = Lanes(LanePairs(back.x, backRotation.x))
      values[Int(indices[3])] = Lanes(LanePairs(back.y, backRotation.y))
    }
  }

  /// Applies the impulses of the last solve.
  @_optimize(speed)
  static func warmStart(
    _ group: UnsafeMutablePointer<WideContact>, _ velocity: ColumnView<SIMD4<Float>>
  ) {
    var a = Rows(group.pointee.indexA, velocity)
    var b = Rows(group.pointee.indexB, velocity)
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
    a.subtract(impulseX, impulseY, angularImpulseA, group.pointee.inverseMassA, group.pointee.inverseInertiaA)
    b.add(impulseX, impulseY, angularImpulseB, group.pointee.inverseMassB, group.pointee.inverseInertiaB)
    a.store(group.pointee.indexA, velocity)
    b.store(group.pointee.indexB, velocity)
  }

  /// Makes one pass over groups: friction first, then the normal impulses, which are more important. If `pushes` is
  /// true, overlaps are pushed apart. Otherwise, only the velocities that close gaps are limited.
  ///
  /// The pass is a single function, because passing vectors to functions would store them in memory. The function is
  /// inlined twice, so that each copy contains only the necessary code.
  @_optimize(speed)
  static func push(
    _ groups: ColumnView<WideContact>, _ range: Range<Int>, _ velocity: ColumnView<SIMD4<Float>>,
    _ deltaPosition: ColumnView<SIMD4<Float>>, _ softness: ContactSoftness
  ) {
    solve(groups, range, velocity, deltaPosition, softness, pushes: true)
  }

  /// Makes the pass without pushes, see `push`.
  @_optimize(speed)
  static func relax(
    _ groups: ColumnView<WideContact>, _ range: Range<Int>, _ velocity: ColumnView<SIMD4<Float>>,
    _ deltaPosition: ColumnView<SIMD4<Float>>, _ softness: ContactSoftness
  ) {
    solve(groups, range, velocity, deltaPosition, softness, pushes: false)
  }

  /// Makes one pass: applies friction, limited by the last normal impulses, then solves both points of each contact
  /// together. `pushes` is a constant at each call site.
  @inline(__always)
  private static func solve(
    _ groups: ColumnView<WideContact>, _ range: Range<Int>, _ velocity: ColumnView<SIMD4<Float>>,
    _ deltaPosition: ColumnView<SIMD4<Float>>, _ softness: ContactSoftness, pushes: Bool
  ) {
    let zero = Lanes()
    let tiny = Lanes(repeating: Float(PhysicsLimits.pointIndependence))
    let biasRate = Lanes(repeating: pushes ? softness.biasRate : 0)
    for index in range {
      let group = groups + index
      let indexA = group.pointee.indexA
      let indexB = group.pointee.indexB
      let normalX = group.pointee.normalX
      let normalY = group.pointee.normalY
      let deltaA = Rows(indexA, deltaPosition)
      let deltaB = Rows(indexB, deltaPosition)
      let deltaX = deltaB.x - deltaA.x
      let deltaY = deltaB.y - deltaA.y
      var a = Rows(indexA, velocity)
      var b = Rows(indexB, velocity)
      let massA = group.pointee.inverseMassA
      let massB = group.pointee.inverseMassB
      let inertiaA = group.pointee.inverseInertiaA
      let inertiaB = group.pointee.inverseInertiaB
      let points = UnsafeMutableRawPointer(group).assumingMemoryBound(to: WidePoint.self)
      let count = group.pointee.hasSecond ? 2 : 1

      // Apply friction, limited by the normal impulse (Coulomb). A sticking point is pulled back to the position at
      // which it started to stick. With friction that depends on the velocity alone, bodies would creep with every
      // rounding error.
      let friction = group.pointee.friction
      let tangentX = zero - normalY
      let drag = normalX * deltaY + tangentX * deltaX
      for number in 0..<count {
        let point = points + number
        let armA = point.pointee.tangentArmA
        let armB = point.pointee.tangentArmB
        var slip = normalX * (b.y - a.y) + tangentX * (b.x - a.x) + (b.rotation * armB - a.rotation * armA)
        if pushes {
          slip += biasRate * (point.pointee.slip + drag + (deltaB.rotation * armB - deltaA.rotation * armA))
        }
        let limit = friction * point.pointee.normalImpulse
        let old = point.pointee.tangentImpulse
        var impulse = old - point.pointee.tangentMass * slip
        impulse.replace(with: limit, where: impulse .> limit)
        let lower = zero - limit
        impulse.replace(with: lower, where: impulse .< lower)
        point.pointee.tangentImpulse = impulse
        let change = impulse - old
        let changeX = change * tangentX
        let changeY = change * normalX
        a.subtract(changeX, changeY, change * armA, massA, inertiaA)
        b.add(changeX, changeY, change * armB, massB, inertiaB)
      }

      // Solve both points together. If they were solved one after the other, the first would receive too large a share,
      // and a stack would sway. All terms are divided by the inverse effective masses, so that the diagonal of the
      // equations is one.
      let approach = normalX * deltaX + normalY * deltaY
      let speed = normalX * (b.x - a.x) + normalY * (b.y - a.y)
      let bounceSpeed = group.pointee.bounceSpeed
      let (want0, soft0, firm0) = demand(
        points, speed, approach, a.rotation, b.rotation, deltaA.rotation, deltaB.rotation, softness, bounceSpeed, pushes
      )
      let old0 = points.pointee.normalImpulse
      var impulse0: Lanes
      if count == 1 {
        impulse0 = (old0 + want0) * firm0
        impulse0.replace(with: zero, where: impulse0 .< zero)
      } else {
        let second = points + 1
        let (want1, soft1, firm1) = demand(
          second, speed, approach, a.rotation, b.rotation, deltaA.rotation, deltaB.rotation, softness, bounceSpeed,
          pushes)
        let old1 = second.pointee.normalImpulse
        let coupling0 = group.pointee.couplingFirst
        let coupling1 = group.pointee.couplingSecond
        let right0 = old0 + coupling0 * old1 + want0
        let right1 = old1 + coupling1 * old0 + want1
        let product = soft0 * soft1
        let determinant = product - coupling0 * coupling1
        let inverse = 1 / determinant
        impulse0 = (soft1 * right0 - coupling0 * right1) * inverse
        var impulse1 = (soft0 * right1 - coupling1 * right0) * inverse
        // A point that would have to pull gets no impulse. In that case, the other point alone supports the load,
        // unless it would also have to pull.
        let isOne = (impulse0 .< zero) .| (impulse1 .< zero) .| (determinant .< product * tiny)
        var only0 = right0 * firm0
        only0.replace(with: zero, where: only0 .< zero)
        var only1 = right1 * firm1
        only1.replace(with: zero, where: only1 .< zero)
        let isFirst = coupling1 * only0 .>= right1
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
        a.subtract(changeX, changeY, change * second.pointee.armA, massA, inertiaA)
        b.add(changeX, changeY, change * second.pointee.armB, massB, inertiaB)
      }
      points.pointee.normalImpulse = impulse0
      let largest = points.pointee.largestImpulse
      points.pointee.largestImpulse = largest.replacing(with: impulse0, where: impulse0 .> largest)
      let change = impulse0 - old0
      let changeX = change * normalX
      let changeY = change * normalY
      a.subtract(changeX, changeY, change * points.pointee.armA, massA, inertiaA)
      b.add(changeX, changeY, change * points.pointee.armB, massB, inertiaB)
      a.store(indexA, velocity)
      b.store(indexB, velocity)
    }
  }

  /// Returns the impulse of a single point, its compliance factor, and the inverse of this factor.
  ///
  /// The function is `@_transparent`, because the caller is already too large for the compiler to inline anything.
  @_transparent
  private static func demand(
    _ point: UnsafeMutablePointer<WidePoint>, _ linear: Lanes, _ approach: Lanes, _ angularVelocityA: Lanes,
    _ angularVelocityB: Lanes, _ rotationA: Lanes, _ rotationB: Lanes, _ softness: ContactSoftness,
    _ bounceSpeed: Lanes,
    _ pushes: Bool
  ) -> (want: Lanes, soft: Lanes, firm: Lanes) {
    let armA = point.pointee.armA
    let armB = point.pointee.armB
    let speed = linear + (angularVelocityB * armB - angularVelocityA * armA)
    let gap =
      point.pointee.separation + approach
      + (rotationB * (armB - 0.5 * rotationB * point.pointee.depthB) - rotationA
        * (armA - 0.5 * rotationA * point.pointee.depthA))
    let isInside = gap .< Lanes()
    // A gap can close within the substep. Overlap is pushed apart softly or ignored.
    var bias = gap * softness.perDuration
    var push = (gap + point.pointee.penetrationBias) * Lanes(repeating: pushes ? softness.biasRate : 0)
    let largestPush = Lanes(repeating: -softness.largestBias)
    push.replace(with: largestPush, where: push .< largestPush)
    bias.replace(with: push, where: isInside)
    // Without pushes, these operations have no effect. A condition around them would crash Swift 6.3's compiler for
    // WebAssembly.
    var soft = Lanes(repeating: 1)
    soft.replace(with: Lanes(repeating: pushes ? softness.massDivisor : 1), where: isInside)
    var firm = Lanes(repeating: 1)
    firm.replace(with: Lanes(repeating: pushes ? 1 / softness.massDivisor : 1), where: isInside)
    var want = Lanes() - speed - bias
    if !pushes {
      // A fast approach is left to the next substep, which computes its time of impact and its bounce. The point may
      // already touch, exactly or within rounding errors.
      want.replace(
        with: Lanes(),
        where: (gap .> Lanes(repeating: -Float(PhysicsTuning.contactSlop))) .& (speed .< bounceSpeed))
    }
    return (want * point.pointee.normalMass, soft, firm)
  }
}
