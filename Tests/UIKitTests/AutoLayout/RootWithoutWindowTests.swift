// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A root view that uses Auto Layout without a window keeps its frame, and its guides match it.
@Suite(.uiKit) struct RootWithoutWindowTests {
  @Test(arguments: [false, true]) func frameIsKept(translates: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.translatesAutoresizingMaskIntoConstraints = translates
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view.frame == root.bounds)
    #expect(guide.layoutFrame == root.bounds)
    #expect(root.layoutMarginsGuide.layoutFrame == root.bounds.inset(by: root.layoutMargins))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(guide.layoutFrame == view.frame)
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func sizesAreExact(scale: Double) {
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: CGFloat(scale))
    defer { UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 2) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: controller.view, attribute: .bottom, multiplier: 0.1,
        constant: 0),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.frame.size == CGSize(width: 100, height: 100))
    #expect(abs(view.frame.minY - 84.4) <= 0.5 / scale + 1e-9)
  }

  @Test func keyboardGuideIsNeverNegative() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let frames = [
      CGRect.zero, CGRect(x: 0, y: 0, width: 300, height: 400), CGRect(x: 0, y: 830, width: 390, height: 10),
      CGRect(x: 0, y: -100, width: 390, height: 50), CGRect(x: 0, y: 900, width: 390, height: 50),
    ]
    for frame in frames {
      let view = UIView(frame: frame)
      controller.view.addSubview(view)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
      inner.heightAnchor.constraint(equalTo: view.keyboardLayoutGuide.heightAnchor).isActive = true
      for _ in 0..<2 {
        let guide = view.keyboardLayoutGuide.layoutFrame
        #expect(guide.width == frame.width && guide.height >= 0 && guide.minY >= 0, "\(frame): \(guide)")
        #expect(guide.maxY == frame.height)
        view.layoutIfNeeded()
        #expect(inner.frame.height >= 0)
      }
    }
  }
}
