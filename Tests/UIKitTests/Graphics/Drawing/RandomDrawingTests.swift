// SPDX-License-Identifier: MIT

import SprungRaster
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests invariants of the drawing commands produced by random calls to a graphics context, including calls with
/// invalid values.
@Suite("Random drawings", .oneApplication)
@MainActor
struct RandomDrawingTests {
  init() { UIApplication.shared.reset() }

  private struct Hand {
    var random: SeededRandom
    let picture: UIImage

    mutating func number() -> CGFloat {
      switch random.next() % 24 {
      case 0: 0
      case 1: CGFloat.nan
      case 2: -CGFloat.infinity
      case 3: 1e300
      default: CGFloat(random.next() % 1200) / 10 - 40
      }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    mutating func call(_ context: CGContext) {
      switch random.next() % 34 {
      case 0, 1: context.saveGState()
      case 2, 3: context.restoreGState()
      case 4: context.translateBy(x: number(), y: number())
      case 5: context.scaleBy(x: number() / 20, y: number() / 20)
      case 6: context.rotate(by: number())
      case 7: context.setAlpha(number() / 50)
      case 8: context.setBlendMode(CGBlendMode(rawValue: Int32(random.next() % 28)) ?? .normal)
      case 9: context.setShadow(offset: CGSize(width: number(), height: number()), blur: number())
      case 10: context.beginTransparencyLayer(auxiliaryInfo: nil)
      case 11: context.endTransparencyLayer()
      case 12: context.move(to: point())
      case 13: context.addLine(to: point())
      case 14: context.addCurve(to: point(), control1: point(), control2: point())
      case 15:
        context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
      case 16: context.addRect(rect())
      case 17: context.addEllipse(in: rect())
      case 18: context.closePath()
      case 19: context.clip(using: random.next() % 2 == 0 ? .winding : .evenOdd)
      case 20: context.clip(to: rect())
      case 21: if let image = picture.cgImage { context.clip(to: rect(), mask: image) }
      case 22: context.setLineWidth(number())
      case 23: context.setLineDash(phase: number(), lengths: [number(), number()])
      case 24: context.drawPath(using: CGPathDrawingMode(rawValue: Int32(random.next() % 5)) ?? .fill)
      case 25: context.fill(rect())
      case 26: context.stroke(rect(), width: number())
      case 27: context.clear(rect())
      case 28: if let image = picture.cgImage { context.draw(image, in: rect(), byTiling: random.next() % 3 == 0) }
      case 29: picture.draw(in: rect(), blendMode: .multiply, alpha: number())
      case 30: "Words".draw(in: rect())
      case 31: UIBezierPath(roundedRect: rect(), cornerRadius: number()).addClip()
      case 32: context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      default:
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [number(), number()]) else {
          return
        }
        context.drawRadialGradient(
          gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(),
          options: CGGradientDrawingOptions(rawValue: UInt32(random.next() % 4)))
      }
    }
  }

  /// Returns the states, groups and masks that the given commands leave open, or nil if they are not properly nested.
  private func open(_ commands: [DrawingCommand]) -> [String]? {
    var open: [String] = []
    for command in commands {
      switch command {
      case .save: open.append("state")
      case .beginGroup: open.append("group")
      case .beginMask: open.append("mask")
      case .restore: if open.popLast() != "state" { return nil }
      case .endGroup: if open.popLast() != "group" { return nil }
      case .endMask: if open.popLast() != "mask" { return nil }
      default: break
      }
    }
    return open
  }

  @Test("Commands are always nested, readable and drawable", arguments: 0..<24)
  func nested(_ seed: UInt64) throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 8))
    }
    var hand = Hand(random: SeededRandom(seed: seed), picture: picture)
    let format = UIGraphicsImageRendererFormat()
    format.scale = [1, 1.5, 2, 3][Int(seed % 4)]
    var moments: [UIImage] = []
    _ = Diagnostics.recording {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
        for step in 0..<80 {
          hand.call(context.cgContext)
          if step % 20 == 0 { moments.append(context.currentImage) }
        }
      }
      moments.append(image)
    }
    let stage = DrawnStage()
    for moment in moments { stage.show(UIImageView(image: moment)) }
    for drawing in stage.pictures.values {
      let commands = try #require(drawing.commands)
      #expect(open(commands) == [])
    }
    let pixels = try #require(moments.last?.pngData())
    #expect(try Raster(png: [UInt8](pixels)).width == Int(60 * format.scale))
  }
}
