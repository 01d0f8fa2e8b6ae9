// SPDX-License-Identifier: MIT

import SprungStage

/// The images whose data or drawing commands the host stores. Each image is sent once, when a layer first displays the
/// image, and is released when the application no longer uses it.
final class PictureLedger {
  @exclusivity(unchecked) private var held: [CGImage] = []
  @exclusivity(unchecked) private var lastNumber = StageProtocol.firstImageNumber

  /// Returns the host's number for an image, and sends the image first if necessary. Returns 0 for a plain color.
  func number(of picture: CGImage, _ encoder: FrameEncoder) -> UInt32 {
    switch picture.content {
    case .asset(let number): return number
    case .color: return 0
    case .encoded(let bytes, _):
      if picture.stageNumber == 0 {
        lastNumber += 1
        picture.stageNumber = lastNumber
        encoder.imageData(lastNumber, bytes)
        held.append(picture)
      }
      return picture.stageNumber
    case .drawn(let drawing):
      if picture.stageNumber == 0 {
        // Images in the drawing are sent before the drawing itself, so they have lower numbers.
        let staged = drawing.staged { number(of: $0, encoder) }
        lastNumber += 1
        picture.stageNumber = lastNumber
        encoder.imageDrawing(lastNumber, staged)
        held.append(picture)
      }
      return picture.stageNumber
    }
  }

  /// Sends the recorded drawing of a layer.
  func encodeDrawing(of layer: CALayer, _ encoder: FrameEncoder) {
    layer.committed.hasDrawing = layer.drawn != nil
    encoder.drawing(
      layer.committed.id, layer.drawn?.staged { number(of: $0, encoder) } ?? StageDrawing(width: 0, height: 0))
  }

  /// Requests that the host release the images that only this ledger still retains.
  func release(_ encoder: FrameEncoder) {
    guard !held.isEmpty else { return }
    var count = 0
    for index in held.indices {
      if isKnownUniquelyReferenced(&held[index]) {
        encoder.imageData(held[index].stageNumber, [])
      } else {
        held.swapAt(count, index)
        count += 1
      }
    }
    held.removeLast(held.count - count)
  }

  /// Discards the record of the images in the host.
  func reset() {
    for picture in held { picture.stageNumber = 0 }
    held = []
    lastNumber = StageProtocol.firstImageNumber
  }
}
