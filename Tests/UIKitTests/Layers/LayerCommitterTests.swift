// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Commits of changed layers", .oneApplication)
struct LayerCommitterTests {
  let window: UIWindow
  let encoder = FrameEncoder()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  private func frame(at time: Double) -> [String] {
    UIApplication.shared.tick(timestamp: time, into: encoder)
    return (try? Frame.decode(at: encoder.address))?.records.map { record in
      switch record {
      case .create(let id, let parent, _, let index): "create \(id) in \(parent) at \(index)"
      case .remove(let id): "remove \(id)"
      case .move(let id, let parent, let index): "move \(id) in \(parent) at \(index)"
      case .matrix2D(let id, let m): "matrix \(id) \(m[0]) \(m[1]) \(m[2]) \(m[3]) \(m[4]) \(m[5])"
      case .motion(let id, let isMoving): "motion \(id) \(isMoving ? 1 : 0)"
      case .accessibility(let id, _, let label, _, _, _): "accessibility \(id) \(label)"
      default: "other"
      }
    } ?? ["not decodable"]
  }

  @Test("The first frame sends everything, the second nothing")
  func onlyChanges() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    window.addSubview(view)
    let first = frame(at: 0)
    #expect(first.filter { $0.hasPrefix("create") }.count == 2)
    #expect(first.contains("matrix 2 1.0 0.0 0.0 1.0 10.0 20.0"))
    #expect(frame(at: 0.1).isEmpty)
    view.center.x += 5
    #expect(frame(at: 0.2) == ["matrix 2 1.0 0.0 0.0 1.0 15.0 20.0"])
  }

  @Test("Outside scroll views, the bounds origin of a layer is folded into the children's matrices")
  func scrolling() {
    let scroller = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.bounds.origin.y = 10_000_000
    let row = UIView(frame: CGRect(x: 0, y: 10_000_010.5, width: 10, height: 10))
    scroller.addSubview(row)
    window.addSubview(scroller)
    #expect(frame(at: 0).contains("matrix 3 1.0 0.0 0.0 1.0 0.0 10.5"))
    scroller.bounds.origin.y += 4
    #expect(frame(at: 0.1).contains("matrix 3 1.0 0.0 0.0 1.0 0.0 6.5"))
  }

  @Test("A removal is sent once for the whole subtree, and identifiers are not reused")
  func removal() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window.addSubview(outer)
    _ = frame(at: 0)
    outer.removeFromSuperview()
    #expect(frame(at: 0.1) == ["remove 2"])
    window.addSubview(outer)
    let again = frame(at: 0.2)
    #expect(again.contains { $0.hasPrefix("create 4 ") } && again.contains { $0.hasPrefix("create 5 ") })
  }

  @Test("A view that is removed and added again sends its role and label again, and nothing if it has none")
  func roles() {
    let outer = UIView()
    let button = UIView()
    button.isAccessibilityElement = true
    button.accessibilityLabel = "Press"
    outer.addSubview(button)
    window.addSubview(outer)
    #expect(frame(at: 0).contains("accessibility 3 Press"))
    outer.removeFromSuperview()
    _ = frame(at: 0.1)
    window.addSubview(outer)
    #expect(frame(at: 0.2).contains("accessibility 5 Press"))
    outer.removeFromSuperview()
    _ = frame(at: 0.3)
    button.isAccessibilityElement = false
    window.addSubview(outer)
    #expect(!frame(at: 0.4).contains { $0.hasPrefix("accessibility") })
  }

  @Test("A layer removed and added again between two frames is moved, not created again")
  func detour() {
    let first = UIView()
    let second = UIView()
    window.addSubview(first)
    window.addSubview(second)
    _ = frame(at: 0)
    first.removeFromSuperview()
    window.addSubview(first)
    let told = frame(at: 0.1)
    #expect(!told.contains { $0.hasPrefix("create") || $0.hasPrefix("remove") })
    #expect(told.contains { $0.hasPrefix("move ") })
  }

  @Test("A layer is reported as moving in its second moving frame, and as resting when everything rests")
  func motion() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    _ = frame(at: 0)
    UIView.animate(withDuration: 0.3, animations: { view.center.x = 100 })
    var told: [[String]] = []
    for step in 1...20 { told.append(frame(at: Double(step) / 60)) }
    #expect(told.filter { $0.contains("motion 2 1") }.count == 1)
    #expect(told.filter { $0.contains("motion 2 0") }.count == 1)
    #expect(told.last!.isEmpty)
  }

  @Test("A commit of 500 moved layers does not change the heap size")
  func heap() {
    let views = (0..<500).map {
      UIView(frame: CGRect(x: Double($0 % 25) * 8, y: Double($0 / 25) * 8, width: 7, height: 7))
    }
    for view in views { window.addSubview(view) }
    var time = 0.0
    func commit() {
      time += 1 / 60
      for view in views { view.center.x += 0.25 }
      UIApplication.shared.tick(timestamp: time, into: encoder)
    }
    for _ in 0..<20 { commit() }
    #expect(encoder.byteCount == 500 * 32, "every layer sends only its matrix")
    #expect(leastHeapChange { for _ in 0..<20 { commit() } } == 0)
  }
}
