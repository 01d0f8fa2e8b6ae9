// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Property observation by name", .oneApplication)
@MainActor
struct ObservingByNameTests {
  final class Controller: UIViewController {
    var lines: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath != "alpha" else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      let point =
        change?[.newKey] as? CGPoint ?? (change?[.newKey] as? CGSize).map { CGPoint(x: $0.width, y: $0.height) }
      lines.append("\(keyPath ?? "nil") \(point?.x ?? -1) \(object is UIScrollView) \(context != nil)")
    }
  }

  final class Watcher: NSObject, NSKeyValueObserving {
    var count = 0
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      count += 1
    }
  }

  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let controller = Controller()

  @Test("The overridden method of a controller is called until the observer is removed")
  func controllers() {
    var mark = 0
    withUnsafeMutablePointer(to: &mark) { mark in
      scrollView.addObserver(controller, forKeyPath: "contentSize", options: .new, context: nil)
      scrollView.addObserver(controller, forKeyPath: #"contentOffset"#, options: [.new, .old], context: mark)
      scrollView.contentSize = CGSize(width: 300, height: 10)
      scrollView.contentOffset.x = 8
      scrollView.removeObserver(controller, forKeyPath: "contentOffset", context: mark)
      scrollView.contentOffset.x = 9
    }
    scrollView.removeObserver(controller, forKeyPath: "contentSize")
    scrollView.contentSize = .zero
    #expect(controller.lines == ["contentSize 300.0 true false", "contentOffset 8.0 true true"])
  }

  @Test("An object of any class can adopt the protocol, and can be released without removal")
  func plainObjects() {
    var watcher: Watcher? = Watcher()
    let layer = CALayer()
    layer.addObserver(watcher!, forKeyPath: "hidden", options: [.initial])
    layer.isHidden = true
    #expect(watcher?.count == 2)
    watcher = nil
    layer.isHidden = false
  }

  @Test("Removing an observer twice, never added, or for another context is reported once, and others remain")
  func badRemovals() {
    var mark = 0
    scrollView.addObserver(controller, forKeyPath: "bounds", context: nil)
    scrollView.addObserver(controller, forKeyPath: "center", context: nil)
    let faults = Diagnostics.recording {
      scrollView.removeObserver(controller, forKeyPath: "bounds")
      scrollView.removeObserver(controller, forKeyPath: "bounds")
      scrollView.removeObserver(controller, forKeyPath: "alpha")
      withUnsafeMutablePointer(to: &mark) { scrollView.removeObserver(controller, forKeyPath: "center", context: $0) }
    }
    #expect(faults.map { $0.kind } == Array(repeating: "observerNotRegistered", count: 3))
    #expect(
      faults.first?.message
        == "Controller cannot be removed as an observer of \"bounds\" of UIScrollView: it is not an observer, "
        + "or was already removed.")
    scrollView.center = .zero
    #expect(controller.lines == ["center -1.0 true false"])
    scrollView.removeObserver(controller, forKeyPath: "center")
  }

  @Test("A name without notifications, and an unhandled change, are reported")
  func unknown() {
    let faults = Diagnostics.recording {
      scrollView.addObserver(controller, forKeyPath: "tag", context: nil)
      scrollView.addObserver(controller, forKeyPath: "alpha", context: nil)
      scrollView.alpha = 0.5
    }
    #expect(faults.map { $0.kind } == ["notObservable", "unhandledChange"])
    scrollView.removeObserver(controller, forKeyPath: "alpha")
  }
}
