// SPDX-License-Identifier: MIT

import UIKit

/// A grid of squares 100 points wide and 10 apart, in rows that are centered in the view.
public final class PhotosFlowLayout: UICollectionViewFlowLayout {
  /// Width and height in points of a picture.
  public static let side: CGFloat = 100
  /// Points between pictures, and above and below them.
  public static let spacing: CGFloat = 10

  /// Makes the grid.
  public override init() {
    super.init()
    itemSize = CGSize(width: Self.side, height: Self.side)
    minimumLineSpacing = Self.spacing
    minimumInteritemSpacing = Self.spacing
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The insets in whole points that center the longest possible rows in a width; an odd point is on the right. Zero at
  /// the sides if no picture fits, or the width is not finite.
  public static func insets(forWidth width: CGFloat) -> UIEdgeInsets {
    guard width.isFinite, width >= side else { return UIEdgeInsets(top: spacing, left: 0, bottom: spacing, right: 0) }
    let across = ((width + spacing) / (side + spacing)).rounded(.down)
    let rest = (width - across * side - spacing * (across - 1)).rounded(.down)
    let left = (rest / 2).rounded(.down)
    return UIEdgeInsets(top: spacing, left: left, bottom: spacing, right: rest - left)
  }

  /// True: from right to left the pictures are mirrored.
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
