// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Emitter layers", .uiKit) struct CAEmitterLayerTests {
  let stage = ParticleStage()

  private func emitter(_ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterPosition = CGPoint(x: 200, y: 300)
    layer.emitterCells = cells
    layer.beginTime = CACurrentMediaTime()
    stage.window.layer.addSublayer(layer)
    return layer
  }

  @Test func defaultsMatchApples() {
    let layer = CAEmitterLayer()
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1)
    #expect(layer.emitterPosition == .zero && layer.emitterZPosition == 0 && layer.emitterSize == .zero)
    #expect(layer.emitterDepth == 0 && layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && layer.seed == 0 && !layer.preservesDepth && layer.emitterCells == nil)
    #expect(layer.sublayers == nil)
    let cell = CAEmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.lifetimeRange == 0 && cell.velocity == 0)
    #expect(cell.scale == 1 && cell.scaleRange == 0 && cell.scaleSpeed == 0 && cell.spin == 0 && cell.color == .white)
    #expect(cell.isEnabled && cell.contents == nil && cell.contentsScale == 1 && cell.emitterCells == nil)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && cell.duration == .infinity)
  }

  @Test("A birth rate of 10 and a lifetime of 2 seconds result in 20 particles, give or take one")
  func steadyState() throws {
    let layer = emitter([makeCell()])
    try stage.run(to: 0.95)
    #expect(layer.particles.count == 9)
    for _ in 0..<30 {
      try stage.run(to: stage.now + 0.1)
      if stage.now > 2.1 { #expect(abs(layer.particles.count - 20) <= 1) }
    }
  }

  @Test("The position is x = 100 t without acceleration, and y = 25 t² with 50")
  func closedForms() throws {
    let cell = makeCell(rate: 1, lifetime: 10)
    cell.velocity = 100
    let falling = makeCell(rate: 1, lifetime: 10)
    falling.yAcceleration = 50
    let layer = emitter([cell, falling])
    try stage.run(to: 3.5)
    let particles = layer.particles
    #expect(particles.count == 6)
    for particle in particles {
      let t = stage.now - particle.motion.start
      let place = particle.motion.position(at: stage.now)
      if particle.motion.velocity.x > 0 {
        #expect(place == ParticlePoint(x: 200 + 100 * t, y: 300, z: 0))
      } else {
        #expect(abs(place.y - (300 + 25 * t * t)) < 1e-9 && place.x == 200)
      }
    }
    #expect(particles.map(\.motion.start) == [1, 1, 2, 2, 3, 3])
  }

  @Test("With a birth rate of 0, emission ends, living particles finish, and then no frames are requested")
  func stopping() throws {
    let layer = emitter([makeCell()])
    try stage.run(to: 1.05)
    #expect(layer.particles.count == 10 && stage.wantsFrame)
    layer.birthRate = 0
    try stage.run(to: 2.05)
    #expect(layer.particles.count == 10 && stage.wantsFrame)
    try stage.run(to: 3.1)
    #expect(layer.particles.isEmpty)
    try stage.run(to: 3.2)
    #expect(!stage.wantsFrame && !stage.hasDrawing)
    layer.birthRate = 0.2
    #expect(UIApplication.shared.wantsFrame)
    try stage.run(to: 3.75)
    #expect(layer.particles.count == 1 && abs(layer.particles[0].motion.start - 3.7) < 1e-6)
  }

  @Test func beginTimeOfZeroHasAlreadyEmitted() throws {
    let layer = CAEmitterLayer()
    layer.emitterCells = [makeCell()]
    try stage.run(to: 5)
    stage.window.layer.addSublayer(layer)
    try stage.run(to: 5.05)
    #expect(layer.particles.count == 20)
    layer.beginTime = CACurrentMediaTime()
    try stage.run(to: 5.15)
    #expect(layer.particles.count >= 19, "living particles remain")
  }

  @Test("24, 60 and 120 frames per second show the same particles")
  func sameAtAnyRate() throws {
    var seen: [[UInt64]] = []
    var places: [[ParticlePoint]] = []
    for rate in [24.0, 60, 120] {
      let stage = ParticleStage()
      let cell = makeCell("main", rate: 70, lifetime: 1.3)
      cell.lifetimeRange = 0.5
      cell.velocity = 80
      cell.velocityRange = 40
      cell.emissionRange = .pi * 2
      cell.yAcceleration = 90
      let trail = makeCell(rate: 9, lifetime: 0.6)
      cell.emitterCells = [trail]
      let layer = CAEmitterLayer()
      layer.emitterShape = .circle
      layer.emitterSize = CGSize(width: 50, height: 50)
      layer.emitterCells = [cell]
      stage.window.layer.addSublayer(layer)
      try stage.run(to: 1, rate: rate)
      layer.setValue(30.0, forKeyPath: "emitterCells.main.birthRate")
      try stage.run(to: 2.5, rate: rate)
      seen.append(layer.particles.map(\.identity))
      places.append(layer.particles.map { $0.motion.position(at: 2.5) })
    }
    #expect(seen[0].count > 60 && seen[0] == seen[1] && seen[1] == seen[2])
    for (left, right) in zip(places[0], places[2]) {
      #expect(abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6)
    }
  }

  @Test func seedDeterminesParticles() throws {
    func places(_ seed: UInt32) throws -> [ParticlePoint] {
      let stage = ParticleStage()
      let cell = makeCell()
      cell.velocityRange = 100
      let layer = CAEmitterLayer()
      layer.seed = seed
      layer.emitterCells = [cell]
      stage.window.layer.addSublayer(layer)
      try stage.run(to: 2)
      return layer.particles.map { $0.motion.position(at: 2) }
    }
    #expect(try places(1) == places(1))
    #expect(try places(1) != places(2))
  }

  @Test("Ranges are uniform around the mean, in both directions")
  func statistics() throws {
    let cell = makeCell(rate: 1_500, lifetime: 1)
    cell.velocity = 100
    cell.velocityRange = 20
    cell.scale = 2
    cell.scaleRange = 1
    cell.spinRange = 3
    cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    cell.redRange = 0.5
    cell.emissionLongitude = .pi / 2
    cell.emissionRange = .pi / 4
    let layer = emitter([cell])
    layer.velocity = 2
    layer.scale = 0.5
    try stage.run(to: 1)
    let particles = layer.particles
    #expect(abs(particles.count - 1_500) <= 1)
    func check(_ values: [Double], _ mean: Double, _ range: Double) {
      let average = values.reduce(0, +) / Double(values.count)
      #expect(abs(average - mean) < range * 0.06)
      #expect(values.allSatisfy { abs($0 - mean) <= range + 1e-9 })
      #expect(values.max()! > mean + 0.95 * range && values.min()! < mean - 0.95 * range)
    }
    func speed(_ v: ParticlePoint) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
    check(particles.map { speed($0.motion.velocity) }, 200, 20)
    check(particles.map(\.scale), 1, 1)
    check(particles.map(\.spin), 0, 3)
    check(particles.map(\.color.red), 0.5, 0.5)
    check(
      particles.map { DeterministicMath.atan2($0.motion.velocity.y, $0.motion.velocity.x) }, .pi / 2, .pi / 8)
  }

  @Test func shapesContainTheirParticles() throws {
    func origins(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) throws -> [ParticlePoint] {
      let stage = ParticleStage()
      let layer = CAEmitterLayer()
      layer.emitterShape = shape
      layer.emitterMode = mode
      layer.emitterSize = CGSize(width: 80, height: 40)
      layer.emitterDepth = 20
      layer.emitterCells = [makeCell(rate: 300, lifetime: 1)]
      stage.window.layer.addSublayer(layer)
      try stage.run(to: 1)
      return layer.particles.map(\.motion.origin)
    }
    func share(_ points: [ParticlePoint], _ isCounted: (ParticlePoint) -> Bool) -> Double {
      Double(points.filter(isCounted).count) / Double(points.count)
    }
    func length(_ p: ParticlePoint) -> Double { (p.x * p.x + p.y * p.y + p.z * p.z).squareRoot() }
    #expect(try origins(.point, .volume).allSatisfy { $0 == ParticlePoint() })
    let line = try origins(.line, .volume)
    #expect(
      line.allSatisfy { abs($0.x) <= 40 && $0.y == 0 } && line.contains { $0.x < -35 } && line.contains { $0.x > 35 })
    #expect(try origins(.line, .points).allSatisfy { abs($0.x) == 40 })
    #expect(try origins(.rectangle, .points).allSatisfy { abs($0.x) == 40 && abs($0.y) == 20 })
    let outline = try origins(.rectangle, .outline)
    #expect(outline.allSatisfy { abs($0.x) == 40 || abs($0.y) == 20 })
    #expect(abs(share(outline) { abs($0.y) == 20 } - 0.667) < 0.1)
    #expect(try origins(.rectangle, .surface).allSatisfy { abs($0.x) <= 40 && abs($0.y) <= 20 && $0.z == 0 })
    #expect(try origins(.cuboid, .volume).contains { $0.z > 8 })
    #expect(try origins(.cuboid, .surface).allSatisfy { abs($0.x) == 40 || abs($0.y) == 20 || abs($0.z) == 10 })
    #expect(try origins(.circle, .outline).allSatisfy { abs(length($0) - 80) < 1e-9 })
    let disc = try origins(.circle, .volume)
    #expect(disc.allSatisfy { length($0) <= 80 })
    #expect(abs(share(disc) { length($0) < 40 } - 0.25) < 0.08)
    #expect(try origins(.sphere, .surface).allSatisfy { abs(length($0) - 80) < 1e-9 })
    let ball = try origins(.sphere, .volume)
    #expect(abs(share(ball) { length($0) < 40 } - 0.125) < 0.08)
  }

  @Test("The cells of a particle emit at its position, the first one after 1 / birthRate")
  func particlesThatEmit() throws {
    let rocket = makeCell("rocket", rate: 1, lifetime: 1.02)
    rocket.velocity = 100
    let burst = makeCell("burst", rate: 1, lifetime: 0.35)
    let spark = makeCell("spark", rate: 400, lifetime: 3)
    burst.emitterCells = [spark]
    rocket.emitterCells = [burst]
    let layer = emitter([rocket])
    layer.birthRate = 1
    try stage.run(to: 2.5)
    let sparks = layer.particles.filter { abs($0.death - $0.motion.start - 3) < 1e-6 }
    #expect(abs(sparks.count - 139) <= 1)
    #expect(sparks.allSatisfy { abs($0.motion.origin.x - 300) < 1e-9 && $0.motion.start > 2 && $0.motion.start < 2.35 })
  }

  @Test func keyPathsReachCells() throws {
    let cell = makeCell("confetti")
    let layer = emitter([cell])
    layer.setValue(40, forKeyPath: "emitterCells.confetti.birthRate")
    layer.setValue(UIColor.red.cgColor, forKeyPath: "emitterCells.confetti.color")
    layer.setValue(0.5, forKeyPath: "lifetime")
    #expect(cell.birthRate == 40 && cell.color == UIColor.red.cgColor && layer.lifetime == 0.5)
    #expect(layer.value(forKeyPath: "emitterCells.confetti.birthRate") as? CGFloat == 40)
    #expect(layer.value(forKeyPath: "emitterCells.other.birthRate") == nil)
    cell.setValue(7, forKey: "velocity")
    #expect(cell.velocity == 7 && cell.value(forKey: "velocity") as? CGFloat == 7)
    try stage.run(to: 1.01)
    #expect(abs(layer.particles.count - 40) <= 1 && layer.particles.allSatisfy { $0.motion.velocity.x == 0 })
  }

  @Test func invalidValuesAreRejected() {
    let faults = Diagnostics.recording {
      let cell = CAEmitterCell()
      cell.velocity = .nan
      cell.contentsScale = 0
      cell.contentsRect = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      cell.setValue(1, forKey: "weight")
      cell.contents = UIView()
      let layer = CAEmitterLayer()
      layer.birthRate = .infinity
      layer.emitterSize = CGSize(width: CGFloat.nan, height: 0)
      #expect(cell.velocity == 0 && cell.contentsScale == 1 && layer.birthRate == 1 && layer.emitterSize == .zero)
    }
    #expect(
      faults.map(\.kind) == [
        "nonFiniteValue", "nonFiniteValue", "nonFiniteGeometry", "layerKeyPath", "layerContents", "nonFiniteValue",
        "nonFiniteGeometry",
      ])
  }

  @Test func particleCountIsLimited() throws {
    let layer = emitter([makeCell(rate: 9_000, lifetime: 5)])
    try stage.run(to: 1)
    #expect(layer.particles.count == 2_000)
  }

  @Test func hiddenLayersRequestNoFrames() throws {
    let layer = emitter([makeCell()])
    try stage.run(to: 1)
    #expect(stage.wantsFrame)
    stage.window.isHidden = true
    try stage.run(to: 1.1)
    #expect(!stage.wantsFrame)
    stage.window.isHidden = false
    try stage.run(to: 1.5)
    #expect(stage.wantsFrame && layer.particles.count == 15)
    layer.removeFromSuperlayer()
    try stage.run(to: 1.6)
    #expect(!stage.wantsFrame)
  }

  @Test func reducedMotionDrawsNone() throws {
    _ = emitter([makeCell()])
    UIAccessibility.isReduceMotionEnabled = true
    try stage.run(to: 1)
    #expect(!stage.hasDrawing && !stage.wantsFrame)
  }

  @Test func emitterSendsOneDrawingPerFrame() throws {
    let cell = makeCell(rate: 10, lifetime: 2)
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }.cgImage
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    cell.alphaSpeed = -0.1
    let layer = emitter([cell])
    layer.renderMode = .additive
    try stage.run(to: 1.05)
    let drawings = stage.records.filter { if case .drawing = $0 { true } else { false } }
    #expect(drawings.count == 1)
    let canvas = try #require(layer.children.first)
    #expect(canvas.frame.contains(CGRect(x: 196, y: 296, width: 8, height: 8)) && canvas.frame.width <= 30)
    #expect(layer.hitTest(CGPoint(x: 200, y: 300)) == nil)
    layer.sublayers = [CALayer()]
    #expect(layer.sublayers?.count == 1)
    layer.sublayers = nil
    try stage.run(to: 1.1)
    #expect(stage.hasDrawing)
  }

  @Test("viewCanHaveEmitterLayer")
  func layersOfViews() throws {
    final class ConfettiView: UIView {
      override class var layerClass: AnyClass { CAEmitterLayer.self }
    }
    let view = ConfettiView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let label = UILabel()
    view.addSubview(label)
    let layer = try #require(view.layer as? CAEmitterLayer)
    layer.emitterCells = [makeCell()]
    stage.window.addSubview(view)
    try stage.run(to: 1)
    #expect(layer.particles.count >= 9 && layer.sublayers?.count == 1 && UIApplication.shared.validate().isEmpty)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }
}
