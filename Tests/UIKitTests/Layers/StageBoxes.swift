// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// The state of layers without rotation or scale that a host keeps: frames on the stage, images, drawings and shadows.
@MainActor
final class StageBoxes {
  struct Box {
    var parent: LayerID
    var x: CGFloat = 0
    var y: CGFloat = 0
    var width: CGFloat = 0
    var height: CGFloat = 0
    var flags: BoundsFlags = []
    var isHidden = false
    var opacity: Float = 1
    var picture: UInt32 = 0
    var drawing: StageDrawing?
    var shadow = PackedColor.clear
  }

  let stage: FingerStage
  private(set) var boxes: [LayerID: Box] = [:]

  init(_ stage: FingerStage) {
    stage.encoder = FrameEncoder()
    self.stage = stage
  }

  /// Makes a change and runs one frame.
  func frame(after change: () -> Void = {}) {
    change()
    stage.tick()
    for record in stage.records { apply(record) }
  }

  /// Runs frames for the given number of seconds.
  func wait(_ seconds: Double) {
    let end = stage.time + seconds
    while stage.time < end - 1e-9 {
      stage.run(until: min(end, stage.time + 0.01))
      for record in stage.records { apply(record) }
    }
  }

  private func apply(_ record: FrameRecord) {
    switch record {
    case .create(let id, let parent, _, _): boxes[id] = Box(parent: parent)
    case .remove(let id): remove(id)
    case .matrix2D(let id, let n):
      change(id) { box in
        box.x = CGFloat(n[4])
        box.y = CGFloat(n[5])
      }
    case .bounds(let id, let width, let height, _, let flags):
      change(id) { box in
        box.width = CGFloat(width)
        box.height = CGFloat(height)
        box.flags = flags
      }
    case .opacity(let id, let opacity, let isHidden):
      change(id) { box in
        box.opacity = opacity
        box.isHidden = isHidden
      }
    case .paint(let id, _, _, _, let shadow, _, _, _): change(id) { $0.shadow = shadow }
    case .image(let id, let number, _): change(id) { $0.picture = number }
    case .drawing(let id, _, let drawing): change(id) { $0.drawing = drawing.words.isEmpty ? nil : drawing }
    default: break
    }
  }

  private func change(_ id: LayerID, _ body: (inout Box) -> Void) {
    guard var box = boxes[id] else { return }
    body(&box)
    boxes[id] = box
  }

  private func remove(_ id: LayerID) {
    boxes[id] = nil
    for (child, box) in boxes where box.parent == id { remove(child) }
  }

  /// Returns the frame of a layer on the stage.
  func frame(of id: LayerID) -> CGRect {
    var result = CGRect(x: 0, y: 0, width: boxes[id]?.width ?? 0, height: boxes[id]?.height ?? 0)
    var next = id
    while let box = boxes[next] {
      result.origin.x += box.x
      result.origin.y += box.y
      next = box.parent
    }
    return result
  }

  private func isVisible(_ id: LayerID) -> Bool {
    var next = id
    while let box = boxes[next] {
      if box.isHidden { return false }
      next = box.parent
    }
    return true
  }

  /// The frames of visible layers with an image.
  var pictures: [CGRect] { frames { $0.picture != 0 } }
  /// The frames of visible layers with a drawing.
  var drawings: [CGRect] { frames { $0.drawing != nil } }

  func frames(where isWanted: (Box) -> Bool) -> [CGRect] {
    boxes.keys.sorted().filter { isVisible($0) && isWanted(boxes[$0]!) }.map { frame(of: $0) }
  }
}
