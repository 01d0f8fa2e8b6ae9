// SPDX-License-Identifier: MIT

/// The style of a demo that originates from a tutorial. Geometry and motion are the same in both styles.
public enum GalleryLook: Int, Sendable {
  /// The finished style.
  case finished
  /// The style of the tutorial: plain colors.
  case bare
}
