// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// If the previous screen had a long title, the back button covered the title view or truncated the title. iOS shortens
/// the button's title to "Back", and removes it if "Back" does not fit either.
@Suite("Regression: a long back title covers the title view", .oneApplication) @MainActor
struct LongBackTitleTests {
  private struct Bar {
    let navigation: UINavigationController
    let host: HeadlessHost

    var back: UIButton? {
      navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first {
        $0.currentTitle?.hasPrefix("\u{2039}") == true
      }
    }
    var title: UIView? { navigation.topViewController?.navigationItem.titleView }
  }

  private func show(_ name: String, titleWidth: CGFloat?, title: String = "", width: CGFloat = 320) -> Bar {
    let first = UIViewController()
    first.title = name
    let second = UIViewController()
    second.title = title
    if let titleWidth {
      second.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: titleWidth, height: 32))
    }
    let navigation = UINavigationController(rootViewController: first)
    let host = HeadlessHost(size: CGSize(width: width, height: 480), scale: 2) { navigation }
    host.frame(milliseconds: 0)
    navigation.pushViewController(second, animated: false)
    host.frame(milliseconds: 20)
    host.frame(milliseconds: 40)
    return Bar(navigation: navigation, host: host)
  }

  @Test(
    "the back title is shortened, and removed if the bar's own title would not fit",
    arguments: [
      ("Hills", 190.0, "\u{2039} Hills"), ("Summer by the sea", 190, "\u{2039} Back"),
      ("Summer by the sea", 250, "\u{2039}"),
    ])
  func titleView(name: String, width: Double, shown: String) throws {
    let bar = show(name, titleWidth: CGFloat(width))
    let back = try #require(bar.back)
    #expect(back.currentTitle == shown)
    let title = try #require(bar.title)
    #expect(back.frame.maxX <= title.frame.minX + 0.5 && title.frame.maxX <= 320, "\(back.frame) \(title.frame)")
    #expect(back.accessibilityLabel == name, "assistive technology speaks the full title")
  }

  @Test("a text title is not truncated either")
  func words() throws {
    let bar = show("A list of everything", titleWidth: nil, title: "What is in the box")
    #expect(bar.back?.currentTitle == "\u{2039} Back")
    let label = try #require(bar.navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.bounds.width >= label.sizeThatFits(.zero).width - 0.01)
  }

  @Test("with more width, the full back title returns")
  func wider() throws {
    let bar = show("Summer by the sea", titleWidth: 190)
    #expect(bar.back?.currentTitle == "\u{2039} Back")
    bar.host.window.frame.size.width = 700
    bar.navigation.view.frame.size.width = 700
    bar.navigation.view.setNeedsLayout()
    for frame in 3..<6 { bar.host.frame(milliseconds: Double(frame * 20)) }
    #expect(bar.back?.currentTitle == "\u{2039} Summer by the sea")
  }
}
