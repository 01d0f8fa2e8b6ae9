// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A pan with more touches than `maximumNumberOfTouches` ignored the additional touches and began. UIKit does not
/// recognize such a pan.
@Suite(.oneApplication) @MainActor struct TooManyTouchesTests {
  nonisolated enum Kind: CaseIterable { case view, scrollView, collectionView }

  @Test("A pan is not recognized with more than its maximum number of touches", arguments: Kind.allCases, [1, 2, 3])
  func pans(kind: Kind, most: Int) {
    for count in 1...4 {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let view: UIView
      let pan: UIPanGestureRecognizer
      switch kind {
      case .view:
        view = UIView(frame: frame)
        pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
      case .scrollView, .collectionView:
        let scrollView =
          kind == .scrollView
          ? UIScrollView(frame: frame)
          : UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        scrollView.alwaysBounceVertical = true
        view = scrollView
        pan = scrollView.panGestureRecognizer
      }
      pan.maximumNumberOfTouches = most
      let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
      let finger = TestFinger(on: host)
      finger.wait(0.1)
      for identifier in 1...count {
        finger.down(CGPoint(x: 60 * CGFloat(identifier), y: 300), identifier: Int32(identifier))
      }
      for step in 1...8 {
        for identifier in 1...count {
          let place = CGPoint(x: 60 * CGFloat(identifier), y: 300 - 10 * CGFloat(step))
          finger.move(to: place, over: 1.0 / 60, identifier: Int32(identifier))
        }
      }
      let scrolled = (view as? UIScrollView)?.contentOffset.y ?? 0
      if count <= most {
        #expect(pan.state == .changed && pan.numberOfTouches == count)
        #expect(kind == .view || scrolled > 20)
      } else {
        #expect(pan.state == .failed || pan.state == .possible)
        #expect(scrolled == 0)
        #expect((view as? UIScrollView)?.isTracking != true)
      }
      for identifier in 1...count { finger.up(identifier: Int32(identifier)) }
      // The next gesture starts without any state from this one.
      finger.down(CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 100, y: 250), over: 0.2)
      #expect(pan.state == .changed)
      finger.up()
      host.stop()
    }
  }

  @Test("A touch that begins after the pan is ignored")
  func later() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.down(CGPoint(x: 100, y: 300), identifier: 1)
    finger.move(to: CGPoint(x: 100, y: 250), over: 0.2, identifier: 1)
    finger.down(CGPoint(x: 200, y: 300), identifier: 2)
    finger.move(to: CGPoint(x: 100, y: 240), over: 0.2, identifier: 1)
    #expect(pan.state == .changed && pan.numberOfTouches == 1 && abs(pan.translation(in: view).y + 50) < 0.01)
    finger.up(identifier: 1)
    finger.up(identifier: 2)
  }
}
