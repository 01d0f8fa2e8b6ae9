// SPDX-License-Identifier: MIT

/// The values of an emitter that apply to all its cells.
nonisolated struct ParticleEmitter {
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var seed: UInt32 = 0
  var position = CGPoint.zero
  var zPosition = 0.0
  var size = CGSize.zero
  var depth = 0.0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume

  /// Returns the value for a key path of the emitter layer, or nil for an unknown key path.
  func value(_ key: String) -> CAAnimationValue? {
    switch key {
    case "emitterPosition": .point(position)
    case "emitterPosition.x": .number(position.x)
    case "emitterPosition.y": .number(position.y)
    case "emitterSize": .size(size)
    case "emitterSize.width": .number(size.width)
    case "emitterSize.height": .number(size.height)
    case "emitterZPosition": .number(CGFloat(zPosition))
    case "emitterDepth": .number(CGFloat(depth))
    case "birthRate": .number(CGFloat(birthRate))
    case "lifetime": .number(CGFloat(lifetime))
    case "velocity": .number(CGFloat(velocity))
    case "scale": .number(CGFloat(scale))
    case "spin": .number(CGFloat(spin))
    default: nil
    }
  }

  /// Sets the value of a key path. Returns false if the key path is unknown or the value has the wrong type.
  mutating func set(_ key: String, _ value: CAAnimationValue) -> Bool {
    switch (key, value) {
    case ("emitterPosition", .point(let new)): position = new
    case ("emitterPosition.x", .number(let new)): position.x = new
    case ("emitterPosition.y", .number(let new)): position.y = new
    case ("emitterSize", .size(let new)): size = CGSize(width: max(0, new.width), height: max(0, new.height))
    case ("emitterSize.width", .number(let new)): size.width = max(0, new)
    case ("emitterSize.height", .number(let new)): size.height = max(0, new)
    case ("emitterZPosition", .number(let new)): zPosition = Double(new)
    case ("emitterDepth", .number(let new)): depth = max(0, Double(new))
    case ("birthRate", .number(let new)): birthRate = Double(new)
    case ("lifetime", .number(let new)): lifetime = Double(new)
    case ("velocity", .number(let new)): velocity = Double(new)
    case ("scale", .number(let new)): scale = Double(new)
    case ("spin", .number(let new)): spin = Double(new)
    default: return false
    }
    return true
  }

  /// Returns the number of particles per second that a cell emits.
  func rate(of cell: ParticleCell) -> Double {
    guard cell.isEnabled else { return 0 }
    return min(UIKitTuning.particleRateLimit, max(0, cell.birthRate * birthRate))
  }

  /// Returns a particle of a cell, born at the given time and point.
  func particle(
    of cell: ParticleCell, _ random: inout ParticleRandom, identity: UInt64, at time: Double, lifetime: Double,
    from origin: ParticlePoint
  ) -> Particle {
    let longitude = cell.longitude + (random.unit() - 0.5) * cell.emissionRange
    let speed = cell.velocity * velocity + random.around(cell.velocityRange)
    let around = DeterministicMath.sincos(longitude)
    let up = DeterministicMath.sincos(cell.latitude)
    let scale = cell.scale * scale + random.around(cell.scaleRange)
    let spin = cell.spin * spin + random.around(cell.spinRange)
    let base = cell.color ?? .white
    let color = ParticleColor(
      red: Double(base.red) + random.around(cell.colorRange.red),
      green: Double(base.green) + random.around(cell.colorRange.green),
      blue: Double(base.blue) + random.around(cell.colorRange.blue),
      alpha: Double(base.alpha) + random.around(cell.colorRange.alpha))
    return Particle(
      identity: identity, appearance: cell.appearance,
      motion: ParticleMotion(
        start: time, origin: origin,
        velocity: ParticlePoint(
          x: speed * up.cosine * around.cosine, y: speed * up.cosine * around.sine, z: speed * up.sine),
        acceleration: cell.acceleration),
      death: time + lifetime, scale: scale, scaleSpeed: cell.scaleSpeed, spin: spin, color: color,
      colorSpeed: cell.colorSpeed, isColorFixed: cell.isColorFixed)
  }

  // MARK: Shapes

  /// Returns a random point of the shape, in the layer's coordinates.
  func origin(_ random: inout ParticleRandom) -> ParticlePoint {
    let offset = offset(&random)
    return ParticlePoint(
      x: Double(position.x) + offset.x, y: Double(position.y) + offset.y, z: zPosition + offset.z)
  }

  private func offset(_ random: inout ParticleRandom) -> ParticlePoint {
    let (w, h, d) = (Double(size.width) / 2, Double(size.height) / 2, depth / 2)
    switch shape {
    case .point: return ParticlePoint()
    case .line: return ParticlePoint(x: mode == .points ? corner(w, &random) : random.around(w))
    case .rectangle:
      switch mode {
      case .points: return ParticlePoint(x: corner(w, &random), y: corner(h, &random))
      case .outline:
        // The number of particles on each side is proportional to the side's length.
        let isAcross = random.unit() * (w + h) < w
        return isAcross
          ? ParticlePoint(x: random.around(w), y: corner(h, &random))
          : ParticlePoint(x: corner(w, &random), y: random.around(h))
      case .surface, .volume: return ParticlePoint(x: random.around(w), y: random.around(h))
      }
    case .cuboid:
      switch mode {
      case .points: return ParticlePoint(x: corner(w, &random), y: corner(h, &random), z: corner(d, &random))
      case .outline:
        let position = random.unit() * (w + h + d)
        if position < w { return ParticlePoint(x: random.around(w), y: corner(h, &random), z: corner(d, &random)) }
        if position < w + h { return ParticlePoint(x: corner(w, &random), y: random.around(h), z: corner(d, &random)) }
        return ParticlePoint(x: corner(w, &random), y: corner(h, &random), z: random.around(d))
      case .surface:
        let position = random.unit() * (w * h + h * d + d * w)
        if position < w * h { return ParticlePoint(x: random.around(w), y: random.around(h), z: corner(d, &random)) }
        if position < w * h + h * d {
          return ParticlePoint(x: corner(w, &random), y: random.around(h), z: random.around(d))
        }
        return ParticlePoint(x: random.around(w), y: corner(h, &random), z: random.around(d))
      case .volume: return ParticlePoint(x: random.around(w), y: random.around(h), z: random.around(d))
      }
    case .circle:
      let rotation = DeterministicMath.sincos(2 * Double.pi * random.unit())
      // The square root distributes particles evenly over the area.
      let radius = radius(isFilled: mode == .volume || mode == .surface, random.unit().squareRoot())
      return ParticlePoint(x: radius * rotation.cosine, y: radius * rotation.sine)
    case .sphere:
      let rotation = DeterministicMath.sincos(2 * Double.pi * random.unit())
      let z = random.around(1)
      let across = max(0, 1 - z * z).squareRoot()
      // The cube root distributes particles evenly over the volume.
      let fraction = random.unit()
      let radius = radius(isFilled: mode == .volume, fraction > 0 ? DeterministicMath.pow(fraction, 1.0 / 3) : 0)
      return ParticlePoint(x: radius * across * rotation.cosine, y: radius * across * rotation.sine, z: radius * z)
    }
  }

  private func corner(_ half: Double, _ random: inout ParticleRandom) -> Double { random.index(2) == 0 ? -half : half }

  /// Returns the distance of a particle from the center of a circle or sphere whose radius is the width of `size`.
  private func radius(isFilled: Bool, _ fraction: Double) -> Double {
    if mode == .points { return 0 }
    return Double(size.width) * (isFilled ? fraction : 1)
  }
}
