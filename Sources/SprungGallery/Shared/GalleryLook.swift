// SPDX-License-Identifier: MIT

/// How a demo looks that comes from a tutorial. Geometry and motion are the same in both.
public enum GalleryLook: Int, Sendable {
  /// Ready to publish.
  case finished
  /// As the tutorial leaves it: plain colors.
  case bare
}
