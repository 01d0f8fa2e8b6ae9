// SPDX-License-Identifier: MIT

import UIKit

/// A square with its number, whose color says where in the list it is; or a plain orange one.
///
/// A number of more than three digits stands in two lines, its thousands above, so that 999,999 fits into 44 points.
public final class SpringyCell: UICollectionViewCell {
  private let thousands = GalleryLabel(11)
  private let rest = GalleryLabel(17, .bold)

  /// Makes a cell without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finish()
  }

  /// There are no archives to read from: a square of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finish()
  }

  private func finish() {
    for label in [thousands, rest] {
      label.textColor = .white
      label.textAlignment = .center
      // The cell speaks its number.
      label.isAccessibilityElement = false
      contentView.addSubview(label)
    }
  }

  /// Colors from the beginning of a list to its end, each 0xRRGGBB and dark enough for white words: 4.5 or more.
  private static let stops: [UInt32] = [
    0xb4530a, 0x8a6200, 0x53701a, 0x1f7a3a, 0x0f766e, 0x0e6f9e, 0x2456c8, 0x4f46c8, 0x7c3aa8, 0xa52a86, 0xb91c4f,
  ]

  /// The color at a share of the way from the beginning to the end.
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

  /// The color of an item: that of its share of the way, and in a long list, where neighbors have the same, darker and lighter again
  /// within each hundred.
  static func color(of number: Int, in count: Int) -> UIColor {
    let color = color(at: CGFloat(number) / CGFloat(max(1, count - 1)))
    guard count > 1000 else { return color }
    let place = CGFloat(number % 100) / 50
    let shade = 1 - 0.35 * (place < 1 ? place : 2 - place)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return UIColor(red: red * shade, green: green * shade, blue: blue * shade, alpha: 1)
  }

  /// Shows the number of an item of so many.
  func show(number: Int, of count: Int, look: GalleryLook) {
    accessibilityLabel = "Cell \(number)"
    let isBare = look == .bare
    contentView.backgroundColor = isBare ? .orange : Self.color(of: number, in: count)
    contentView.layer.cornerRadius = isBare ? 0 : 10
    thousands.isHidden = isBare || number < 1000
    rest.isHidden = isBare
    guard !isBare else { return }
    let last = "\(number % 1000)"
    thousands.text = "\(number / 1000)"
    rest.text = number < 1000 ? last : String(repeating: "0", count: 3 - last.count) + last
    rest.use(number < 1000 ? 17 : 15, .bold)
    setNeedsLayout()
  }

  /// One line in the middle, or two.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let top = room.midY - scaled(17)
    thousands.frame = CGRect(x: 0, y: top, width: room.width, height: scaled(15))
    rest.frame =
      thousands.isHidden ? room : CGRect(x: 0, y: room.midY - scaled(3), width: room.width, height: scaled(19))
  }
}
