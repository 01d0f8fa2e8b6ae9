// SPDX-License-Identifier: MIT

import SprungStage

/// A picture that a drawing refers to.
public enum RasterPicture: Sendable {
  /// The bytes of a PNG or JPEG file. Nothing is drawn if the bytes cannot be decoded.
  case encoded([UInt8])
  /// Pixels in memory.
  case raster(Raster)
  /// A uniform color.
  case color(PackedColor)
  /// Another drawing and its pictures, in the order of its list.
  indirect case drawing(StageDrawing, [RasterPicture])
  /// A picture that is not available. Nothing is drawn.
  case missing
}
