// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct ResizableSnapshotTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  @Test func edgesKeepTheirThickness() throws {
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 80, height: 40), afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 8)))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    snapshot.frame.size = CGSize(width: 200, height: 100)
    snapshot.layoutIfNeeded()
    let frames = Set(snapshot.subviews.map { "\($0.frame)" })
    let columns: [(CGFloat, CGFloat)] = [(0, 8), (8, 184), (192, 8)]
    let rows: [(CGFloat, CGFloat)] = [(0, 5), (5, 90), (95, 5)]
    var expected: Set<String> = []
    for row in rows {
      for column in columns { expected.insert("\(CGRect(x: column.0, y: row.0, width: column.1, height: row.1))") }
    }
    #expect(frames == expected)
    // The image in the center tile is stretched, and its visible part begins at the tile's edge.
    let middle = try #require(snapshot.subviews.first { $0.frame.origin == CGPoint(x: 8, y: 5) }?.subviews.first)
    #expect(middle.transform.a == 184.0 / 64 && middle.transform.d == 90.0 / 30)
    #expect(abs(middle.convert(CGPoint(x: 18, y: 15), to: middle.superview).x) < 1e-9)
    #expect(abs(middle.convert(CGPoint(x: 18, y: 15), to: middle.superview).y) < 1e-9)
  }

  @Test func emptyRectanglesAndWideInsets() throws {
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 500, left: 500, bottom: 500, right: 500)))
    snapshot.frame.size = CGSize(width: 10, height: 10)
    snapshot.layoutIfNeeded()
    for tile in snapshot.subviews { #expect(tile.frame.width >= 0 && tile.frame.maxX <= 10) }
  }

  @Test func withoutInsetsItIsOneImage() throws {
    let snapshot = try #require(
      view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: .zero))
    #expect(snapshot.subviews.count == 1)
    #expect(snapshot.subviews[0].frame == view.bounds)
  }
}
