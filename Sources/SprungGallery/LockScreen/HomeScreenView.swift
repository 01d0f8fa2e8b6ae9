// SPDX-License-Identifier: MIT

import UIKit

/// A mock home screen: rows of colored icons with names, and a lock button.
public final class HomeScreenView: UIView {
  /// The button that drops the lock screen.
  public let lock = UIButton(type: .custom)

  private static let apps: [(name: String, hue: CGFloat)] = [
    ("Notes", 0.14), ("Maps", 0.36), ("Clock", 0.62), ("Music", 0.95), ("Weather", 0.55), ("Photos", 0.08),
    ("Mail", 0.58), ("Books", 0.07), ("Health", 0.97), ("Games", 0.75), ("Stocks", 0.45), ("Radio", 0.85),
  ]

  private let sky = CAGradientLayer()
  private var icons: [UIView] = []
  private var names: [UILabel] = []

  /// Creates the view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sky.colors = [
      UIColor(red: 0.13, green: 0.3, blue: 0.52, alpha: 1).cgColor,
      UIColor(red: 0.17, green: 0.4, blue: 0.43, alpha: 1).cgColor,
    ]
    layer.addSublayer(sky)
    for app in Self.apps {
      let icon = UIView()
      icon.backgroundColor = UIColor(hue: app.hue, saturation: 0.65, brightness: 0.95, alpha: 1)
      icon.layer.cornerRadius = 15
      let name = GalleryLabel(12)
      name.text = app.name
      name.textColor = .white
      name.textAlignment = .center
      icons.append(icon)
      names.append(name)
      addSubview(icon)
      addSubview(name)
    }
    lock.setTitle("Lock", for: .normal)
    lock.useGalleryFont(17, .semibold)
    lock.backgroundColor = UIColor(white: 0, alpha: 0.3)
    lock.layer.cornerRadius = 22
    addSubview(lock)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = bounds
    CATransaction.commit()
    // If the height is small, a wide view has two rows of icons and a narrow view has smaller icons.
    let isLow = bounds.height < 480
    let columns = isLow && bounds.width > 400 ? 6 : 4
    let pitch = bounds.width / CGFloat(columns)
    let line = scaled(18)
    let available = (bounds.height - 94) / CGFloat(12 / columns)
    let height = isLow ? min(line + 74, available) : line + 82
    let side = max(0, min(60, pitch - 8, height - line - 8))
    for (index, icon) in icons.enumerated() {
      let x = (CGFloat(index % columns) + 0.5) * pitch
      let y = (isLow ? 30 : 90) + CGFloat(index / columns) * height
      icon.frame = CGRect(x: x - side / 2, y: y, width: side, height: side)
      names[index].frame = CGRect(x: x - pitch / 2, y: y + side + 4, width: pitch, height: line)
    }
    lock.frame = CGRect(x: bounds.midX - 70, y: bounds.height - (isLow ? 64 : 100), width: 140, height: 44)
  }
}
