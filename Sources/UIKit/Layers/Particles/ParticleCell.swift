// SPDX-License-Identifier: MIT

/// The values that an emitter has copied from one of its cells.
nonisolated struct ParticleCell {
  var name: String?
  var isEnabled = true
  var beginTime = 0.0
  var duration = Double.infinity
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var latitude = 0.0
  var longitude = 0.0
  var emissionRange = 0.0
  var velocity = 0.0
  var velocityRange = 0.0
  var acceleration = ParticlePoint()
  var scale = 1.0
  var scaleRange = 0.0
  var scaleSpeed = 0.0
  var spin = 0.0
  var spinRange = 0.0
  var color: CGColor? = .white
  var colorRange = ParticleColor(red: 0, green: 0, blue: 0, alpha: 0)
  var colorSpeed = ParticleColor(red: 0, green: 0, blue: 0, alpha: 0)
  var appearance = ParticleAppearance()
  var cells: [ParticleCell] = []

  /// Changes the number at the given key path. Returns false if a cell has no number with this name.
  mutating func change(_ key: String, _ body: (inout Double) -> Void) -> Bool {
    switch key {
    case "beginTime": body(&beginTime)
    case "duration": body(&duration)
    case "birthRate": body(&birthRate)
    case "lifetime": body(&lifetime)
    case "lifetimeRange": body(&lifetimeRange)
    case "emissionLatitude": body(&latitude)
    case "emissionLongitude": body(&longitude)
    case "emissionRange": body(&emissionRange)
    case "velocity": body(&velocity)
    case "velocityRange": body(&velocityRange)
    case "xAcceleration": body(&acceleration.x)
    case "yAcceleration": body(&acceleration.y)
    case "zAcceleration": body(&acceleration.z)
    case "scale": body(&scale)
    case "scaleRange": body(&scaleRange)
    case "scaleSpeed": body(&scaleSpeed)
    case "spin": body(&spin)
    case "spinRange": body(&spinRange)
    case "redRange": body(&colorRange.red)
    case "greenRange": body(&colorRange.green)
    case "blueRange": body(&colorRange.blue)
    case "alphaRange": body(&colorRange.alpha)
    case "redSpeed": body(&colorSpeed.red)
    case "greenSpeed": body(&colorSpeed.green)
    case "blueSpeed": body(&colorSpeed.blue)
    case "alphaSpeed": body(&colorSpeed.alpha)
    default: return false
    }
    return true
  }

  /// Stores the value at the given key path. Returns false for an unknown name or a value of the wrong type.
  mutating func set(_ key: String, _ value: CAAnimationValue) -> Bool {
    switch (key, value) {
    case ("color", .color(let new)): color = new
    case ("contentsRect", .rect(let new)): appearance = appearance.with(part: new)
    case ("contentsScale", .number(let new)): appearance = appearance.with(scale: new)
    case ("enabled", .number(let new)), ("isEnabled", .number(let new)): isEnabled = new != 0
    case (_, .number(let new)): return change(key) { $0 = Double(new) }
    default: return false
    }
    return true
  }

  /// Returns the value at the given key path. Returns nil for an unknown name.
  func value(_ key: String) -> CAAnimationValue? {
    switch key {
    case "color": return .color(color)
    case "contentsRect": return .rect(appearance.part)
    case "contentsScale": return .number(appearance.scale)
    case "enabled", "isEnabled": return .number(isEnabled ? 1 : 0)
    default:
      var copy = self
      var number = 0.0
      return copy.change(key) { number = $0 } ? .number(CGFloat(number)) : nil
    }
  }

  /// Returns the maximum time from the birth of a particle to the end of its last descendant. `multiplier` is the
  /// emitter's multiplier for lifetimes.
  func longestLife(_ multiplier: Double) -> Double {
    let own = max(0, lifetime * multiplier + lifetimeRange.magnitude)
    var longest = 0.0
    for cell in cells { longest = max(longest, cell.longestLife(multiplier)) }
    return own + (own > 0 ? longest : 0)
  }

  /// Whether the color of the particles is constant and the same for all of them.
  var isColorFixed: Bool {
    colorRange.red == 0 && colorRange.green == 0 && colorRange.blue == 0 && colorSpeed.red == 0
      && colorSpeed.green == 0 && colorSpeed.blue == 0
  }
}
