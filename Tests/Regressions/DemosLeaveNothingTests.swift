// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungScript
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// A closed demo stayed in memory: a card retained its behavior, and the behavior retained the card.
///
/// The test opens each demo, replays the demo's own script and then quick touches, rotates the screen, and closes the
/// demo. Afterwards none of its controllers, views, recognizers, layouts, animators and behaviors may remain in memory.
@Suite(.oneApplication) @MainActor struct DemosLeaveNothingTests {
  /// A weak reference to an observed object.
  private struct Witness {
    weak var object: AnyObject?
    let name: String
  }

  private final class Witnesses {
    private var seen: [Witness] = []

    func add(_ object: AnyObject?) {
      guard let object, !seen.contains(where: { $0.object === object }) else { return }
      seen.append(Witness(object: object, name: "\(type(of: object))"))
    }

    var count: Int { seen.count }

    /// The names of the objects that are still alive.
    var left: [String] {
      var counts: [String: Int] = [:]
      for witness in seen where witness.object != nil { counts[witness.name, default: 0] += 1 }
      return counts.map { "\($0.value) \($0.key)" }.sorted()
    }

    func look(at session: Session) {
      add(session)
      add(session.window)
      if let controller = session.controller {
        look(at: controller)
        if let view = controller.viewIfLoaded { look(at: view) }
      }
      for reference in LivingAnimators.references {
        guard let animator = reference.animator else { continue }
        add(animator)
        for behavior in animator.behaviors { look(at: behavior) }
      }
    }

    private func look(at controller: UIViewController) {
      add(controller)
      for child in controller.children { look(at: child) }
      if let above = controller.presentedViewController {
        look(at: above)
        above.viewIfLoaded.map { look(at: $0) }
      }
    }

    private func look(at view: UIView) {
      add(view)
      add((view as? UICollectionView)?.collectionViewLayout)
      for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
      for child in view.subviews { look(at: child) }
    }

    private func look(at behavior: UIDynamicBehavior) {
      add(behavior)
      for child in behavior.childBehaviors { look(at: child) }
    }
  }

  /// Sends touches that press, lift, flick and overlap, and rotates the screen between them.
  private func hurry(_ session: Session, of size: CGSize, from start: Double, _ look: () -> Void) {
    var random = SeededRandom(seed: 7)
    var time = start
    func send(_ kind: InputKind, _ identifier: Int32) {
      session.send(
        InputEvent(
          kind, flags: .touch, identifier: identifier, x: Float.random(in: 0...Float(size.width), using: &random),
          y: Float.random(in: 0...Float(size.height), using: &random), milliseconds: time))
    }
    for index in 0..<120 {
      let identifier = Int32(index % 2 + 1)
      send(
        [.pointerDown, .pointerMove, .pointerMove, .pointerMove, .pointerMove, .pointerUp][index / 2 % 6], identifier)
      if index == 61 || index == 100 {
        let isTurned = index == 61
        session.send(
          InputEvent(
            .resize, x: Float(isTurned ? size.height : size.width), y: Float(isTurned ? size.width : size.height), a: 2,
            milliseconds: time))
      }
      for _ in 0..<4 {
        time += 1000 / 60
        session.frame(milliseconds: time)
      }
      if index % 20 == 0 { look() }
    }
  }

  @Test("closing a demo releases all of its objects", arguments: 0..<31)
  func nothingIsLeft(index: Int) throws {
    try #require(Gallery.demos.count == 31)
    let demo = Gallery.demos[index]
    let witnesses = Witnesses()
    do {
      let session = Session(demo)
      let player = ScriptPlayer(demo.script, on: session)
      var frame = 0
      var last = 0.0
      player.afterFrame = { milliseconds in
        frame += 1
        last = milliseconds
        if frame % 30 == 1 { witnesses.look(at: session) }
      }
      try player.play()
      witnesses.look(at: session)
      hurry(session, of: demo.size, from: last) { witnesses.look(at: session) }
      witnesses.look(at: session)
      player.afterFrame = nil
      session.end()
    }
    #expect(witnesses.count > 5)
    #expect(witnesses.left == [], "\(demo.name)")
    Figures.count(1, "demos", of: "life cycle")
    Figures.count(witnesses.count, "objects that were all deallocated", of: "life cycle")
  }
}
