// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// The parts of views that own their state: boxes, untransformed frames, masks, safe areas, interactions.
@Suite(.uiKit)
@MainActor
struct ViewPartTests {
  @Test("the box around a rotated rectangle has its extreme corners")
  func box() {
    let box = BoundingBox(of: CGRect(x: 0, y: 0, width: 4, height: 2)) { CGPoint(x: -$0.y + 1, y: $0.x) }
    #expect(box.rect == CGRect(x: -1, y: 0, width: 2, height: 4))
  }

  @Test("a view with a transform keeps it when its untransformed frame is set")
  func untransformed() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(UntransformedFrame.of(view) == CGRect(x: 10, y: 20, width: 40, height: 20))
    UntransformedFrame.set(CGRect(x: 0, y: 0, width: 10, height: 30), of: view)
    #expect(view.bounds.size == CGSize(width: 10, height: 30) && view.center == CGPoint(x: 5, y: 15))
    #expect(view.transform.a == 2 && view.frame == CGRect(x: -5, y: -15, width: 20, height: 60))
  }

  @Test("ancestors are found by identity, the view itself first")
  func ancestry() {
    let (top, middle, bottom) = (UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(
      ViewAncestry.isInside(bottom, top) && ViewAncestry.isInside(top, top) && !ViewAncestry.isInside(top, bottom))
    #expect(ViewAncestry.top(of: bottom) === top && ViewAncestry.window(of: bottom) == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(top)
    #expect(ViewAncestry.window(of: bottom) === window && ViewAncestry.window(of: window) === window)
  }

  @Test("a mark reaches the top once and a pass removes it")
  func marks() {
    let (top, bottom) = (UIView(), UIView())
    top.addSubview(bottom)
    LayoutPass.run(top)
    #expect(!top.isLayoutPending && !bottom.isLayoutPending)
    LayoutPass.mark(bottom)
    #expect(top.layoutMarks.isMarkedBelow && !top.layoutMarks.isMarked && bottom.layoutMarks.isMarked)
    LayoutPass.run(top)
    #expect(!top.isLayoutPending && !bottom.isLayoutPending)
  }

  /// Calls something when it is released.
  final class Echo {
    nonisolated(unsafe) let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
    deinit { call() }
  }

  @Test("a mask that uses its view in deinit may be replaced")
  func maskThatTalksBack() {
    final class Mask: UIView { var echo: Echo? }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var mask: Mask? = Mask()
    mask?.echo = Echo { [weak view] in view?.setNeedsDisplay() }
    view.mask = mask
    view.drawnContent.isStale = false
    weak let reference = mask
    mask = nil
    #expect(reference != nil)
    view.mask = nil
    #expect(reference == nil && view.drawnContent.isStale && view.mask == nil)
  }

  @Test("an inset of a controller covers the part of its view and of what reaches there")
  func safeArea() {
    let controller = UIViewController()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view = root
    let inner = UIView(frame: CGRect(x: 0, y: 15, width: 50, height: 50))
    root.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(root.safeAreaInsets.top == 20 && inner.safeAreaInsets.top == 5)
    #expect(ViewMargins.effective(of: inner).top == 13)
  }
}
