// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let night = NightViewController()
  check.show { night }
  check.expect(
    Array(night.applied.prefix(3)) == ["base", "dark", "night"], "each class adds its own: \(night.applied)")
  check.expect(night.applied.contains("layout"), "an override of UIKit's")
  check.expect(night.view.backgroundColor == .black, "an overridden property")
  check.expect((night as UIViewController).prefersStatusBarHidden, "an overridden property of UIKit's")
  let base: ThemedViewController = night
  check.expect(base.title(at: 0, of: 3) == "*1/3", "called through the base class: \(base.title(at: 0, of: 3))")
  let kind: ThemedViewController.Type = DarkViewController.self
  check.expect(kind.identifier() == "themed.dark", "a class method: \(kind.identifier())")
  check.expect(ThemedViewController.identifier() == "themed", "the base class's own")
  let plain = UILabel()
  let badge = BadgeLabel()
  plain.text = "New"
  badge.text = "New"
  check.expect(
    badge.intrinsicContentSize.width, is: plain.intrinsicContentSize.width + 12, "the badge's natural width")
  badge.translatesAutoresizingMaskIntoConstraints = false
  night.view.addSubview(badge)
  NSLayoutConstraint.activate([
    badge.topAnchor.constraint(equalTo: night.view.topAnchor, constant: 10),
    badge.leftAnchor.constraint(equalTo: night.view.leftAnchor, constant: 10),
  ])
  check.frames(1)
  check.expect(badge.frame.width, is: badge.intrinsicContentSize.width, within: 0.5, "the badge's width")
  check.expect(badge.frame.height, is: plain.intrinsicContentSize.height + 12, within: 0.5, "the badge's height")
  check.expect(badge.layer.cornerRadius, is: 6, "the badge's corners")
}
