// SPDX-License-Identifier: MIT

import UIKit

/// A small landscape with its number, in a color that indicates its position in the list; or a plain orange square.
public final class SpringyCell: UICollectionViewCell {
  private let number = GalleryLabel(13, .bold)
  private let sun = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
  private let hill = UIView()

  /// Creates a cell without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finish()
  }

  /// Creates a square of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finish()
  }

  private func finish() {
    number.textColor = .white
    number.textAlignment = .center
    // The accessibility label of the cell already contains the number.
    number.isAccessibilityElement = false
    sun.backgroundColor = UIColor(red: 1, green: 0.93, blue: 0.7, alpha: 1)
    sun.layer.cornerRadius = 6
    for part in [sun, hill, number] { contentView.addSubview(part) }
    contentView.clipsToBounds = true
  }

  /// The colors from the start to the end of a list, in the format 0xRRGGBB. All colors are dark enough for white text,
  /// with a contrast ratio of at least 4.5.
  private static let stops: [UInt32] = [
    0x2456c8, 0x4f46c8, 0x7c3aa8, 0xa52a86, 0xb91c4f, 0xb4530a, 0x8a6200, 0x53701a, 0x1f7a3a, 0x0f766e, 0x0e6f9e,
  ]

  /// Returns the color at a relative position, 0 at the start to 1 at the end.
  static func color(at share: CGFloat) -> UIColor {
    let place = max(0, min(1, share)) * CGFloat(stops.count - 1)
    let index = min(stops.count - 2, Int(place))
    let part = place - CGFloat(index)
    func channel(_ shift: UInt32) -> CGFloat {
      let from = CGFloat(stops[index] >> shift & 255)
      return (from + (CGFloat(stops[index + 1] >> shift & 255) - from) * part) / 255
    }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }

  /// Returns the color of an item, which depends on its relative position in the list. In a long list, the colors run
  /// through the whole range within 120 items, and back within the next 120 items.
  static func color(of number: Int, in count: Int) -> UIColor {
    guard count > 1000 else { return color(at: CGFloat(number) / CGFloat(max(1, count - 1))) }
    let place = CGFloat(number % 240) / 120
    return color(at: place < 1 ? place : 2 - place)
  }

  /// Displays an item's number in a list of `count` items.
  func show(number index: Int, of count: Int, look: GalleryLook) {
    accessibilityLabel = "Cell \(index)"
    let isBare = look == .bare
    let color = isBare ? UIColor.orange : Self.color(of: index, in: count)
    contentView.backgroundColor = color
    contentView.layer.cornerRadius = isBare ? 0 : 10
    for part in [number, sun, hill] { part.isHidden = isBare }
    guard !isBare else { return }
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    hill.backgroundColor = UIColor(red: red * 0.6, green: green * 0.6, blue: blue * 0.6, alpha: 1)
    number.text = SpringyViewController.grouped(index)
    number.use(index < 1000 ? 13 : 10, .bold)
    place = CGFloat(index * 7 % 5) / 4
    setNeedsLayout()
  }

  /// The relative horizontal position of the sun and the hilltop, 0 to 1.
  private var place: CGFloat = 0

  /// Places the number on the hill.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    sun.center = CGPoint(x: room.width * (0.25 + 0.5 * place), y: room.height * (0.3 - 0.08 * place))
    let side = 2 * room.width
    hill.frame = CGRect(x: room.width * (-0.2 - 0.6 * place), y: room.height * 0.48, width: side, height: side)
    hill.layer.cornerRadius = room.width
    let height = min(room.height * 0.5, scaled(18))
    number.frame = CGRect(x: 1, y: room.height - height - 3, width: max(0, room.width - 2), height: height)
  }
}
