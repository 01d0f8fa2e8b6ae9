// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Property observation", .oneApplication)
@MainActor
struct KeyValueObservingTests {
  class Carousel: UIScrollView {
    var pages = 3
    override var contentOffset: CGPoint { didSet { pages += 1 } }
  }

  final class LastCarousel: Carousel {
    override var contentOffset: CGPoint { didSet { pages += 1 } }
  }

  let scrollView = Carousel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("Every observable property of a view reports its change with both values, once")
  func everyProperty() {
    var lines: [String] = []
    func watch<Value: Equatable>(
      _ name: String, _ path: KeyPath<Carousel, Value>, _ old: Value, _ new: Value, _ change: () -> Void
    ) {
      let token = scrollView.observe(path, options: [.old, .new]) { object, change in
        #expect(object === scrollView)
        if change.oldValue == old, change.newValue == new, !change.isPrior {
          lines.append(name)
        } else {
          lines.append("?")
        }
      }
      change()
      token.invalidate()
      change()
    }
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let wide = CGRect(x: 10, y: 20, width: 80, height: 60)
    watch("frame", \.frame, box, wide) { scrollView.frame = wide }
    watch("bounds", \.bounds, CGRect(x: 0, y: 0, width: 80, height: 60), box) { scrollView.bounds = box }
    watch("center", \.center, CGPoint(x: 50, y: 50), .zero) { scrollView.center = .zero }
    watch("alpha", \.alpha, 1, 0.5) { scrollView.alpha = 0.5 }
    watch("isHidden", \.isHidden, false, true) { scrollView.isHidden = true }
    watch("size", \.contentSize, .zero, CGSize(width: 900, height: 100)) {
      scrollView.contentSize = CGSize(width: 900, height: 100)
    }
    watch("offset", \.contentOffset, .zero, CGPoint(x: 7, y: 0)) { scrollView.contentOffset.x = 7 }
    watch("inset", \.contentInset, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) {
      scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let double = CGAffineTransform(scaleX: 2, y: 2)
    watch("transform", \.transform, .identity, double) { scrollView.transform = double }
    #expect(lines == ["frame", "bounds", "center", "alpha", "isHidden", "size", "offset", "inset", "transform"])
  }

  @Test("Frame is reported for changes of center, size and transform, once per change")
  func frames() {
    var frames: [CGRect] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let token = view.observe(\.frame, options: .new) { view, change in frames.append(change.newValue ?? .null) }
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.center = CGPoint(x: 30, y: 30)
    view.bounds.size = CGSize(width: 40, height: 40)
    view.bounds.origin.y = 3
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = view.frame
    #expect(
      frames == [
        CGRect(x: 5, y: 5, width: 20, height: 20), CGRect(x: 20, y: 20, width: 20, height: 20),
        CGRect(x: 10, y: 10, width: 40, height: 40), CGRect(x: 20, y: 20, width: 20, height: 20),
      ])
    token.invalidate()
  }

