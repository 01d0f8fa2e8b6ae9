// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Contents received by a display that connects later", .oneApplication)
@MainActor
struct StageLedgerTests {
  private let encoder = FrameEncoder()
  private let window: UIWindow

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  private func bytes(at time: Double) -> [UInt8] {
    _ = UIApplication.shared.tick(timestamp: time, into: encoder)
    return Array(
      UnsafeRawBufferPointer(start: encoder.address, count: StageProtocol.headerSize + encoder.byteCount))
  }

  private func tree(_ frames: [[UInt8]]) throws -> StageTree {
    var tree = StageTree()
    for bytes in frames { try tree.apply(try bytes.withUnsafeBytes { try Frame.decode($0) }) }
    return tree
  }

  @Test(
    "after any changes, the complete frame is equivalent to all frames together",
    arguments: Seeds.below(20))
  func random(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var frames: [[UInt8]] = []
    var ledger = StageLedger()
    var views: [UIView] = []
    for step in 0..<60 {
      change(&views, &random)
      frames.append(bytes(at: Double(step) / 60))
      try ledger.apply(frames[step])
      guard step % 10 == 9 else { continue }
      let whole = try tree([ledger.wholeFrame])
      let all = try tree(frames)
      #expect(all.firstDifference(to: whole) == nil, "seed \(seed), step \(step)")
      #expect(all.inDrawingOrder == whole.inDrawingOrder, "seed \(seed), step \(step)")
      #expect(all.images == whole.images && all.cursor == whole.cursor)
      #expect(ledger.count == all.count)
    }
  }

  private func change(_ views: inout [UIView], _ random: inout SeededRandom) {
    let view = views.isEmpty ? nil : views[random.int(in: 0..<views.count)]
    switch random.int(in: 0..<9) {
    case 0, 1, 2:
      let label = UILabel(frame: CGRect(x: random.int(in: 0..<150), y: random.int(in: 0..<150), width: 40, height: 20))
      label.text = "Label \(views.count)"
      (view ?? window).addSubview(label)
      views.append(label)
    case 3: view?.removeFromSuperview()
    case 4: if let view, !window.isDescendant(of: view) { window.addSubview(view) }
    case 5: view?.backgroundColor = UIColor(white: CGFloat(random.int(in: 0..<10)) / 10, alpha: 1)
    case 6: view?.transform = CGAffineTransform(rotationAngle: CGFloat(random.int(in: 0..<6)))
    case 7: view?.layer.transform = CATransform3DMakeRotation(CGFloat(random.int(in: 1..<6)), 1, 0, 0)
    default: view?.alpha = CGFloat(random.int(in: 0..<10)) / 10
    }
  }

  @Test("a truncated frame or one of a different version is rejected completely")
  func damaged() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Here"
    window.addSubview(label)
    let good = bytes(at: 0)
    var ledger = StageLedger()
    try ledger.apply(good)
    let before = ledger.wholeFrame
    // Applying the frame a second time would create every layer twice.
    #expect(throws: FrameDecodingError.self) { try ledger.apply(good) }
    for count in stride(from: 0, to: good.count, by: 3) {
      #expect(throws: FrameDecodingError.self) { try ledger.apply(Array(good[..<count])) }
    }
    var other = good
    other[0] = 99
    #expect(throws: FrameDecodingError.self) { try ledger.apply(other) }
    #expect(ledger.wholeFrame == before)
  }

  @Test("the first difference names the view and the changed property")
  func difference() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 20, width: 80, height: 30)
    button.setTitle("Save", for: .normal)
    window.addSubview(button)
    var ledger = StageLedger()
    try ledger.apply(bytes(at: 0))
    let before = try tree([ledger.wholeFrame])
    #expect(before.firstDifference(to: before) == nil)
    button.frame.origin.x = 30
    try ledger.apply(bytes(at: 0.1))
    let moved = try tree([ledger.wholeFrame])
    #expect(
      before.firstDifference(to: moved) == "button \"Save\" in the stage: place was (10.0, 20.0) and is (30.0, 20.0)")
    let second = UILabel(frame: CGRect(x: 0, y: 100, width: 40, height: 20))
    second.text = "New"
    window.addSubview(second)
    try ledger.apply(bytes(at: 0.2))
    let more = try tree([ledger.wholeFrame])
    #expect(moved.firstDifference(to: more) == "text \"New\" in the stage is new")
    #expect(more.firstDifference(to: moved) == "text \"New\" in the stage is gone")
  }
}
