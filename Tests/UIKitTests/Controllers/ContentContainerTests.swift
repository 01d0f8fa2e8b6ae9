// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct ContentContainerTests {
  final class Content: UIViewController {
    var calls: [String] = []
    var style = UIStatusBarStyle.default
    var hidesStatusBar = false

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("\(Int(size.width)) x \(Int(size.height))")
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits")
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      calls.append("child \(Int(container.preferredContentSize.width))")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = Content()
  private let child = Content()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 2)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
  }

  @Test func sizesOfChildren() {
    let coordinator = NoTransition()
    root.viewWillTransition(to: CGSize(width: 844, height: 390), with: coordinator)
    #expect(child.calls == ["422 x 390"])
    #expect(root.calls == ["844 x 390"])
  }

  @Test func traitsReachChildrenAndPresentations() {
    let presented = Content()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    UIApplication.shared.tick(timestamp: 1)
    root.willTransition(to: UITraitCollection(userInterfaceStyle: .dark), with: NoTransition())
    #expect(child.calls == ["traits"] && presented.calls == ["traits"] && root.calls == ["traits"])
    root.viewWillTransition(to: CGSize(width: 844, height: 390), with: NoTransition())
    #expect(presented.calls == ["traits", "844 x 390"])
  }

  @Test func preferredSizeIsReported() {
    child.preferredContentSize = CGSize(width: 120, height: 40)
    child.preferredContentSize = CGSize(width: 120, height: 40)
    #expect(root.calls == ["child 120"])
  }

  @Test func statusBarIsControlledByFullScreenContent() {
    let manager = UIStatusBarManager()
    #expect(manager.statusBarStyle == .default)
    let sheet = Content()
    sheet.style = .lightContent
    root.present(sheet, animated: false)
    UIApplication.shared.tick(timestamp: 1)
    #expect(manager.statusBarStyle == .default)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(manager.statusBarStyle == .lightContent)
    root.dismiss(animated: false)
    UIApplication.shared.tick(timestamp: 2)
    let cover = Content()
    cover.style = .lightContent
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    UIApplication.shared.tick(timestamp: 3)
    #expect(manager.statusBarStyle == .lightContent)
  }
}
