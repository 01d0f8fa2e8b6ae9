// SPDX-License-Identifier: MIT

import UIKit

/// A mock lock screen: a clock on a sunrise, with buttons for the camera and for unlocking.
public final class LockCoverView: UIView {
  /// The camera button in the lower right corner, which makes the lock screen hop.
  public let camera = UIButton(type: .custom)
  /// The button at the bottom that opens the lock screen without a throw.
  public let unlock = UIButton(type: .custom)

  private let sky = CAGradientLayer()
  private let hills = CAShapeLayer()
  private let clock = UILabel()
  private let day = GalleryLabel(20)

  /// Creates the view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    backgroundColor = UIColor(red: 0.16, green: 0.1, blue: 0.32, alpha: 1)
    sky.colors = [
      UIColor(red: 0.11, green: 0.1, blue: 0.33, alpha: 1).cgColor,
      UIColor(red: 0.58, green: 0.25, blue: 0.52, alpha: 1).cgColor,
      UIColor(red: 0.98, green: 0.6, blue: 0.42, alpha: 1).cgColor,
    ]
    sky.locations = [0, 0.55, 1]
    hills.fillColor = UIColor(red: 0.13, green: 0.08, blue: 0.25, alpha: 1).cgColor
    layer.addSublayer(sky)
    layer.addSublayer(hills)
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: 88, weight: .thin)
    day.text = "Tuesday, 9 January"
    for label in [clock, day] {
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
    camera.backgroundColor = UIColor(white: 0, alpha: 0.35)
    camera.layer.cornerRadius = 27
    camera.accessibilityLabel = "Camera"
    for (side, width) in [(26.0, 2.5), (10.0, 4.0)] {
      let ring = UIView(frame: CGRect(x: 27 - side / 2, y: 27 - side / 2, width: side, height: side))
      ring.layer.borderColor = UIColor.white.cgColor
      ring.layer.borderWidth = CGFloat(width)
      ring.layer.cornerRadius = CGFloat(side / 2)
      ring.isUserInteractionEnabled = false
      camera.addSubview(ring)
    }
    unlock.setTitle("Swipe up to open", for: .normal)
    unlock.useGalleryFont(15)
    unlock.accessibilityLabel = "Open"
    addSubview(camera)
    addSubview(unlock)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = room
    hills.path = outline(room)
    CATransaction.commit()
    clock.frame = CGRect(x: 0, y: room.height * 0.13, width: room.width, height: 100)
    day.frame = CGRect(x: 0, y: clock.frame.maxY, width: room.width, height: scaled(26))
    camera.frame = CGRect(x: room.width - 75, y: room.height - 85, width: 54, height: 54)
    // The width leaves space for the camera button, which occupies the last 75 points on the right.
    let width = min(scaled(160), max(160, room.width - 170))
    unlock.frame = CGRect(x: room.midX - width / 2, y: room.height - 78, width: width, height: 40)
  }

  private func outline(_ room: CGRect) -> CGPath {
    var path = CGPath()
    let base = room.height * 0.8
    path.move(to: CGPoint(x: 0, y: room.height))
    path.addLine(to: CGPoint(x: 0, y: base - 30))
    path.addCurve(
      to: CGPoint(x: room.width * 0.55, y: base + 10), control1: CGPoint(x: room.width * 0.2, y: base - 110),
      control2: CGPoint(x: room.width * 0.38, y: base + 30))
    path.addCurve(
      to: CGPoint(x: room.width, y: base - 60), control1: CGPoint(x: room.width * 0.7, y: base - 10),
      control2: CGPoint(x: room.width * 0.85, y: base - 100))
    path.addLine(to: CGPoint(x: room.width, y: room.height))
    path.closeSubpath()
    return path
  }
}
