// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A stage that records the drawings of layers and images, like a host.
@MainActor
final class DrawnStage {
  let stage: FingerStage
  private(set) var layers: [LayerID: StageDrawing] = [:]
  private(set) var pictures: [UInt32: StageDrawing] = [:]
  /// The image shown by each image layer.
  private(set) var shown: [LayerID: UInt32] = [:]
  /// The number of drawing records so far.
  private(set) var count = 0

  init(scale: CGFloat = 2) {
    stage = FingerStage(scale: scale)
    stage.encoder = FrameEncoder()
  }

  /// Adds a view to the window and runs a frame.
  func show(_ view: UIView) {
    stage.window.addSubview(view)
    tick()
  }

  func tick() {
    stage.tick()
    for record in stage.records {
      switch record {
      case .drawing(0, let number, let drawing):
        count += 1
        pictures[number] = drawing
      case .drawing(let id, _, let drawing):
        count += 1
        layers[id] = drawing.words.isEmpty ? nil : drawing
      case .imageData(let number, let bytes) where bytes.isEmpty: pictures[number] = nil
      case .image(let id, let number, _): shown[id] = number
      default: break
      }
    }
  }

  /// Returns the drawing of a view, or nil if it has none.
  func drawing(of view: UIView) -> StageDrawing? { layers[view.layer.stageID] }

  /// Returns the drawing commands of a view, which are empty if it has no drawing.
  func commands(of view: UIView) -> [DrawingCommand] { drawing(of: view)?.commands ?? [] }
}

/// A view that is drawn by a closure.
class BlockView: UIView {
  var block: (CGContext, CGRect) -> Void = { _, _ in }
  private(set) var drawings = 0

  convenience init(_ size: CGSize = CGSize(width: 40, height: 40), _ block: @escaping (CGContext, CGRect) -> Void) {
    self.init(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    self.block = block
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    if let context = UIGraphicsGetCurrentContext() { block(context, rect) }
  }
}

/// Returns the commands that a closure records for an image of 40 x 40 points.
@MainActor
func recorded(_ block: (CGContext) -> Void) -> [DrawingCommand] {
  let stage = DrawnStage()
  let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { block($0.cgContext) }
  stage.show(UIImageView(image: image))
  return stage.pictures.max { $0.key < $1.key }?.value.commands ?? []
}

/// Returns the path steps of a rectangle.
func steps(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> [FramePathStep] {
  [
    FramePathStep(verb: .move, numbers: [x, y]), FramePathStep(verb: .line, numbers: [x + width, y]),
    FramePathStep(verb: .line, numbers: [x + width, y + height]), FramePathStep(verb: .line, numbers: [x, y + height]),
    FramePathStep(verb: .close),
  ]
}

extension PackedColor {
  static let red = PackedColor(rawValue: 0xFF00_00FF)
  static let blue = PackedColor(rawValue: 0x0000_FFFF)
}
