// SPDX-License-Identifier: MIT

/// The definition of a type of particle: its emission, motion and image.
///
/// ```swift
/// let cell = CAEmitterCell()
/// cell.contents = UIImage(named: "confetti")?.cgImage
/// cell.birthRate = 20
/// cell.lifetime = 4
/// cell.velocity = 150
/// cell.emissionLongitude = .pi / 2
/// emitterLayer.emitterCells = [cell]
/// ```
///
/// Values that the layer also has (birth rate, lifetime, velocity, scale, spin) are multiplied by the layer's values.
/// Random deviations are added after the multiplication. An emitter layer copies its cells. To change a cell later, use
/// a key path of the layer, such as `emitterCells.confetti.birthRate`, or set `emitterCells` again. Values that are not
/// finite are reported and rejected.
nonisolated open class CAEmitterCell: NSObject {
  final var values = ParticleCell()
  private final var children: [CAEmitterCell] = []
  private final var contentsObject: AnyObject?

  /// Creates a cell that emits nothing.
  public override init() { super.init() }

  /// Creates a cell that emits nothing. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The values of the cell and of its nested cells.
  final var copied: ParticleCell {
    var copy = values
    copy.cells = children.map { $0.copied }
    return copy
  }

  /// The name by which key paths of the layer refer to the cell. Default: nil.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether the cell emits. Default: true.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  #if hasFeature(Embedded)
    /// The image of the particles, a `CGImage` or `UIImage`. Default: nil, which draws nothing. Other objects are
    /// reported and treated as nil.
    open var contents: AnyObject? {
      get { contentsObject }
      set { setContents(newValue) }
    }
  #else
    /// The image of the particles, a `CGImage` or `UIImage`. Default: nil, which draws nothing. Other objects are
    /// reported and treated as nil.
    open var contents: Any? {
      get { contentsObject }
      set { setContents(newValue.map { $0 as AnyObject }) }
    }
  #endif

  private final func setContents(_ new: AnyObject?) {
    let picture = (new as? CGImage) ?? (new as? UIImage)?.picture
    if new != nil, picture == nil {
      Diagnostics.report(
        "layerContents", "The contents of an emitter cell must be a CGImage or a UIImage.")
    }
    contentsObject = picture == nil ? nil : new
    values.appearance = values.appearance.with(image: picture)
  }

  /// The part of the image to draw, in unit coordinates of the image. Default: the entire image.
  open var contentsRect: CGRect {
    get { values.appearance.part }
    set {
      guard newValue.keepsLimit, newValue.width >= 0, newValue.height >= 0 else {
        Diagnostics.report(
          "nonFiniteGeometry",
          "contentsRect of an emitter cell is invalid. Pass a finite rectangle in unit coordinates, such as (0, 0, 1, 1)."
        )
        return
      }
      values.appearance = values.appearance.with(part: newValue)
    }
  }

  /// The number of image pixels per point, greater than 0. Default: 1.
  open var contentsScale: CGFloat {
    get { values.appearance.scale }
    set {
      set(newValue > 0 ? Double(newValue) : .nan, "contentsScale") {
        $0.appearance = $0.appearance.with(scale: CGFloat($1))
      }
    }
  }

  /// The color by which the image of a particle is multiplied at the particle's birth. Default: opaque white. Nil is
  /// treated as white.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// The cells that each particle emits at its position. Default: nil. The particles of these cells do not inherit the
  /// velocity of the emitting particle.
  open var emitterCells: [CAEmitterCell]? {
    get { children.isEmpty ? nil : children }
    set { children = newValue ?? [] }
  }

  /// The delay in seconds between the start of the layer's emission, or the birth of the emitting particle, and the
  /// first emission of this cell. Default: 0.
  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { set(newValue, "beginTime") { $0.beginTime = $1 } }
  }

  /// The duration of the emission in seconds. Default: infinity.
  open var duration: CFTimeInterval {
    get { values.duration }
    set {
      guard newValue == .infinity else { return set(newValue, "duration") { $0.duration = $1 } }
      values.duration = newValue
    }
  }

  /// The number of particles emitted per second. Default: 0. The first particle is born after `1 / birthRate` seconds.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { set(Double(newValue), "birthRate") { $0.birthRate = $1 } }
  }

  /// The lifetime of a particle in seconds. Default: 0, with which no particles are emitted.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { set(Double(newValue), "lifetime") { $0.lifetime = $1 } }
  }

  /// The maximum deviation of a lifetime from `lifetime`, in seconds. Default: 0.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { set(Double(newValue), "lifetimeRange") { $0.lifetimeRange = $1 } }
  }

  /// The angle between the direction of the emitted particles and the layer's plane, in radians. Default: 0.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.latitude) }
    set { set(Double(newValue), "emissionLatitude") { $0.latitude = $1 } }
  }

  /// The direction of the emitted particles in the layer's plane, as an angle in radians. 0 is to the right, and
  /// positive angles are clockwise. Default: 0.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.longitude) }
    set { set(Double(newValue), "emissionLongitude") { $0.longitude = $1 } }
  }

  /// The angle of the cone in which particles are emitted around that direction, in radians. With 2π, particles are
  /// emitted in every direction. Default: 0.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { set(Double(newValue), "emissionRange") { $0.emissionRange = $1 } }
  }

  /// The velocity of a particle at its birth, in points per second. Default: 0.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { set(Double(newValue), "velocity") { $0.velocity = $1 } }
  }

  /// The maximum deviation of a particle's velocity from `velocity`, in points per second. Default: 0.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { set(Double(newValue), "velocityRange") { $0.velocityRange = $1 } }
  }

  /// Acceleration to the right, in points per second squared. Default: 0.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.acceleration.x) }
    set { set(Double(newValue), "xAcceleration") { $0.acceleration.x = $1 } }
  }

  /// Acceleration downward, in points per second squared. Default: 0.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.acceleration.y) }
    set { set(Double(newValue), "yAcceleration") { $0.acceleration.y = $1 } }
  }

  /// Acceleration toward the viewer, in points per second squared. Default: 0.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.acceleration.z) }
    set { set(Double(newValue), "zAcceleration") { $0.acceleration.z = $1 } }
  }

  /// The scale of the image at birth. Default: 1.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { set(Double(newValue), "scale") { $0.scale = $1 } }
  }

  /// The maximum deviation of a particle's scale from `scale`. Default: 0.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { set(Double(newValue), "scaleRange") { $0.scaleRange = $1 } }
  }

  /// The change in scale per second. Default: 0. A particle that has shrunk to zero remains invisible.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { set(Double(newValue), "scaleSpeed") { $0.scaleSpeed = $1 } }
  }

  /// The angular velocity of the particles in radians per second, positive clockwise. Default: 0.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { set(Double(newValue), "spin") { $0.spin = $1 } }
  }

  /// The maximum deviation of a particle's spin from `spin`, in radians per second. Default: 0.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { set(Double(newValue), "spinRange") { $0.spinRange = $1 } }
  }

  /// The maximum deviation of the red component from that of `color`. Default: 0.
  open var redRange: Float {
    get { Float(values.colorRange.red) }
    set { set(Double(newValue), "redRange") { $0.colorRange.red = $1 } }
  }

  /// The maximum deviation of the green component from that of `color`. Default: 0.
  open var greenRange: Float {
    get { Float(values.colorRange.green) }
    set { set(Double(newValue), "greenRange") { $0.colorRange.green = $1 } }
  }

  /// The maximum deviation of the blue component from that of `color`. Default: 0.
  open var blueRange: Float {
    get { Float(values.colorRange.blue) }
    set { set(Double(newValue), "blueRange") { $0.colorRange.blue = $1 } }
  }

  /// The maximum deviation of the opacity from that of `color`. Default: 0.
  open var alphaRange: Float {
    get { Float(values.colorRange.alpha) }
    set { set(Double(newValue), "alphaRange") { $0.colorRange.alpha = $1 } }
  }

  /// The change in the red component per second. Default: 0.
  open var redSpeed: Float {
    get { Float(values.colorSpeed.red) }
    set { set(Double(newValue), "redSpeed") { $0.colorSpeed.red = $1 } }
  }

  /// The change in the green component per second. Default: 0.
  open var greenSpeed: Float {
    get { Float(values.colorSpeed.green) }
    set { set(Double(newValue), "greenSpeed") { $0.colorSpeed.green = $1 } }
  }

  /// The change in the blue component per second. Default: 0.
  open var blueSpeed: Float {
    get { Float(values.colorSpeed.blue) }
    set { set(Double(newValue), "blueSpeed") { $0.colorSpeed.blue = $1 } }
  }

  /// The change in opacity per second. Default: 0.
  open var alphaSpeed: Float {
    get { Float(values.colorSpeed.alpha) }
    set { set(Double(newValue), "alphaSpeed") { $0.colorSpeed.alpha = $1 } }
  }

  private final func set(_ value: Double, _ name: StaticString, _ store: (inout ParticleCell, Double) -> Void) {
    guard CGFloat(value).keepsLimit else {
      Diagnostics.report(
        "nonFiniteValue", "\(name) \(value) of an emitter cell is invalid: \(GeometryLimit.valueRule).")
      return
    }
    store(&values, value)
  }

  /// Sets a number, color or rectangle by name, such as `velocity`. An unknown name or a value of the wrong type is
  /// reported and ignored.
  public final func setValue(_ value: CAAnimationValue, forKeyPath keyPath: String) {
    guard value.keepsLimit, values.set(keyPath, value) else {
      Diagnostics.report(
        "layerKeyPath",
        "\(keyPath) of an emitter cell cannot be set: the key is unknown, or the value has the wrong type.")
      return
    }
  }

  #if hasFeature(Embedded)
    /// Returns the value for the given key path; nil if the key path is unknown.
    public final func value(forKeyPath keyPath: String) -> CAAnimationValue? { values.value(keyPath) }
  #else
    /// Sets a value by name, such as `velocity`. An unknown name or a value of the wrong type is reported and ignored.
    public final func setValue(_ value: Any?, forKey key: String) {
      switch key {
      case "name": name = value as? String
      case "contents": contents = value
      case "emitterCells": emitterCells = value as? [CAEmitterCell]
      case "color" where value == nil: color = nil
      default:
        guard let value, let value = CAAnimationValue(any: value) else {
          Diagnostics.report(
            "layerKeyPath", "\(key) of an emitter cell cannot be set: the value has the wrong type.")
          return
        }
        setValue(value, forKeyPath: key)
      }
    }

    /// Sets the value for the given key path.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Returns the value for the given key; nil if the key is unknown.
    public final func value(forKey key: String) -> Any? {
      switch key {
      case "name": name
      case "contents": contents
      case "emitterCells": emitterCells
      default: values.value(key)?.unwrapped
      }
    }

    /// Returns the value for the given key path, or nil if the key path is unknown.
    public final func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  #endif
}
