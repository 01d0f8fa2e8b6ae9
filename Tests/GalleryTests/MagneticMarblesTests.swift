// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: magnetic marbles", .oneApplication) @MainActor
struct MagneticMarblesTests {
  let controller = MagneticMarblesViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var box: MagneticMarblesView { controller.box }

  init() {
    let shown = controller
    host = HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { shown }
    finger = TestFinger(on: host)
  }

  /// Returns the sum of the squared speeds, read with a probe behavior that has no properties. A squared speed is twice
  /// the kinetic energy per unit of mass.
  private func energy(_ probe: UIDynamicItemBehavior) -> CGFloat {
    box.marbles.map {
      let velocity = probe.linearVelocity(for: $0)
      return velocity.x * velocity.x + velocity.y * velocity.y
    }.reduce(0, +)
  }

  private func probe() -> UIDynamicItemBehavior {
    let probe = UIDynamicItemBehavior(items: box.marbles.map { $0 as any UIDynamicItem })
    box.animator?.addBehavior(probe)
    return probe
  }

  @Test("twenty round marbles, ten of each charge, come to rest in the box")
  func rests() {
    #expect(box.marbles.count == 20 && box.marbles.filter { $0.isPositive }.count == 10)
    #expect(box.marbles.allSatisfy { $0.collisionBoundsType == .ellipse })
    #expect(finger.settle(within: 30))
    // Marbles of one charge are pulled to the center; the others are pushed to the walls.
    let middle = CGPoint(x: box.bounds.midX, y: box.bounds.midY)
    func away(_ marbles: [MarbleView]) -> CGFloat {
      marbles.map {
        let x = $0.center.x - middle.x
        let y = $0.center.y - middle.y
        return (x * x + y * y).squareRoot()
      }.reduce(0, +) / 10
    }
    #expect(away(box.marbles.filter { $0.isPositive }) < 90)
    #expect(away(box.marbles.filter { !$0.isPositive }) > 180)
  }

  @Test("with all fields on and a moving touch, the energy is bounded and all marbles stay inside")
  func bounded() {
    let probe = probe()
    box.isVortex = true
    var most: CGFloat = 0
    var isInside = true
    let room = box.bounds.insetBy(dx: 16, dy: 16)
    func watch(_ seconds: Double) {
      for _ in 0..<Int(seconds * 60) {
        finger.wait(1.0 / 60)
        most = max(most, energy(probe))
        for marble in box.marbles where !room.contains(marble.center) { isInside = false }
      }
    }
    watch(5)
    let free = most
    for point in [CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 600), CGPoint(x: 195, y: 390)] {
      finger.down(point)
      finger.move(to: CGPoint(x: 390 - point.x, y: point.y), over: 1)
      watch(2)
      finger.up()
      watch(2)
    }
    // The vortex accelerates marbles to at most 3 · distance / resistance, which is 400 pt/s in the corner. The maximum
    // speed of a marble toward the center is the pull at the edge of the core, 2400 (150 / 60)^¼, divided by the
    // marble's resistance of 3. The bound is the sum over twenty marbles.
    let swirl: CGFloat = 400 * 400
    let fall: CGFloat = 1006 * 1006
    let bound: CGFloat = 20 * (swirl + fall)
    #expect(most < bound, "\(most) of \(bound)")
    #expect(free > 1000 && isInside)
    box.isVortex = false
    watch(20)
    #expect(energy(probe) < free / 100)
  }

  @Test("the touch pulls while it is down")
  func pulls() {
    finger.wait(0.5)
    let target = CGPoint(x: 100, y: 200)
    func spread() -> CGFloat {
      let point = box.convert(target, from: nil)
      return box.marbles.map {
        let x = $0.center.x - point.x
        let y = $0.center.y - point.y
        return (x * x + y * y).squareRoot()
      }.reduce(0, +) / 20
    }
    let before = spread()
    finger.down(target)
    finger.wait(1.5)
    #expect(spread() < before * 0.6, "\(spread()) \(before)")
    finger.up()
    finger.wait(2)
    #expect(spread() > before * 0.6)
  }

  @Test("marbles in a small box come to rest too")
  func small() {
    let controller = MagneticMarblesViewController()
    let finger = TestFinger(on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller })
    #expect(finger.settle(within: 25))
  }

  @Test("the same touches produce bit-identical states")
  func repeats() {
    func play() -> UInt64 {
      let controller = MagneticMarblesViewController()
      let finger = TestFinger(on: HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { controller })
      finger.tap(CGPoint(x: 240, y: 724))
      finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 500), over: 1)
      finger.wait(3)
      return controller.box.animator?.stateHash ?? 0
    }
    let first = play()
    #expect(play() == first && first != 0)
  }

  @Test("switches control fields and arrows; the box can be pressed by keyboard too")
  func switches() {
    #expect(controller.switches.map { $0.accessibilityLabel } == ["Electric", "Magnetic", "Vortex", "Arrows"])
    #expect(controller.switches.map { $0.isOn } == [true, true, false, false])
    for toggle in controller.switches {
      finger.tap(toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    }
    #expect(!box.isElectric && !box.isMagnetic && box.isVortex && box.showsFields)
    #expect(box.animator?.isDebugEnabled == true)
    finger.wait(1)
    func halos() -> Int { box.subviews.filter { !($0 is MarbleView) }.count }
    #expect(halos() == 0)
    #expect(box.accessibilityActivate() && halos() == 1)
    #expect(box.accessibilityActivate() && halos() == 0)
  }
}
