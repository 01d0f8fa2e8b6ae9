// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one controller.
open class UINavigationItem: NSObject {
  /// The words in the middle of the bar. Default: nil.
  open var title: String?

  /// Makes an item without a title.
  public override init() {
    super.init()
  }
}
