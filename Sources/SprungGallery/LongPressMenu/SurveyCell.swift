// SPDX-License-Identifier: MIT

import UIKit

/// A picture in a white frame, orange while it is chosen.
public final class SurveyCell: UICollectionViewCell {
  private let picture = SceneryView()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell of zero size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = GalleryColors.mount
    let chosen = UIView()
    chosen.backgroundColor = .orange
    selectedBackgroundView = chosen
    contentView.addSubview(picture)
  }

  /// Shows a picture; one of a section that is over is pale.
  public func show(_ photo: SurveyPhoto, isOver: Bool) {
    picture.picture = photo.picture
    contentView.alpha = isOver ? 0.5 : 1
    accessibilityLabel = photo.name
    setNeedsLayout()
  }

  /// The picture keeps 10 points away from the frame's edges.
  public override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
  }
}

/// The words above a section.
public final class SurveyHeader: UICollectionReusableView {
  /// The words.
  public let label: UILabel = GalleryLabel(15, .semibold)

  /// Makes a header.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a header of zero size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(label)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
