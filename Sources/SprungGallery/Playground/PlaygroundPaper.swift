// SPDX-License-Identifier: MIT

import UIKit

/// The background of the canvas: grid paper with a line every 50 points and a bolder one every 100.
final class PlaygroundPaper: UIView {
  private let ground: GalleryBackdrop
  private let fine = CAShapeLayer()
  private let strong = CAShapeLayer()

  /// Creates paper with the size of the canvas.
  init() {
    ground = GalleryBackdrop(
      [UIColor(red: 0.96, green: 0.97, blue: 0.99, alpha: 1), UIColor(red: 0.86, green: 0.89, blue: 0.94, alpha: 1)],
      dark: [
        UIColor(red: 0.13, green: 0.15, blue: 0.2, alpha: 1), UIColor(red: 0.06, green: 0.07, blue: 0.1, alpha: 1),
      ])
    super.init(frame: CGRect(x: 0, y: 0, width: PlaygroundScene.side, height: PlaygroundScene.side))
    isUserInteractionEnabled = false
    ground.frame = bounds
    addSubview(ground)
    for (grid, step) in [(fine, CGFloat(50)), (strong, CGFloat(100))] {
      grid.frame = bounds
      grid.fillColor = nil
      grid.lineWidth = 1
      grid.path = Self.lines(every: step).cgPath
      layer.addSublayer(grid)
    }
    paint()
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  private static func lines(every step: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 1..<Int(PlaygroundScene.side / step) {
      let place = CGFloat(index) * step
      path.move(to: CGPoint(x: place, y: 0))
      path.addLine(to: CGPoint(x: place, y: PlaygroundScene.side))
      path.move(to: CGPoint(x: 0, y: place))
      path.addLine(to: CGPoint(x: PlaygroundScene.side, y: place))
    }
    return path
  }

  /// Repaints the paper when the light or dark appearance changes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    let ink: CGFloat = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fine.strokeColor = UIColor(white: ink, alpha: 0.05).cgColor
    strong.strokeColor = UIColor(white: ink, alpha: 0.06).cgColor
    CATransaction.commit()
  }
}
