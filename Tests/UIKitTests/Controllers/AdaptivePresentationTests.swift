// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
  var log: [String] = []
  var wraps = false
  var style = UIModalPresentationStyle.automatic

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { log.append("prepare \(adaptivePresentationController is UISheetPresentationController)") }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.append("will \(style.rawValue) \(transitionCoordinator != nil)") }
}

@Suite(.oneApplication) @MainActor struct AdaptivePresentationTests {
  private func present(_ adapter: Adapter, width: CGFloat = 320) -> UIViewController? {
    let stage = FingerStage(size: CGSize(width: width, height: 800))
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.tick()
    let content = UIViewController()
    content.title = "Content"
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.delegate = adapter
    root.present(content, animated: true)
    stage.wait(1)
    return root.presentedViewController
  }

  @Test func popoverAdaptsInNarrowWindow() {
    let adapter = Adapter()
    #expect(present(adapter)?.title == "Content")
    #expect(adapter.log == ["prepare true", "will \(UIModalPresentationStyle.automatic.rawValue) true"])
  }

  @Test func delegateWrapsController() {
    let adapter = Adapter()
    adapter.wraps = true
    adapter.style = .fullScreen
    let shown = present(adapter) as? UINavigationController
    #expect(shown?.topViewController?.title == "Content" && shown?.modalPresentationStyle == .fullScreen)
    #expect(shown?.view.bounds.size == CGSize(width: 320, height: 800))
  }

  @Test func popoverWithoutAdaptationHasNoAdaptiveStyle() {
    let adapter = Adapter()
    adapter.wraps = true
    #expect(present(adapter, width: 1000)?.title == "Content")
    #expect(adapter.log == ["will \(UIModalPresentationStyle.none.rawValue) true"])
  }
}
