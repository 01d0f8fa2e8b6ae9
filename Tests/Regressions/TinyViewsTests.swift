// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A segmented control without a size stopped debug builds. The selection indicator was the segment's frame, inset by 2
/// points with `insetBy(dx:dy:)`. For a smaller rectangle, this method returns the null rectangle, whose origin is
/// infinite. No view may rely on the first size that it receives.
@Suite(.oneApplication) @MainActor struct TinyViewsTests {
  nonisolated static let sizes = [(0, 0), (1, 1), (0, 50), (50, 0), (20, 32), (320, 44), (0, 0)]

  @Test("all view classes are tested")
  func complete() {
    let tried = Set(EveryView.samples.flatMap { $0.classes } + EveryView.exceptions.keys)
    let declared = EveryView.declared()
    #expect(declared.count > 50)
    #expect(declared.filter { !tried.contains($0) } == [], "add a sample to EveryView")
    #expect(tried.filter { !declared.contains($0) } == [], "no longer declared")
  }

  @Test("views of any size and with negative margins lay out finitely and report nothing", arguments: [false, true])
  func sizes(isMirrored: Bool) {
    var found: Set<String> = []
    for (index, sample) in EveryView.samples.enumerated() {
      let name = "\(index) \(sample.classes[0])"
      let faults = Diagnostics.recording {
        let controller = UIViewController()
        let host = HeadlessHost(
          size: CGSize(width: 320, height: 480), scale: 2, layoutDirection: isMirrored ? .rightToLeft : .leftToRight
        ) { controller }
        defer { host.stop() }
        let view = sample.make()
        controller.view.addSubview(view)
        var time = 0.0
        for margin in [8.0, -8] {
          view.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
          for (width, height) in Self.sizes {
            let size = CGSize(width: width, height: height)
            view.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
            for _ in 0..<3 {
              host.frame(milliseconds: time)
              time += 50
            }
            // A view in motion is not reset, because its state does not depend only on the size.
            _ = view.sizeThatFits(size)
            _ = view.systemLayoutSizeFitting(size)
            Self.check(view, "\(name) at \(width) x \(height), margins \(margin)", &found)
          }
        }
      }
      // An item that is longer than its line is only logged, as on Apple's platforms.
      #expect(faults.filter { !$0.isWarning }.map { $0.message } == [], "\(name)")
    }
    for sample in EveryView.samples {
      for type in sample.classes { #expect(found.contains(type), "\(type) did not show") }
    }
  }

  @Test("screens of any size lay out finitely and report nothing", arguments: ["alert", "sheet", "tabs", "page"])
  func screens(kind: String) {
    let faults = Diagnostics.recording {
      let list = UITableViewController(style: .grouped)
      list.title = "Title"
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: list)]
      let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { tabs }
      defer { host.stop() }
      if kind == "alert" || kind == "sheet" {
        let alert = UIAlertController(
          title: "Title", message: "Message", preferredStyle: kind == "alert" ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        tabs.present(alert, animated: true)
      } else if kind == "page" {
        tabs.present(UINavigationController(rootViewController: UIViewController()), animated: true)
      }
      var time = 0.0
      for (width, height) in [(320, 480), (20, 32), (1, 1), (1, 400), (400, 1), (320, 480)] {
        host.send(.init(.resize, x: Float(width), y: Float(height), a: 2, milliseconds: time))
        for _ in 0..<12 {
          host.frame(milliseconds: time)
          time += 50
        }
        var found: Set<String> = []
        Self.check(host.window, "\(kind) at \(width) x \(height)", &found)
      }
    }
    #expect(faults.filter { !$0.isWarning }.map { $0.message } == [])
  }

  /// Checks that every descendant has a finite position and a finite, nonnegative size.
  private static func check(_ view: UIView, _ place: String, _ found: inout Set<String>) {
    found.insert("\(type(of: view))")
    let frame = view.layer.bounds
    let isFine =
      frame.origin.keepsLimit && frame.size.keepsLimit && frame.size.width >= 0 && frame.size.height >= 0
      && view.center.keepsLimit
    #expect(isFine, "\(type(of: view)) in \(place): bounds \(frame), center \(view.center)")
    for child in view.subviews { check(child, place, &found) }
  }
}
