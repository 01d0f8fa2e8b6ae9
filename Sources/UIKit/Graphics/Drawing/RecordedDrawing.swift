// SPDX-License-Identifier: MIT

import SprungStage

/// The recorded commands of a graphics context, and the images that the commands refer to by index. This type is
/// immutable.
nonisolated final class RecordedDrawing: Equatable, Sendable {
  /// The size in points.
  let size: CGSize
  /// The requested number of pixels per point.
  let scale: CGFloat
  /// Whether the drawing is initially black rather than transparent.
  let isOpaque: Bool
  let words: [UInt32]
  let images: [CGImage]

  init(size: CGSize, scale: CGFloat, isOpaque: Bool, words: [UInt32], images: [CGImage]) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    self.words = words
    self.images = images
  }

  /// Returns whether both drawings are the same object.
  static func == (left: RecordedDrawing, right: RecordedDrawing) -> Bool { left === right }

  /// Returns the drawing in the format that hosts require. The closure returns the host's number for an image.
  func staged(_ number: (CGImage) -> UInt32) -> StageDrawing {
    StageDrawing(
      width: Float(size.width), height: Float(size.height), scale: Float(scale), isOpaque: isOpaque,
      images: images.map(number), words: words)
  }
}
