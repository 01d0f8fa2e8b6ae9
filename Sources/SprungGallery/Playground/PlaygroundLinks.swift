// SPDX-License-Identifier: MIT

import UIKit

/// Draws the connections of the playground's pieces: springs, rods, ropes, rails and pins.
final class PlaygroundLinks: UIView {
  /// The kind of a connection.
  enum Kind {
    case spring
    case rod
    /// A rope with the given length in points. The rope sags unless it is taut.
    case rope(CGFloat)
    /// An axis along which a piece slides, with a stop at each end.
    case rail
  }

  private let lines = CAShapeLayer()
  private let dots = CAShapeLayer()

  /// Creates an empty drawing with the size of the canvas.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: PlaygroundScene.side, height: PlaygroundScene.side))
    isUserInteractionEnabled = false
    for shape in [lines, dots] {
      shape.frame = bounds
      layer.addSublayer(shape)
    }
    lines.fillColor = nil
    lines.lineWidth = 2.5
    lines.lineCap = .round
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  private var path = UIBezierPath()
  private var ends = UIBezierPath()

  /// Begins a new drawing.
  func begin() {
    path = UIBezierPath()
    ends = UIBezierPath()
  }

  /// Displays the drawing.
  func end() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let ink = GalleryColors.caption.resolvedColor(with: traitCollection).cgColor
    lines.strokeColor = ink
    dots.fillColor = ink
    lines.path = path.cgPath
    dots.path = ends.cgPath
    CATransaction.commit()
  }

  /// Draws a connection between two points of the canvas, with a dot at each end.
  func draw(_ kind: Kind, _ start: CGPoint, _ end: CGPoint) {
    for point in [start, end] {
      ends.append(UIBezierPath(ovalIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)))
    }
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = max(1, (way.x * way.x + way.y * way.y).squareRoot())
    // Returns the point at a fraction of the connection, offset sideways by `aside` points.
    func point(_ share: CGFloat, _ aside: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: start.x + way.x * share - way.y / length * aside, y: start.y + way.y * share + way.x / length * aside)
    }
    path.move(to: start)
    switch kind {
    case .spring:
      for turn in 0..<12 { path.addLine(to: point(0.1 + 0.8 * (CGFloat(turn) + 0.5) / 12, turn % 2 == 0 ? 8 : -8)) }
      path.addLine(to: end)
    case .rope(let reach) where reach > length:
      let middle = point(0.5)
      // The depth approximates the sag of a rope of this length.
      let depth = (reach * reach - length * length).squareRoot()
      path.addQuadCurve(to: end, controlPoint: CGPoint(x: middle.x, y: middle.y + depth * 0.9))
    case .rod, .rope: path.addLine(to: end)
    case .rail:
      path.addLine(to: end)
      for share in [CGFloat(0), 1] {
        path.move(to: point(share, -14))
        path.addLine(to: point(share, 14))
      }
    }
  }
}
