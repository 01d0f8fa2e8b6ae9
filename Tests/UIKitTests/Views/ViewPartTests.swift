// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests parts of the view state that have their own types: bounding boxes, untransformed frames, masks, safe areas and
/// interactions.
@Suite(.uiKit)
@MainActor
struct ViewPartTests {
  @Test("The bounding box of a rotated rectangle contains its extreme corners")
  func box() {
    let box = BoundingBox(of: CGRect(x: 0, y: 0, width: 4, height: 2)) { CGPoint(x: -$0.y + 1, y: $0.x) }
    #expect(box.rect == CGRect(x: -1, y: 0, width: 2, height: 4))
  }

  @Test("A view keeps its transform when its untransformed frame is set")
  func untransformed() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(UntransformedFrame.of(view) == CGRect(x: 10, y: 20, width: 40, height: 20))
    UntransformedFrame.set(CGRect(x: 0, y: 0, width: 10, height: 30), of: view)
    #expect(view.bounds.size == CGSize(width: 10, height: 30) && view.center == CGPoint(x: 5, y: 15))
    #expect(view.transform.a == 2 && view.frame == CGRect(x: -5, y: -15, width: 20, height: 60))
  }

  @Test("Ancestors are found by identity, starting with the view itself")
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

  @Test("A mark reaches the top once, and a pass removes it")
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

  /// An object that calls a closure when it is deallocated.
  final class Echo {
    nonisolated(unsafe) let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
    deinit { call() }
  }

  @Test("A mask that uses its view in deinit can be replaced")
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

  @Test("A controller's safe area inset covers a part of its view and of views that extend there")
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
