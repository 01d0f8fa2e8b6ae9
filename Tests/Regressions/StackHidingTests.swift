// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// An arranged view that was hidden in an animation block disappeared immediately, and only its neighbors were
/// animated. On iOS, the view shrinks during the animation and disappears at the end. Its `isHidden` is true from the
/// beginning.
@Suite(.oneApplication) @MainActor struct StackHidingTests {
  private let host: HeadlessHost
  private let finger: TestFinger
  private let stack = UIStackView()
  private let views = (0..<3).map { _ in UIView() }

  init() {
    let (stack, views) = (stack, views)
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
      let controller = UIViewController()
      stack.axis = .vertical
      stack.alignment = .leading
      for view in views {
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let height = view.heightAnchor.constraint(equalToConstant: 100)
        height.priority = .defaultHigh
        height.isActive = true
        stack.addArrangedSubview(view)
      }
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      return controller
    }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func animate(_ duration: TimeInterval = 1, _ change: @escaping () -> Void) {
    host.perform { UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: change) }
  }

  private var shown: CGRect { views[1].layer.presentation()?.frame ?? .zero }

  @Test("A hidden view shrinks visibly and disappears at the end")
  func hiding() {
    defer { host.stop() }
    animate { views[1].isHidden = true }
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    finger.wait(0.5)
    #expect(abs(shown.height - 50) < 3, "\(shown)")
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    #expect(views[1].hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    finger.wait(0.6)
    #expect(views[1].isHidden && views[1].layer.isHidden && views[2].frame.minY == 100)
  }

  @Test("A view that is shown again while being hidden grows from its current size and remains visible")
  func hidingAndShowing() {
    defer { host.stop() }
    animate { views[1].isHidden = true }
    finger.wait(0.5)
    animate { views[1].isHidden = false }
    #expect(!views[1].isHidden && !views[1].layer.isHidden)
    #expect(abs(shown.height - 50) < 5, "\(shown)")
    finger.wait(1.2)
    #expect(!views[1].isHidden && !views[1].layer.isHidden && shown.height == 100 && views[2].frame.minY == 200)
  }

  @Test("A view that is hidden, shown and hidden again disappears with the last animation")
  func hidingTwice() {
    defer { host.stop() }
    animate { views[1].isHidden = true }
    finger.wait(0.4)
    animate { views[1].isHidden = false }
    finger.wait(0.2)
    animate { views[1].isHidden = true }
    // The first animation has now ended.
    finger.wait(0.5)
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    finger.wait(0.7)
    #expect(views[1].isHidden && views[1].layer.isHidden)
  }

  @Test("Without animation, or in a view other than a stack, a hidden view disappears immediately")
  func atOnce() {
    defer { host.stop() }
    views[1].isHidden = true
    #expect(views[1].layer.isHidden)
    finger.wait(0.1)
    views[1].isHidden = false
    UIView.performWithoutAnimation { views[1].isHidden = true }
    #expect(views[1].layer.isHidden)
    animate { stack.isHidden = true }
    #expect(stack.layer.isHidden)
  }

  @Test("Releasing a view or stack during the animation leaves nothing behind")
  func leaving() {
    defer { host.stop() }
    weak var view: UIView?
    do {
      let added = UIView()
      stack.addArrangedSubview(added)
      view = added
    }
    finger.wait(0.1)
    animate { view?.isHidden = true }
    finger.wait(0.3)
    view?.removeFromSuperview()
    finger.wait(1)
    #expect(view == nil)
    animate { views[0].isHidden = true }
    stack.removeFromSuperview()
    finger.wait(1.2)
    #expect(views[0].isHidden)
    views[0].isHidden = false
    #expect(!views[0].isHidden && !views[0].layer.isHidden)
  }
}
