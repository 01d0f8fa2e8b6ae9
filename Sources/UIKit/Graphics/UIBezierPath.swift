// SPDX-License-Identifier: MIT

/// A path of lines and curves.
open class UIBezierPath: NSObject {
  /// Makes an empty path.
  public override init() {
    super.init()
  }
}