  @Test("Only the requested options are reported, such as initial and prior values")
  func options() {
    var lines: [String] = []
    let handler = { (view: Carousel, change: NSKeyValueObservedChange<CGPoint>) in
      lines.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(change.isPrior) \(view.contentOffset.y)")
    }
    let all = scrollView.observe(\.contentOffset, options: [.initial, .prior, .old, .new], changeHandler: handler)
    scrollView.contentOffset.y = 4
    all.invalidate()
    let none = scrollView.observe(\.contentOffset, changeHandler: handler)
    scrollView.contentOffset.y = 5
    none.invalidate()
    #expect(
      lines == ["-1.0 0.0 false 0.0", "0.0 -1.0 true 0.0", "0.0 4.0 false 4.0", "-1.0 -1.0 false 5.0"])
  }

  @Test("Observation ends with its token, and can be ended in the handler and repeatedly")
  func ending() {
    var count = 0
    var token: NSKeyValueObservation? = scrollView.observe(\.contentOffset) { _, _ in count += 1 }
    scrollView.contentOffset.y = 1
    token = nil
    scrollView.contentOffset.y = 2
    #expect(count == 1 && token == nil)
    var second: NSKeyValueObservation?
    let first = scrollView.observe(\.contentOffset) { _, _ in
      count += 10
      second?.invalidate()
      second?.invalidate()
    }
    second = scrollView.observe(\.contentOffset) { _, _ in count += 100 }
    scrollView.contentOffset.y = 3
    scrollView.contentOffset.y = 4
    #expect(count == 21)
    first.invalidate()
  }

  @Test("A handler can change the observed property")
  func changingWithin() {
    var seen: [CGFloat] = []
    let token = scrollView.observe(\.contentOffset, options: .new) { scrollView, _ in
      seen.append(scrollView.contentOffset.y)
      if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
    }
    scrollView.contentOffset.y = -20
    #expect(seen == [-20, 0] && scrollView.contentOffset.y == 0)
    token.invalidate()
  }

  @Test("An observer added during a change is notified of the next one")
  func comingInTheMiddle() {
    final class Late: UIView {
      var token: NSKeyValueObservation?
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        if token == nil { token = observe(\.bounds) { view, _ in view.count += 1 } }
      }
    }
    let view = Late(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 0.1) {
      view.bounds.size.width = 20
      view.layoutIfNeeded()
    }
    view.bounds.size.width = 30
    view.bounds.size.width = 40
    #expect(view.count == 2)
    view.token = nil
  }

  @Test("The token can outlive the object")
  func outliving() {
    var view: UIView? = UIView()
    weak let gone = view
    let token = view?.observe(\.center) { _, _ in }
    view = nil
    #expect(gone == nil)
    token?.invalidate()
  }

  @Test("Layers, controls and recognizers can be observed")
  func others() {
    var lines: [String] = []
    let layer = CALayer()
    let button = UIButton()
    let tap = UITapGestureRecognizer()
    let tokens = [
      layer.observe(\.position, options: .new) { _, change in lines.append("position \(change.newValue?.x ?? 0)") },
      layer.observe(\.frame, options: .new) { _, change in lines.append("frame \(change.newValue?.width ?? 0)") },
      layer.observe(\.opacity) { layer, _ in lines.append("opacity \(layer.opacity)") },
      button.observe(\.isHighlighted, options: [.old, .new]) { _, change in
        lines.append("highlighted \(change.oldValue == false) \(change.newValue == true)")
      },
      button.observe(\.isSelected) { _, _ in lines.append("selected") },
      tap.observe(\.state) { tap, _ in lines.append("state \(tap.state.rawValue)") },
    ]
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.opacity = 0.5
    button.isHighlighted = true
    button.isHighlighted = true
    button.isSelected = true
    tap.state = .failed
    #expect(
      lines == ["position 4.0", "frame 8.0", "opacity 0.5", "highlighted true true", "selected", "state 5"])
    for token in tokens { token.invalidate() }
  }

  @Test("The key path names also compile for the browser, with the same meaning")
  func keys() {
    var count = 0
    let tokens = [
      scrollView.observe(.contentOffset, options: [.old, .new]) { view, change in
        count += view.pages > 0 && change.newValue == CGPoint(x: 0, y: 9) && change.oldValue == .zero ? 1 : 100
      },
      scrollView.observe(.bounds) { _, _ in count += 1 },
      scrollView.layer.observe(.bounds) { _, _ in count += 1 },
    ]
    scrollView.contentOffset.y = 9
    #expect(count == 3)
    for token in tokens { token.invalidate() }
  }

  @Test("A key path without notifications is reported and observes nothing")
  func unknown() {
    let faults = Diagnostics.recording {
      let token = scrollView.observe(\.pages) { _, _ in Issue.record("told") }
      scrollView.pages = 9
      token.invalidate()
    }
    #expect(faults.map { $0.kind } == ["notObservable"])
    #expect(
      faults.first?.message.hasPrefix("The Int at this key path of Carousel cannot be observed. Observable") == true)
  }

  @Test("A final class that overrides the property is observed like its superclass")
  func overriddenInAFinalClass() {
    let last = LastCarousel()
    var count = 0
    let faults = Diagnostics.recording { _ = last.observe(\.contentOffset) { _, _ in count += 100 } }
    #expect(faults.map { $0.kind } == ["notObservable"])
    let tokens = [
      (last as Carousel).observe(\.contentOffset) { _, _ in count += 1 },
      last.observe(\.contentSize) { _, _ in count += 1 },
    ]
    last.contentSize.width = 3
    last.contentOffset.y = 3
    #expect(count == 2)
    for token in tokens { token.invalidate() }
  }
}
