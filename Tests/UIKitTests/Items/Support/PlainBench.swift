// SPDX-License-Identifier: MIT

import SprungModels

@testable import UIKit

/// A plain client in a window of 100 x 200 points, with simulated touches and keys. Items are 50 points long.
final class PlainBench {
  let stage: FingerStage
  let client: PlainClient
  let layout: PlainLayout
  var engine: ItemEngine { client.engine }

  init(
    _ numbers: [[Int]], size: CGSize = CGSize(width: 100, height: 200), scale: CGFloat = 2,
    _ configure: (PlainClient, PlainLayout) -> Void = { _, _ in }
  ) {
    stage = FingerStage(size: size, scale: scale)
    layout = PlainLayout()
    client = PlainClient(numbers, layout: layout, size: size)
    configure(client, layout)
    stage.window.addSubview(client)
    stage.tick()
  }

  /// Creates one section that contains the numbers below `count`.
  convenience init(count: Int, _ configure: (PlainClient, PlainLayout) -> Void = { _, _ in }) {
    self.init([Array(0..<count)], configure)
  }

  func cell(_ item: Int, _ section: Int = 0) -> PlainCell? {
    engine.queries.cell(at: itemPath(item, section)) as? PlainCell
  }

  /// The visible numbers, ordered by item.
  var shown: [Int] { engine.queries.visibleCells.compactMap { ($0 as? PlainCell)?.number } }

  /// The minimum y-coordinates of the visible cells, ordered by item.
  var tops: [CGFloat] { engine.queries.visibleCells.map(\.frame.minY) }

  /// The numbers of all cells that are subviews of the client, from back to front.
  var stacked: [Int] { client.subviews.compactMap { ($0 as? PlainCell)?.number } }

  func scroll(to y: CGFloat) {
    client.contentOffset.y = y
    stage.tick()
  }

  /// Returns the events since the previous call.
  func takeEvents() -> [String] {
    defer { client.events = [] }
    return client.events
  }

  func perform(
    _ operations: [UpdateOperation], completion: ((Bool) -> Void)? = nil, _ change: @escaping (PlainClient) -> Void
  ) {
    engine.updates.perform(operations, completion: completion) { [client] in change(client) }
  }

  /// Runs frames for long enough that the animation of an update ends.
  func settle() { stage.wait(0.5) }
}
