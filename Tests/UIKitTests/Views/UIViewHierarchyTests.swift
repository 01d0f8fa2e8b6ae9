// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("View hierarchy", .oneApplication)
struct UIViewHierarchyTests {
  @Test("Subviews and sublayers have the same order after every kind of insertion")
  func order() {
    let parent = UIView()
    let views = (0..<5).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    for view in views[0..<3] { parent.addSubview(view) }
    parent.insertSubview(views[3], at: 0)
    parent.insertSubview(views[4], aboveSubview: views[3])
    #expect(parent.subviews.map { $0.tag } == [3, 4, 0, 1, 2])
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[2])
    #expect(parent.subviews.map { $0.tag } == [2, 4, 0, 1, 3])
    parent.exchangeSubview(at: 1, withSubviewAt: 4)
    #expect(parent.subviews.map { $0.tag } == [2, 3, 0, 1, 4])
    parent.insertSubview(views[4], belowSubview: views[0])
    #expect(parent.subviews.map { $0.tag } == [2, 3, 4, 0, 1])
    #expect(parent.layer.sublayers == parent.subviews.map { $0.layer })
    views[3].removeFromSuperview()
    #expect(parent.layer.sublayers?.count == 4)
    #expect(views[3].superview == nil)
  }

  @Test("A view cannot be added to itself or a descendant")
  func cycle() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let faults = Diagnostics.recording {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(faults.count == 2)
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  @Test("If two windows contain a view, the nearest one is its window")
  func nearestWindow() {
    let outer = UIWindow(frame: .zero)
    let inner = UIWindow(frame: .zero)
    let middle = UIView()
    let view = UIView()
    middle.addSubview(view)
    #expect(view.window == nil)
    outer.addSubview(middle)
    #expect(view.window === outer && middle.window === outer && outer.window === outer)
    outer.addSubview(inner)
    inner.addSubview(view)
    #expect(view.window === inner && inner.window === inner)
    #expect(view.isDescendant(of: outer) && view.isDescendant(of: view) && !view.isDescendant(of: middle))
    inner.removeFromSuperview()
    #expect(view.window === inner && !view.isDescendant(of: outer))
  }

  @Test("A view outlives its superview, and then has none")
  func releasedSuperview() {
    let view = UIView()
    do {
      let parent = UIView()
      parent.addSubview(view)
      #expect(view.superview === parent)
    }
    #expect(view.superview == nil && view.window == nil && !view.isDescendant(of: UIView()))
  }

  @Test("Adding and removing notifies the view and its subviews in order")
  func callbacks() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Witness()
    window.addSubview(view)
    #expect(view.heard == ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"])
    view.heard = []
    view.removeFromSuperview()
    #expect(view.heard == ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"])
    #expect(view.window == nil)
  }

  private final class Witness: UIView {
    var heard: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { heard.append("willMoveToSuperview") }
    override func didMoveToSuperview() { heard.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { heard.append("willMoveToWindow") }
    override func didMoveToWindow() { heard.append("didMoveToWindow") }
  }

  @Test("Layout runs once per marked view, from the top down")
  func layout() {
    var log: [Int] = []
    let top = Counting { log.append(0) }
    let middle = Counting { log.append(1) }
    let leaf = Counting { log.append(2) }
    top.addSubview(middle)
    middle.addSubview(leaf)
    top.layoutIfNeeded()
    #expect(log == [0, 1, 2])
    log = []
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(log == [2])
    log = []
    top.layoutIfNeeded()
    #expect(log.isEmpty)
    middle.bounds.size.width = 10
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log == [1, 2])
  }

  private final class Counting: UIView {
    let note: () -> Void
    init(note: @escaping () -> Void) {
      self.note = note
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { note() }
  }
}
