// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct SiblingOrderTests {
  @Test(
    "The longest ascending run stays",
    arguments: [
      ([3, 4, 5, 0, 1], 3), ([0, 1, 2], 3), ([2, 1, 0], 1), ([-1, 0, -1, 1], 2), ([], 0), ([5, 0, 1, 2, 6], 4),
    ])
  func longestRun(places: [Int], length: Int) {
    let stays = SiblingOrder.longestAscendingRun(places)
    let kept = zip(places, stays).filter { $0.1 }.map { $0.0 }
    #expect(kept.count == length && kept == kept.sorted() && !kept.contains(-1))
  }

  @Test(
    "Random reorderings reach the host, and layers that keep their order are not moved", arguments: Seeds.below(60))
  func random(seed: Int) throws {
    UIApplication.shared.reset()
    var random = SeededRandom(seed: UInt64(seed))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView()
    let parent = UIView()
    window.addSubview(parent)
    window.addSubview(other)
    window.makeKeyAndVisible()
    var views = (0..<12).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    let encoder = FrameEncoder()
    var host: [LayerID: [LayerID]] = [:]
    for round in 0..<12 {
      UIApplication.shared.tick(timestamp: Double(round), into: encoder)
      try follow(Frame.decode(at: encoder.address), &host)
      for view in [parent, other] {
        #expect(host[view.layer.stageID] ?? [] == view.subviews.map { $0.layer.stageID }, "seed \(seed)")
      }
      for _ in 0..<random.int(in: 0..<6) {
        let index = random.int(in: 0..<views.count)
        let view = views[index]
        switch random.int(in: 0..<4) {
        case 0: view.removeFromSuperview()
        case 1: other.insertSubview(view, at: random.int(in: 0..<4))
        case 2:
          views[index] = UIView()
          view.removeFromSuperview()
          parent.insertSubview(views[index], at: random.int(in: 0..<12))
        default: parent.insertSubview(view, at: random.int(in: 0..<12))
        }
      }
    }
  }

  private func follow(_ frame: Frame, _ host: inout [LayerID: [LayerID]]) {
    for record in frame.records {
      switch record {
      case .create(let id, let parent, _, let index): host[parent, default: []].insert(id, at: index)
      case .move(let id, let parent, let index):
        for key in host.keys { host[key]?.removeAll { $0 == id } }
        host[parent, default: []].insert(id, at: index)
      case .remove(let id): for key in host.keys { host[key]?.removeAll { $0 == id } }
      default: break
      }
    }
  }

  @Test("Moving a subview forward keeps the layers in the order of the subviews")
  func movingForward() {
    let parent = UIView()
    let views = (0..<5).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    parent.insertSubview(views[0], at: 2)
    #expect(parent.subviews.map { views.firstIndex(of: $0) } == [1, 2, 0, 3, 4])
    #expect(parent.layer.sublayers == parent.subviews.map { $0.layer })
    parent.insertSubview(views[4], at: 1)
    parent.insertSubview(views[1], at: 9)
    #expect(parent.layer.sublayers == parent.subviews.map { $0.layer })
  }

  @Test("Cells that leave at the top and enter at the bottom are moved once each")
  func reuse() throws {
    let bench = CollectionBench.grid(1000)
    let encoder = FrameEncoder()
    UIApplication.shared.tick(timestamp: 1, into: encoder)
    bench.view.contentOffset.y = 54
    UIApplication.shared.tick(timestamp: 2, into: encoder)
    bench.view.contentOffset.y = 108
    UIApplication.shared.tick(timestamp: 3, into: encoder)
    let moves = try Frame.decode(at: encoder.address).records.filter {
      if case .move = $0 { return true }
      return false
    }
    #expect(moves.count <= 5)
  }
}
