// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension LifetimeScene {
  static let controls: [LifetimeScene] = [
    LifetimeScene("switch and slider") { stage in
      let control = UISwitch(frame: CGRect(x: 40, y: 60, width: 51, height: 31))
      stage.show(control, "the switch")
      control.setOn(true, animated: true)
      let slider = UISlider(frame: CGRect(x: 40, y: 120, width: 200, height: 40))
      stage.show(slider, "the slider")
      slider.setValue(0.8, animated: true)
      for view in [control, slider] as [UIControl] {
        view.addAction(UIAction { [weak stage] _ in stage?.callback() }, for: .valueChanged)
      }
      stage.tap(CGPoint(x: 60, y: 75), after: 3)
      stage.finger(at: CGPoint(x: 44, y: 140), to: CGPoint(x: 200, y: 140), moving: 30)
    },
    LifetimeScene("segmented control") { stage in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 20, y: 60, width: 280, height: 32)
      control.addAction(UIAction { [weak stage] _ in stage?.callback() }, for: .valueChanged)
      stage.show(control, "the segmented control")
      control.layoutIfNeeded()
      stage.keep(stage.oneIn(3) ? control.subviews.first { $0.isAccessibilityElement } : nil) {
        _ = $0.accessibilityActivate()
      }
      stage.tap(CGPoint(x: 150, y: 76), after: 2)
      stage.tap(CGPoint(x: 250, y: 76), after: 10)
      stage.later(14) { [weak control] in control?.removeAllSegments() }
    },
    LifetimeScene("indicators") { stage in
      let spinner = UIActivityIndicatorView(style: .medium)
      stage.show(spinner, "the activity indicator")
      spinner.startAnimating()
      let progress = UIProgressView(frame: CGRect(x: 10, y: 90, width: 200, height: 4))
      stage.show(progress, "the progress view")
      progress.setProgress(0.9, animated: true)
      let pages = UIPageControl(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
      pages.numberOfPages = 5
      stage.show(pages, "the page control")
      stage.tap(CGPoint(x: 180, y: 215))
      if stage.oneIn(3) { stage.keep(spinner.layer) { $0.opacity = 0.4 } }
    },
    LifetimeScene("bars") { stage in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "First")
      bar.setItems([item], animated: false)
      stage.show(bar, "the navigation bar")
      bar.pushItem(UINavigationItem(title: "Second"), animated: true)
      if stage.oneIn(2) { stage.keep(item) { $0.title = "\($0.title ?? "")x" } }
      let tabs = UITabBar(frame: CGRect(x: 0, y: 400, width: 320, height: 49))
      let tab = UITabBarItem(title: "Tab", image: nil, tag: 1)
      tabs.items = [tab, UITabBarItem(title: "Other", image: nil, tag: 2)]
      stage.show(tabs, "the tab bar")
      if stage.oneIn(2) { stage.keep(tab) { $0.badgeValue = "2" } }
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
      let button = UIBarButtonItem(
        title: "Do", image: nil, primaryAction: UIAction { [weak stage] _ in stage?.callback() }, menu: nil)
      toolbar.setItems([button], animated: true)
      stage.show(toolbar, "the toolbar")
      if stage.oneIn(2) { stage.keep(button) { $0.isEnabled.toggle() } }
      stage.tap(CGPoint(x: 30, y: 320))
      stage.tap(CGPoint(x: 240, y: 420), after: 8)
      stage.tap(CGPoint(x: 30, y: 22), after: 16)
    },
  ]
}
