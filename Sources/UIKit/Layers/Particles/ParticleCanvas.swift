// SPDX-License-Identifier: MIT

/// The sublayer in which an emitter layer draws its particles. The canvas is just large enough for the visible
/// particles.
nonisolated final class ParticleCanvas: CALayer {
  override var kindName: String { "particles" }

  /// Always nil, because particles receive no touches.
  override func hitTest(_ point: CGPoint) -> CALayer? { nil }

  /// Draws particles at the given time. Particles outside the rectangle `visible`, which is in the emitter's
  /// coordinates, are skipped.
  func draw(_ particles: [Particle], at time: Double, _ mode: CAEmitterLayerRenderMode, in visible: CGRect) {
    var shown: [(sprite: ParticleSprite, z: Double)] = []
    var box = CGRect.null
    for particle in particles {
      guard let sprite = ParticleSprite(particle, at: time), sprite.box.intersects(visible) else { continue }
      shown.append((sprite, mode == .backToFront ? particle.motion.position(at: time).z : 0))
      box = box.union(sprite.box)
    }
    guard !shown.isEmpty else { return clear() }
    if mode == .oldestLast { shown.reverse() }
    if mode == .backToFront {
      // Particles at the same distance are drawn in the order of their births.
      let order = shown.indices.sorted { shown[$0].z != shown[$1].z ? shown[$0].z < shown[$1].z : $0 < $1 }
      shown = order.map { shown[$0] }
    }
    box = box.intersection(visible).integral
    let context = CGContext(size: box.size, scale: 1)
    if mode == .additive { context.setBlendMode(.plusLighter) }
    for (sprite, _) in shown { sprite.draw(in: context, box.origin) }
    bounds = CGRect(origin: .zero, size: box.size)
    position = CGPoint(x: box.midX, y: box.midY)
    drawn = context.recorded
    mark(.content)
  }

  /// Clears the drawing.
  func clear() {
    guard drawn != nil else { return }
    drawn = nil
    mark(.content)
  }
}

/// The image, transform and opacity with which a particle is drawn at a specific time.
nonisolated private struct ParticleSprite {
  let picture: CGImage
  let part: CGRect
  let size: CGSize
  let transform: CGAffineTransform
  let alpha: CGFloat
  /// A rectangle that contains the particle at any angle.
  let box: CGRect

  /// Returns nil for an invisible particle.
  init?(_ particle: Particle, at time: Double) {
    let scale = particle.scale(at: time)
    let color = particle.color(at: time)
    let size = particle.appearance.size
    guard scale > 0, color.alpha > 0, size.width > 0, size.height > 0,
      let picture = particle.appearance.picture(in: color, isExact: particle.isColorFixed)
    else { return nil }
    let center = particle.motion.position(at: time)
    let rotation = DeterministicMath.sincos(particle.angle(at: time))
    let radius = scale * Double(size.width * size.width + size.height * size.height).squareRoot() / 2
    guard CGFloat(center.x).keepsLimit, CGFloat(center.y).keepsLimit, CGFloat(radius).keepsLimit else { return nil }
    self.picture = picture
    self.size = size
    part = particle.appearance.part
    alpha = color.alpha
    transform = CGAffineTransform(
      a: CGFloat(rotation.cosine * scale), b: CGFloat(rotation.sine * scale), c: CGFloat(-rotation.sine * scale),
      d: CGFloat(rotation.cosine * scale), tx: CGFloat(center.x), ty: CGFloat(center.y))
    box = CGRect(
      x: CGFloat(center.x - radius), y: CGFloat(center.y - radius), width: CGFloat(2 * radius),
      height: CGFloat(2 * radius))
  }

  func draw(in context: CGContext, _ origin: CGPoint) {
    var moved = transform
    moved.tx -= origin.x
    moved.ty -= origin.y
    context.saveGState()
    context.concatenate(moved)
    context.setAlpha(alpha)
    context.drawUpright(
      picture, part: part,
      in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreGState()
  }
}
