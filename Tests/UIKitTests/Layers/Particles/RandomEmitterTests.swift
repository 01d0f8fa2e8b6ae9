// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests random emitters and random changes: the particles are the same at two frame rates, and the invariants always
/// hold.
@Suite(.uiKit) struct RandomEmitterTests {
  @Test(arguments: 0..<10)
  func twoFrameRatesMatch(seed: Int) throws {
    var results: [[UInt64]] = []
    for rate in [25.0, 100] {
      var random = SeededRandom(seed: UInt64(seed))
      let stage = ParticleStage()
      let layer = CAEmitterLayer()
      layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: UInt8(random.int(in: 0..<6)))!
      layer.emitterMode = CAEmitterLayerEmitterMode(rawValue: UInt8(random.int(in: 0..<4)))!
      layer.renderMode = CAEmitterLayerRenderMode(rawValue: UInt8(random.int(in: 0..<5)))!
      layer.emitterPosition = CGPoint(x: 200, y: 100)
      layer.emitterSize = CGSize(width: 60, height: 30)
      layer.seed = UInt32(random.int(in: 0..<1_000))
      let cells = (0..<random.int(in: 1..<4)).map { index in
        let cell = makeCell(
          "c\(index)", rate: Float(random.int(in: 0..<200)), lifetime: Float(random.double(in: 0..<2)))
        cell.lifetimeRange = Float(random.double(in: 0..<1))
        cell.velocity = CGFloat(random.double(in: -100..<300))
        cell.emissionRange = CGFloat(random.double(in: 0..<6.3))
        cell.scaleSpeed = CGFloat(random.double(in: -1..<1))
        cell.alphaSpeed = Float(random.double(in: -1..<0.1))
        cell.redRange = Float(random.double(in: 0..<1))
        if random.bool() { cell.emitterCells = [makeCell("s", rate: 20, lifetime: 0.4)] }
        return cell
      }
      layer.emitterCells = cells
      if random.bool() { layer.beginTime = 0.4 }
      stage.window.layer.addSublayer(layer)
      for step in 1...10 {
        try stage.run(to: Double(step) * 0.2, rate: rate)
        switch random.int(in: 0..<8) {
        case 0: layer.birthRate = Float(random.double(in: 0..<3))
        case 1: layer.lifetime = Float(random.double(in: 0..<2))
        case 2: layer.setValue(random.double(in: 0..<100), forKeyPath: "emitterCells.c0.birthRate")
        case 3: layer.emitterPosition.x += 10
        case 4: layer.beginTime = CACurrentMediaTime()
        case 5: layer.emitterCells = cells
        case 6: layer.isHidden.toggle()
        default: break
        }
        let now = layer.animationTime
        let isValid = layer.particles.allSatisfy { $0.motion.start <= now + 1e-9 && $0.death > $0.motion.start }
        #expect(isValid)
        #expect(layer.particles.count <= UIKitTuning.particleLimit)
      }
      layer.isHidden = false
      try stage.run(to: 2.2, rate: rate)
      results.append(layer.particles.map(\.identity))
    }
    let isSame = results[0] == results[1]
    #expect(isSame, "seed \(seed)")
  }
}
