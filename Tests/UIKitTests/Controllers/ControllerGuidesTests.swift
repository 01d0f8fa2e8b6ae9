// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests how controllers report the areas that bars cover: the old layout guides, the safe area, the margins, and the
/// callbacks for changes.
@Suite("Controller guides", .oneApplication) @MainActor struct ControllerGuidesTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))

  private final class Content: UIViewController {
    var calls: [String] = []
    let top = UIView()
    let bottom = UIView()

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      calls.append("safe \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.bottom))")
    }

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      calls.append("margins \(Int(view.layoutMargins.left))")
    }
  }

  /// Pins a 10-point view to each layout guide, as code for iOS 7 to 10 does.
  private func addMarkers(to content: Content) {
    for marker in [content.top, content.bottom] {
      marker.translatesAutoresizingMaskIntoConstraints = false
      content.view.addSubview(marker)
      marker.heightAnchor.constraint(equalToConstant: 10).isActive = true
      marker.widthAnchor.constraint(equalTo: content.view.widthAnchor).isActive = true
      marker.leadingAnchor.constraint(equalTo: content.view.leadingAnchor).isActive = true
    }
    content.top.topAnchor.constraint(equalTo: topGuide(content).bottomAnchor).isActive = true
    content.bottom.bottomAnchor.constraint(equalTo: bottomGuide(content).topAnchor).isActive = true
  }

  private func topGuide(_ controller: UIViewController) -> any UILayoutSupport { (controller as any Guided).upper }
  private func bottomGuide(_ controller: UIViewController) -> any UILayoutSupport { (controller as any Guided).lower }

  @Test("Guides follow the navigation bar, the tab bar and the size")
  func follow() {
    let content = Content()
    addMarkers(to: content)
    #expect(topGuide(content) === topGuide(content) && topGuide(content) !== bottomGuide(content))
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.tick()
    #expect(topGuide(content).length == 64 && bottomGuide(content).length == 49)
    #expect(content.top.frame == CGRect(x: 0, y: 64, width: 320, height: 10))
    #expect(content.bottom.frame == CGRect(x: 0, y: 509, width: 320, height: 10))
    navigation.setNavigationBarHidden(true, animated: false)
    stage.tick()
    #expect(topGuide(content).length == 20 && content.top.frame.minY == 20)
    stage.resize(480, 320)
    #expect(content.bottom.frame == CGRect(x: 0, y: 261, width: 480, height: 10))
    navigation.setNavigationBarHidden(false, animated: false)
    content.additionalSafeAreaInsets.bottom = 11
    stage.tick()
    #expect(content.bottom.frame.maxY == 260 && content.top.frame.minY == 64)
  }

  @Test("A controller is notified once per change of its safe area and margins")
  func calls() {
    let content = Content()
    stage.window.rootViewController = UINavigationController(rootViewController: content)
    stage.tick()
    content.calls = []
    content.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 7, right: 0)
    stage.tick()
    #expect(content.calls.filter { $0.hasPrefix("safe") } == ["safe 70 7"])
    content.calls = []
    content.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 7, right: 0)
    stage.tick()
    #expect(content.calls == [])
    content.view.layoutMargins.left = 33
    stage.tick()
    #expect(content.calls == ["margins 33"])
  }

  @Test("Non-finite insets are rejected without any change")
  func refused() {
    let content = Content()
    content.additionalSafeAreaInsets.top = 5
    let faults = Diagnostics.recording { content.additionalSafeAreaInsets.top = .nan }
    #expect(faults.map(\.kind) == ["nonFiniteGeometry"] && content.additionalSafeAreaInsets.top == 5)
  }

  @Test(
    "Minimum margins are 16 points, and 20 in views with a width of at least 414 points",
    arguments: [(320.0, 16.0), (413, 16), (414, 20)])
  func margins(width: CGFloat, margin: CGFloat) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
    let least = controller.systemMinimumLayoutMargins
    #expect(least == NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
    stage.window.rootViewController = controller
    controller.view.frame.size.width = width
    #expect(controller.view.layoutMargins.left == margin && controller.view.layoutMargins.right == margin)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(controller.view.layoutMargins.left == 2 && controller.view.layoutMargins.right == 4)
  }
}

/// Provides access to the old guides without deprecation warnings.
private protocol Guided {
  var upper: any UILayoutSupport { get }
  var lower: any UILayoutSupport { get }
}

extension UIViewController: Guided {
  @available(*, deprecated) fileprivate var upper: any UILayoutSupport { topLayoutGuide }
  @available(*, deprecated) fileprivate var lower: any UILayoutSupport { bottomLayoutGuide }
}
