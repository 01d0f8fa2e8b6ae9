// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A delegate that zooms the first subview.
@MainActor final class LifetimeScrollDelegate: NSObject, UIScrollViewDelegate {
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage) {
    self.stage = stage
    super.init()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { stage?.callback() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { stage?.callback() }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    stage?.callback()
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { stage?.callback() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stage?.callback() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stage?.callback() }
}

extension LifetimeStage {
  /// Creates a scroll view with zoomable content.
  func makeScrollView() -> UIScrollView {
    let view = UIScrollView(frame: rootView.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1500))
    view.addSubview(content)
    view.contentSize = content.frame.size
    view.maximumZoomScale = 3
    view.minimumZoomScale = 0.5
    view.isPagingEnabled = oneIn(3)
    let delegate = LifetimeScrollDelegate(self)
    help(delegate)
    view.delegate = delegate
    track(content, "the content")
    show(view, "the scroll view")
    if oneIn(4) {
      keep(view.panGestureRecognizer) {
        $0.isEnabled.toggle()
        _ = $0.velocity(in: nil)
      }
    }
    if oneIn(4) { keep(view.pinchGestureRecognizer) { $0.isEnabled.toggle() } }
    if oneIn(4) {
      keep(view.contentLayoutGuide) { _ = ($0.layoutFrame, $0.owningView) }
      keep(view.frameLayoutGuide) { _ = ($0.layoutFrame, $0.owningView) }
    }
    return view
  }
}

extension LifetimeScene {
  static let scrolling: [LifetimeScene] = [
    LifetimeScene("scroll view fling") { stage in
      let view = stage.makeScrollView()
      stage.finger(at: CGPoint(x: 160, y: 400), to: stage.point(), moving: stage.int(3..<20))
      if stage.oneIn(3) { view.contentInset.top = 40 }
      if stage.oneIn(3) { stage.finger(2, at: stage.point(), to: stage.point(), after: 8) }
    },
    LifetimeScene("scroll view animated offset") { stage in
      let view = stage.makeScrollView()
      view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
      stage.later(10) { [weak view] in view?.flashScrollIndicators() }
      stage.later(20) { [weak view] in
        view?.scrollRectToVisible(CGRect(x: 500, y: 10, width: 20, height: 20), animated: true)
      }
    },
    LifetimeScene("scroll view pinch") { stage in
      _ = stage.makeScrollView()
      stage.finger(1, at: CGPoint(x: 150, y: 240), to: CGPoint(x: 20, y: 240), moving: 25)
      stage.finger(2, at: CGPoint(x: 170, y: 240), to: CGPoint(x: 300, y: 240), moving: 25)
    },
    LifetimeScene("scroll view animated zoom") { stage in
      let view = stage.makeScrollView()
      view.setZoomScale(2.5, animated: true)
      stage.later(14) { [weak view] in view?.zoom(to: CGRect(x: 0, y: 0, width: 600, height: 600), animated: true) }
    },
    LifetimeScene("scroll view refresh") { stage in
      let view = stage.makeScrollView()
      let control = UIRefreshControl()
      view.refreshControl = control
      stage.track(control, "the refresh control")
      control.addAction(UIAction { [weak stage] _ in stage?.callback() }, for: .valueChanged)
      if stage.oneIn(2) { control.beginRefreshing() }
      stage.finger(at: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 460), moving: 12)
      stage.later(24) { [weak control] in control?.endRefreshing() }
    },
    LifetimeScene("nested scroll views") { stage in
      let view = stage.makeScrollView()
      let inner = UIScrollView(frame: CGRect(x: 20, y: 40, width: 240, height: 300))
      inner.contentSize = CGSize(width: 900, height: 900)
      view.addSubview(inner)
      stage.track(inner, "the inner scroll view")
      stage.finger(at: CGPoint(x: 120, y: 250), to: stage.point(), moving: 8)
      if stage.oneIn(2) { stage.later(stage.int(1..<20)) { [weak inner] in inner?.removeFromSuperview() } }
    },
    LifetimeScene("keyboard and interactive dismissal") { stage in
      let view = stage.makeScrollView()
      view.keyboardDismissMode = .interactive
      let field = UITextField(frame: CGRect(x: 20, y: 30, width: 200, height: 40))
      view.addSubview(field)
      stage.track(field, "the text field")
      _ = field.becomeFirstResponder()
      stage.send(.keyboard, 0, CGPoint(x: 0, y: 200))
      stage.finger(at: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 470), moving: 20)
    },
  ]
}
