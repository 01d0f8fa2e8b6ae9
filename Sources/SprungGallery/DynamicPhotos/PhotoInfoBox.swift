// SPDX-License-Identifier: MIT

import UIKit

/// Three lines of information about a photo on a dark background: date, dimensions and file name.
///
/// Pressing the box with assistive technology or the keyboard sends it to the opposite edge.
public final class PhotoInfoBox: UIView {
  /// The size of the info box in points.
  public static let size = CGSize(width: 260, height: 111)

  /// Called when the box is pressed. Returns false if nothing happened. Default: nil.
  var onPress: (() -> Bool)?

  private let lines = (0..<3).map { _ in GalleryLabel(14, most: 1.4) }
  private let icons = [CAShapeLayer(), CAShapeLayer(), CAShapeLayer()]

  /// Creates an empty info box.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.5)
    layer.cornerRadius = 15
    layer.borderWidth = 0.5
    layer.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
    isAccessibilityElement = true
    accessibilityTraits = .button
    for (index, line) in lines.enumerated() {
      let middle = Self.size.height / 2 + 30 * CGFloat(index - 1)
      line.textColor = .white
      let height = scaled(22, most: 1.4)
      line.frame = CGRect(x: 52, y: middle - height / 2, width: Self.size.width - 68, height: height)
      addSubview(line)
      let icon = icons[index]
      icon.frame = CGRect(x: 20, y: middle - 9, width: 18, height: 18)
      icon.path = Self.icon(index).cgPath
      icon.fillColor = nil
      icon.strokeColor = UIColor.white.cgColor
      icon.lineWidth = 1.5
      layer.addSublayer(icon)
    }
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays the information about a photo.
  public func show(_ picture: GalleryPicture) {
    let words = [picture.date, picture.dimensions, picture.fileName]
    for (line, text) in zip(lines, words) { line.text = text }
    accessibilityLabel = "Info: " + words[0] + ", " + words[1] + ", " + words[2]
  }

  public override func accessibilityActivate() -> Bool { onPress?() ?? false }

  /// Returns the icon of a line: a calendar, a frame with its diagonal, or a sheet with a folded corner.
  private static func icon(_ index: Int) -> UIBezierPath {
    let path: UIBezierPath
    func line(_ points: [(CGFloat, CGFloat)]) {
      path.move(to: CGPoint(x: points[0].0, y: points[0].1))
      for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    }
    switch index {
    case 0:
      path = UIBezierPath(roundedRect: CGRect(x: 1, y: 3, width: 16, height: 14), cornerRadius: 2)
      line([(1, 7.5), (17, 7.5)])
      line([(5, 1), (5, 4.5)])
      line([(13, 1), (13, 4.5)])
    case 1:
      path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 16, height: 14), cornerRadius: 2)
      line([(5, 12), (13, 6)])
      line([(9.5, 6), (13, 6), (13, 9.5)])
      line([(5, 8.5), (5, 12), (8.5, 12)])
    default:
      path = UIBezierPath()
      line([(11, 1), (3, 1), (3, 17), (15, 17), (15, 5), (11, 1), (11, 5), (15, 5)])
    }
    return path
  }
}
