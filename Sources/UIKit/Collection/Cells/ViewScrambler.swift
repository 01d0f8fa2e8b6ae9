// SPDX-License-Identifier: MIT

/// Makes what a reused view still shows of its last item unmistakable.
enum ViewScrambler {
  /// Changes every text and picture in a view, and its color.
  static func scramble(_ view: UICollectionReusableView) {
    let content = (view as? UICollectionViewCell)?.contentView ?? view
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

extension UICollectionView {
  /// Sprung addition: whether views that are used again come magenta, with other texts and without pictures, so that one sees
  /// what the data source forgets to set. For the search for mistakes. Default: false.
  public final var scramblesReusedViews: Bool {
    get { registry.scrambles }
    set { registry.scrambles = newValue }
  }
}
