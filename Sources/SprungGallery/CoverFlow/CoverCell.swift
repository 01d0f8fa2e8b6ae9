// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A record sleeve with a picture on the front and text on the back.
public final class CoverCell: UICollectionViewCell {
  /// Whether the back is visible. Default: false.
  public private(set) var isFlipped = false

  /// A black overlay that darkens the cover. Reducing the cover's opacity would instead reveal the covers behind it.
  public let maskingView = UIView()
  private let scenery = SceneryView()
  private let words = CoverWords()

  /// Creates a cover.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.mount
    maskingView.backgroundColor = .black
    maskingView.alpha = 0
    maskingView.isUserInteractionEnabled = false
    words.isHidden = true
    for part in [scenery, words, maskingView] { contentView.addSubview(part) }
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays the front with a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    words.show(picture)
    accessibilityLabel = picture.name
    turn(toBack: false)
  }

  /// Flips the cover around its vertical axis, without animation if reduced motion is enabled.
  public func flip() {
    let isBack = !isFlipped
    UIView.transition(
      with: self, duration: CoverFlowViewController.flipDuration, options: .transitionFlipFromRight,
      animations: { self.turn(toBack: isBack) }, completion: nil)
  }

  private func turn(toBack isBack: Bool) {
    isFlipped = isBack
    words.isHidden = !isBack
    scenery.isHidden = isBack
    accessibilityValue = isBack ? words.text : nil
  }

  /// Darkens the cover while it is tilted.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    maskingView.alpha = (layoutAttributes as? CoverFlowAttributes)?.maskingValue ?? 0
  }

  /// Insets the picture by 10 points.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: 10, dy: 10)
    scenery.frame = inner
    words.frame = inner
    maskingView.frame = contentView.bounds
  }
}

/// The text on the back of a cover.
final class CoverWords: UIView {
  private let name = GalleryLabel(20, .bold)
  private let date = GalleryLabel(13)
  private let file = GalleryLabel(13)
  private let line = UIView()

  /// The entire text, for assistive technology.
  var text: String { (date.text ?? "") + ", " + (file.text ?? "") }

  init() {
    super.init(frame: .zero)
    for label in [date, file] { label.textColor = GalleryColors.caption }
    line.backgroundColor = .separator
    for part in [name, line, date, file] { addSubview(part) }
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: GalleryPicture) {
    name.text = picture.name
    date.text = picture.date
    file.text = picture.dimensions
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 16
    let middle = bounds.midY
    name.frame = CGRect(x: 8, y: middle - 18 - scaled(26), width: width, height: scaled(26))
    line.frame = CGRect(x: 8, y: middle - 10, width: width, height: 1)
    date.frame = CGRect(x: 8, y: middle, width: width, height: scaled(20))
    file.frame = CGRect(x: 8, y: date.frame.maxY, width: width, height: scaled(20))
    for label in [name, date, file] {
      label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
