// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The delegate of a drag source view and a drop target view.
private final class Ends: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var heard: [String] = []
  /// Whether a session has begun and not ended.
  var isDragging = false
  var things = ["one"]
  var operation = UIDropOperation.copy
  var handles = true
  var allowsMove = true

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    things.map { thing in
      let item = UIDragItem(itemProvider: NSItemProvider(object: thing))
      item.localObject = thing
      return item
    }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    heard.append("begin \(session.items.count)")
    isDragging = true
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { heard.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    heard.append("did end \(operation)")
    isDragging = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    heard.append("can")
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    heard.append("enter")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    heard.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let things = session.items.compactMap { $0.localObject as? String }
    heard.append("drop \(things) at \(Int(session.location(in: interaction.view!).x))")
    session.loadObjects(ofClass: NSString.self) { self.heard.append("\($0.count) texts") }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    heard.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    heard.append("over")
  }
}

@Suite(.oneApplication)
@MainActor
struct DragAndDropTests {
  private let stage = FingerStage(size: CGSize(width: 300, height: 600))
  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let target = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
  private let ends = Ends()

  init() {
    source.addInteraction(UIDragInteraction(delegate: ends))
    target.addInteraction(UIDropInteraction(delegate: ends))
    stage.window.addSubview(source)
    stage.window.addSubview(target)
    stage.tick()
  }

  private func drag(to points: [CGPoint], lifts: Bool = true) {
    stage.down(50, 50)
    stage.wait(0.6)
    var last = CGPoint(x: 50, y: 50)
    for point in points {
      for step in 1...6 {
        stage.move(
          last.x + (point.x - last.x) * Double(step) / 6, last.y + (point.y - last.y) * Double(step) / 6,
          at: stage.time + 0.01)
      }
      last = point
    }
    if lifts { stage.up(last.x, last.y) }
    stage.wait(0.6)
  }

  @Test("A long press lifts, moving drags, releasing drops, and all interactions are notified in order")
  func dropping() {
    drag(to: [CGPoint(x: 150, y: 350)])
    #expect(
      ends.heard == [
        "begin 1", "can", "enter", "drop [\"one\"] at 50", "1 texts", "will end copy", "conclude", "over",
        "did end copy",
      ])
    #expect(stage.window.subviews == [source, target] && !ends.isDragging)
  }

  @Test(
    "Items return if dropped outside all targets, or on a target that denies or forbids the drop", arguments: 0..<4)
  func goingBack(way: Int) {
    if way == 1 { ends.handles = false }
    if way == 2 { ends.operation = .forbidden }
    if way == 3 { (ends.operation, ends.allowsMove) = (.move, false) }
    drag(to: [CGPoint(x: 150, y: way == 0 ? 250 : 350)])
    #expect(ends.heard.suffix(1) == ["did end cancel"] && !ends.heard.contains { $0.hasPrefix("drop") })
    #expect(stage.window.subviews == [source, target])
  }

  @Test("Entering and leaving a target, and Escape, are reported to it once each")
  func leaving() {
    drag(to: [CGPoint(x: 150, y: 350), CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 350)], lifts: false)
    #expect(ends.heard.filter { $0 == "can" }.count == 1)
    stage.key(.escape)
    stage.wait(0.5)
    #expect(ends.heard.filter { $0 == "enter" }.count == 2 && ends.heard.filter { $0 == "exit" }.count == 2)
    #expect(ends.heard.last == "did end cancel" && !ends.isDragging)
    stage.move(150, 360)
    stage.up(150, 360)
    #expect(stage.window.subviews == [source, target])
  }

  @Test("A short press, nothing to drag, or a disabled interaction begins no drag")
  func none() {
    stage.down(50, 50)
    stage.wait(0.2)
    stage.move(150, 350)
    stage.up(150, 350)
    ends.things = []
    drag(to: [CGPoint(x: 150, y: 350)])
    ends.things = ["one"]
    (source.interactions.first as? UIDragInteraction)?.isEnabled = false
    drag(to: [CGPoint(x: 150, y: 350)])
    #expect(ends.heard.isEmpty)
  }

  @Test("A mouse drag lifts at once, and the surrounding content does not scroll")
  func mouse() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    stage.window.insertSubview(scroll, at: 0)
    scroll.addSubview(source)
    func send(_ kind: InputKind, _ x: Float, _ y: Float) {
      UIApplication.shared.handle(InputEvent(kind, identifier: 3, x: x, y: y, milliseconds: stage.time * 1000))
      stage.wait(0.02)
    }
    send(.pointerDown, 50, 50)
    for step in 1...10 { send(.pointerMove, 50 + 10 * Float(step), 50 + 30 * Float(step)) }
    send(.pointerUp, 150, 350)
    stage.wait(0.5)
    #expect(ends.heard.last == "did end copy" && scroll.contentOffset.y == 0)
  }

  @Test("Several items are stacked and move together; a cancelled touch returns them")
  func several() {
    ends.things = ["one", "two", "three"]
    drag(to: [CGPoint(x: 150, y: 200)], lifts: false)
    #expect(stage.window.subviews.count == 5)
    stage.cancel()
    stage.wait(0.6)
    #expect(stage.window.subviews == [source, target] && ends.heard.last == "did end cancel")
  }

  @Test("With random touches, every drag that began ends, and nothing is left over", arguments: Seeds.below(12))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<10 {
      var points: [CGPoint] = []
      for _ in 0..<random.int(in: 1..<4) {
        points.append(CGPoint(x: random.double(in: 0..<300), y: random.double(in: 0..<600)))
      }
      ends.operation = [.cancel, .copy, .move, .forbidden][random.int(in: 0..<4)]
      drag(to: points, lifts: random.bool())
      if random.bool() { stage.key(.escape) }
      stage.cancel()
      stage.wait(0.5)
      let began = ends.heard.filter { $0.hasPrefix("begin") }.count
      #expect(began == ends.heard.filter { $0.hasPrefix("did end") }.count)
      #expect(ends.heard.filter { $0 == "enter" }.count >= ends.heard.filter { $0 == "exit" }.count)
      #expect(stage.window.subviews == [source, target], "seed \(seed)")
    }
  }
}
