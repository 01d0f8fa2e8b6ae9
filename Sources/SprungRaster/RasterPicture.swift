// SPDX-License-Identifier: MIT

import SprungStage

/// A picture that the commands of a drawing refer to.
public enum RasterPicture: Sendable {
  /// The bytes of a PNG or JPEG file. Bytes that cannot be decoded are drawn as nothing.
  case encoded([UInt8])
  /// Pixels in memory.
  case raster(Raster)
  /// One color everywhere.
  case color(PackedColor)
  /// Another drawing with its own pictures, in the order of its list.
  indirect case drawing(StageDrawing, [RasterPicture])
  /// A picture that is not available; it is drawn as nothing.
  case missing
}
