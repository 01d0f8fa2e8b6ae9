// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Scrolled layers as received by a host", .oneApplication)
@MainActor
struct ScrolledStageTests {
  @Test(
    "after scrolling, insertions, removals and rotations, the host has the correct positions",
    arguments: Seeds.below(20))
  func random(seed: Int) throws {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.contentSize = CGSize(width: 100, height: 20_000_000)
    window.addSubview(scroller)
    let encoder = FrameEncoder()
    var random = SeededRandom(seed: UInt64(seed))
    var tree = StageTree()
    var time = 0.0
    for _ in 0..<60 {
      switch random.int(in: 0..<9) {
      case 0...2: scroller.contentOffset.y += CGFloat(random.int(in: 0..<4_000)) / 16
      case 3: scroller.contentOffset.y = CGFloat(random.int(in: 0..<10_000_000))
      case 4:
        let middle = scroller.contentOffset.y + CGFloat(random.int(in: 0..<100))
        scroller.addSubview(UIView(frame: CGRect(x: 5, y: middle, width: 20, height: 10)))
      case 5: scroller.subviews.first?.removeFromSuperview()
      case 6: scroller.subviews.last.map { window.addSubview($0) }
      case 7:
        let isTurned = !CATransform3DIsIdentity(scroller.layer.sublayerTransform)
        scroller.layer.sublayerTransform = isTurned ? CATransform3DIdentity : CATransform3DMakeScale(0.5, 0.5, 1)
      default:
        if scroller.superview == nil { window.addSubview(scroller) } else { scroller.removeFromSuperview() }
      }
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time, into: encoder)
      try tree.apply(try Frame.decode(at: encoder.address))
      for view in scroller.subviews where view.layer.stageID != 0 {
        let seen = try #require(tree.center(of: view.layer.stageID))
        var real = view.superview!.convert(view.center, to: nil)
        // Conversions use only positions; the sublayer transform affects only drawing.
        if !CATransform3DIsIdentity(scroller.layer.sublayerTransform) {
          real = CGPoint(x: 50 + (real.x - 50) / 2, y: 50 + (real.y - 50) / 2)
        }
        // Positions far outside the screen are exact to 24 bits.
        let limit = max(0.002, (abs(real.x) + abs(real.y)) / 4_000_000)
        #expect(abs(seen.x - real.x) <= limit && abs(seen.y - real.y) <= limit, "\(seen) instead of \(real)")
      }
    }
  }
}
