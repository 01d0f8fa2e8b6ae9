// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension LifetimeScene {
  static let layouts: [LifetimeScene] = [
    LifetimeScene("constraints") { stage in
      let (card, inner) = stage.makeCard()
      let other = UIView()
      let guide = UILayoutGuide()
      card.addSubview(other)
      card.addLayoutGuide(guide)
      stage.track(other, "the other view")
      inner.translatesAutoresizingMaskIntoConstraints = false
      other.translatesAutoresizingMaskIntoConstraints = false
      let height = other.heightAnchor.constraint(equalToConstant: 40)
      let constraints = [
        inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 9),
        other.topAnchor.constraint(equalTo: inner.bottomAnchor),
        other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
        inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 30), height,
      ]
      NSLayoutConstraint.activate(constraints)
      card.layoutIfNeeded()
      if stage.oneIn(2) {
        stage.keep(constraints[stage.int(0..<constraints.count)]) {
          $0.constant += 1
          $0.isActive = false
          _ = ($0.firstItem, $0.secondItem)
        }
      }
      if stage.oneIn(2) {
        stage.keep(guide) { _ = ($0.layoutFrame, $0.owningView, $0.hasAmbiguousLayout) }
      }
      height.constant = 90
      UIView.animate(
        withDuration: 0.4, animations: { card.layoutIfNeeded() }, completion: stage.ended("an animated layout"))
      if stage.oneIn(2) { stage.later(stage.int(1..<30)) { [weak inner] in inner?.removeFromSuperview() } }
      if stage.oneIn(2) { stage.later(stage.int(1..<30)) { [weak card] in card?.setNeedsUpdateConstraints() } }
    },
    LifetimeScene("surviving view in a layout") { stage in
      let (card, inner) = stage.makeCard()
      let survivor = UILabel()
      survivor.text = "text"
      survivor.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(survivor)
      survivor.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
      survivor.leadingAnchor.constraint(equalTo: card.safeAreaLayoutGuide.leadingAnchor).isActive = true
      card.layoutIfNeeded()
      stage.keep(survivor) {
        $0.text = ($0.text ?? "") + "."
        $0.invalidateIntrinsicContentSize()
        $0.layoutIfNeeded()
        _ = ($0.frame, $0.constraints.count, $0.hasAmbiguousLayout, $0.superview, $0.window)
      }
    },
    LifetimeScene("stack view") { stage in
      let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in UISwitch() })
      stack.axis = .vertical
      stack.frame = CGRect(x: 10, y: 10, width: 200, height: 300)
      stage.show(stack, "the stack view")
      stack.layoutIfNeeded()
      let first = stack.arrangedSubviews[0]
      if stage.oneIn(2) { stage.keep(first) { $0.isHidden.toggle() } }
      UIView.animate(
        withDuration: 0.3,
        animations: {
          first.isHidden = true
          stack.axis = .horizontal
          stack.layoutIfNeeded()
        }, completion: stage.ended("an animated stack"))
      stage.later(stage.int(1..<20)) { [weak stack] in
        guard let last = stack?.arrangedSubviews.last else { return }
        stack?.removeArrangedSubview(last)
      }
    },
    LifetimeScene("windows") { stage in
      let window = UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
      let controller = LifetimeController(stage, "window root")
      window.rootViewController = controller
      window.isHidden = false
      stage.hold(window, "the second window")
      stage.onRelease { [weak window] in window?.isHidden = true }
      UIView.animate(
        withDuration: 0.4, animations: { window.alpha = 0.5 }, completion: stage.ended("a window's animation"))
      stage.finger(at: CGPoint(x: 60, y: 60), to: stage.point(), moving: 30)
    },
  ]
}
