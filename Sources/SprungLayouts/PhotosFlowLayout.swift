// SPDX-License-Identifier: MIT

import UIKit

/// A grid of squares with sides of 100 points and a spacing of 10 points, in rows that are centered in the view.
public final class PhotosFlowLayout: UICollectionViewFlowLayout {
  /// The width and height of a picture in points.
  public static let side: CGFloat = 100
  /// The spacing between pictures, and above and below them, in points.
  public static let spacing: CGFloat = 10

  /// Creates the grid.
  public override init() {
    super.init()
    itemSize = CGSize(width: Self.side, height: Self.side)
    minimumLineSpacing = Self.spacing
    minimumInteritemSpacing = Self.spacing
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns integer insets that center the longest possible rows in the given width. If the remaining space is an odd
  /// number of points, the right inset is one point larger. The horizontal insets are zero if no picture fits or the
  /// width is not finite.
  public static func insets(forWidth width: CGFloat) -> UIEdgeInsets {
    guard width.isFinite, width >= side else { return UIEdgeInsets(top: spacing, left: 0, bottom: spacing, right: 0) }
    let across = ((width + spacing) / (side + spacing)).rounded(.down)
    let rest = (width - across * side - spacing * (across - 1)).rounded(.down)
    let left = (rest / 2).rounded(.down)
    return UIEdgeInsets(top: spacing, left: left, bottom: spacing, right: rest - left)
  }

  /// Always true: pictures are mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Updates the section insets for the view's current width.
  public override func prepare() {
    if let collectionView {
      let insets = Self.insets(forWidth: collectionView.bounds.width)
      if sectionInset != insets { sectionInset = insets }
    }
    super.prepare()
  }
}
