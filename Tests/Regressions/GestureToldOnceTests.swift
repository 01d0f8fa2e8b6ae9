// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A pan whose view was removed in `scrollViewWillBeginDragging` reported `cancelled` twice and never `began`. The
/// cancellation occurred while handlers were being called for `began`, and the remaining handlers read the recognizer's
/// current state. A recognizer now reports one state to all handlers before the next one. Also, if a delegate ended a
/// gesture in `gestureRecognizerShouldBegin`, the gesture was still recognized.
@Suite(.oneApplication)
@MainActor
struct GestureToldOnceTests {
  private final class Remover: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    var began: (() -> Void)?
    var asked: (() -> Void)?
    var log: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log.append("will begin")
      began?()
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("ended") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked?()
      return true
    }
  }

  private let fingers = RegressionFingers()
  private let remover = Remover()

  @Test("A scroll view removed as its drag begins reports began and cancelled once each", arguments: 0..<3)
  func leavesInWillBegin(way: Int) {
    let view = UIScrollView(frame: fingers.window.bounds)
    view.contentSize = CGSize(width: 400, height: 4000)
    view.delegate = remover
    fingers.window.addSubview(view)
    var first: [UIGestureRecognizer.State] = []
    var second: [UIGestureRecognizer.State] = []
    view.panGestureRecognizer.addHandler { first.append($0.state) }
    view.panGestureRecognizer.addHandler { second.append($0.state) }
    remover.began = {
      switch way {
      case 0: view.removeFromSuperview()
      case 1: view.isScrollEnabled = false
      default: UIView().addSubview(view)
      }
    }
    fingers.down(200, 600)
    for step in 1...6 { fingers.move(200, 600 - 10 * Double(step), after: 0.008) }
    fingers.up(200, 540)
    #expect(first == [.began, .cancelled] && second == first)
    #expect(remover.log == ["will begin", "ended"])
    #expect(!view.isTracking && !view.isDragging && view.panGestureRecognizer.state == .possible)
  }

  @Test("A handler that removes the view does not suppress the other handlers")
  func firstHandlerRemoves() {
    let view = UIView(frame: fingers.window.bounds)
    fingers.window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var log: [String] = []
    pan.addHandler { pan in
      log.append("first \(pan.state.rawValue)")
      if pan.state == .began { view.removeFromSuperview() }
    }
    pan.addHandler { log.append("second \($0.state.rawValue)") }
    fingers.down(200, 600)
    fingers.move(200, 580)
    fingers.up(200, 580)
    #expect(log == ["first 1", "second 1", "first 4", "second 4"])
  }

  @Test("A handler that was removed by an earlier handler is not called")
  func removedHandler() {
    let tap = UITapGestureRecognizer()
    fingers.window.addGestureRecognizer(tap)
    var log: [String] = []
    var number = 0
    tap.addHandler { tap in
      log.append("first")
      tap.removeHandler(number)
    }
    number = tap.addHandler { _ in log.append("second") }
    fingers.down(200, 600)
    fingers.up(200, 600, after: 0.05)
    #expect(log == ["first"])
  }

  @Test("A recognizer that is disabled in its delegate callback recognizes nothing", arguments: 0..<3)
  func turnedOffWhenAsked(way: Int) {
    let view = UIView(frame: fingers.window.bounds)
    fingers.window.addSubview(view)
    for recognizer in [UIPanGestureRecognizer(), UITapGestureRecognizer()] {
      view.addGestureRecognizer(recognizer)
      var log: [UIGestureRecognizer.State] = []
      recognizer.addHandler { log.append($0.state) }
      recognizer.delegate = remover
      remover.asked = {
        switch way {
        case 0: recognizer.isEnabled = false
        case 1: view.removeGestureRecognizer(recognizer)
        default: view.removeFromSuperview()
        }
      }
      fingers.down(200, 600)
      if recognizer is UIPanGestureRecognizer { fingers.move(200, 560, after: 0.01) }
      fingers.up(200, 560, after: 0.01)
      #expect(log.isEmpty && recognizer.state == .possible)
      fingers.window.addSubview(view)
      view.removeGestureRecognizer(recognizer)
    }
  }
}
