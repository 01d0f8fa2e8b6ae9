// SPDX-License-Identifier: MIT

import UIKit

class RatingControl: UIControl {
  private var stars: [CAShapeLayer] = []
  var maximum = 5 { didSet { rebuild() } }
  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      updateStars()
    }
  }
  private(set) var story: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(maximum) * 40, height: 40) }

  private func rebuild() {
    stars.forEach { $0.removeFromSuperlayer() }
    stars = (0..<maximum).map { _ in
      let star = CAShapeLayer()
      star.strokeColor = UIColor.orange.cgColor
      layer.addSublayer(star)
      return star
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    updateStars()
  }

  private func updateStars() {
    for (index, star) in stars.enumerated() {
      star.fillColor = index < rating ? UIColor.orange.cgColor : UIColor.clear.cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(maximum)
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      star.path = starPath(in: star.bounds.insetBy(dx: 4, dy: 4)).cgPath
    }
  }

  private func starPath(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for corner in 0..<10 {
      let radius = corner % 2 == 0 ? rect.width / 2 : rect.width / 5
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    story.append("begin")
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if story.last != "continue" { story.append("continue") }
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    story.append("end")
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    story.append("cancel")
  }

  private func follow(_ touch: UITouch) {
    let x = touch.location(in: self).x
    let value = Int((x / (bounds.width / CGFloat(maximum))).rounded(.up))
    let rating = min(max(value, 0), maximum)
    if rating != self.rating {
      self.rating = rating
      sendActions(for: .valueChanged)
    }
  }

  var filledStars: Int { stars.filter { $0.fillColor == UIColor.orange.cgColor }.count }
}
