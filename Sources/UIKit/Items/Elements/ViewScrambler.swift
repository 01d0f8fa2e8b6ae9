// SPDX-License-Identifier: MIT

/// Alters reused views so that leftover content becomes visible.
enum ViewScrambler {
  /// Changes all text and images in a view, and its color.
  static func scramble(_ view: any ItemView) {
    let content = view.itemCell?.contentView ?? view
    content.backgroundColor = .magenta
    spoil(content)
  }

  private static func spoil(_ view: UIView) {
    for subview in view.subviews {
      if let label = subview as? UILabel { label.text = "\u{26A0} reused" }
      if let picture = subview as? UIImageView { picture.image = nil }
      spoil(subview)
    }
  }
}
