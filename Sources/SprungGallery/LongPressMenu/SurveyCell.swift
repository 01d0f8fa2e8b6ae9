// SPDX-License-Identifier: MIT

import UIKit

/// A print with a white margin that turns orange while the cell is selected. Large prints display their name, and the
/// liked print has a heart.
public final class SurveyCell: UICollectionViewCell {
  private let picture = SceneryView()
  private let name = GalleryLabel(13, .medium)
  private let heart = CAShapeLayer()
  /// Prints display their name if their longer side has at least this length in points.
  private static let leastSideWithName: CGFloat = 120

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = GalleryColors.mount
    layer.cornerRadius = 6
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    let chosen = UIView()
    chosen.backgroundColor = .orange
    chosen.layer.cornerRadius = 6
    selectedBackgroundView = chosen
    picture.layer.cornerRadius = 3
    contentView.addSubview(picture)
    name.textAlignment = .center
    // The accessibility label of the cell already contains the name.
    name.isAccessibilityElement = false
    contentView.addSubview(name)
    heart.fillColor = CGColor(red: 0.92, green: 0.16, blue: 0.3, alpha: 1)
    heart.strokeColor = CGColor(gray: 1, alpha: 1)
    heart.lineWidth = 2
    heart.path = Self.heart(in: CGRect(x: 0, y: 0, width: 26, height: 24)).cgPath
    layer.addSublayer(heart)
  }

  private static func heart(in room: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let (width, height) = (room.width, room.height)
    path.move(to: CGPoint(x: width / 2, y: height * 0.28))
    for side: CGFloat in [-1, 1] {
      let end = CGPoint(x: width / 2, y: side < 0 ? height : height * 0.28)
      let far = width / 2 + side * width * 0.68
      path.addCurve(
        to: end, controlPoint1: CGPoint(x: side < 0 ? width * 0.3 : far, y: side < 0 ? -height * 0.2 : height * 0.45),
        controlPoint2: CGPoint(x: side < 0 ? far : width * 0.7, y: side < 0 ? height * 0.45 : -height * 0.2))
    }
    path.close()
    return path
  }

  /// Displays a picture, which is dimmed if its section is completed and the picture is not liked.
  public func show(_ photo: SurveyPhoto, isOver: Bool, isLiked: Bool = false) {
    picture.picture = photo.picture
    name.text = photo.name
    contentView.alpha = isOver && !isLiked ? 0.5 : 1
    heart.isHidden = !isLiked
    accessibilityLabel = photo.name
    accessibilityValue = isLiked ? "Liked" : nil
    setNeedsLayout()
  }

  /// Insets the picture by a margin, which is larger at the bottom if the name is displayed there.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let hasName = max(room.width, room.height) >= Self.leastSideWithName
    let height = hasName ? scaled(18) : 0
    name.isHidden = !hasName
    picture.frame = CGRect(
      x: 8, y: 8, width: max(0, room.width - 16), height: max(0, room.height - 16 - (hasName ? height + 4 : 0)))
    name.frame = CGRect(x: 8, y: room.height - 6 - height, width: max(0, room.width - 16), height: height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    heart.frame = CGRect(x: room.width - 24, y: -6, width: 26, height: 24)
    CATransaction.commit()
  }
}

/// The header of a section.
public final class SurveyHeader: UICollectionReusableView {
  /// The text of the header.
  public let label: UILabel = GalleryLabel(17, .semibold)

  /// Creates a header.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a header of zero size. Decoding from archives is not supported.
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
