// SPDX-License-Identifier: MIT

import SprungStage

/// A drawing of a graphics context: its commands, and the pictures that these refer to by index. Immutable.
nonisolated final class RecordedDrawing: Equatable, Sendable {
  /// The size in points.
  let size: CGSize
  /// The pixels per point that the program requested.
  let scale: CGFloat
  /// Whether the drawing begins black and not transparent.
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

  /// Whether both are the same object.
  static func == (left: RecordedDrawing, right: RecordedDrawing) -> Bool { left === right }

  /// The drawing as a host knows it, where the pictures have numbers.
  func staged(_ number: (CGImage) -> UInt32) -> StageDrawing {
    StageDrawing(
      width: Float(size.width), height: Float(size.height), scale: Float(scale), isOpaque: isOpaque,
      images: images.map(number), words: words)
  }
}
