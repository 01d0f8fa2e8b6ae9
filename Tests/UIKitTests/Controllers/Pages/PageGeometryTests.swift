// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the positions of pages as numbers, without a view.
@Suite("Page geometry", .oneApplication) @MainActor struct PageGeometryTests {
  private func geometry(
    _ axis: UIPageViewController.NavigationOrientation = .horizontal, isMirrored: Bool = false, spacing: CGFloat = 0,
    before: Bool = true, after: Bool = true
  ) -> PageGeometry {
    PageGeometry(
      axis: axis, isMirrored: isMirrored, pageSize: CGSize(width: 320, height: 480), spacing: spacing,
      hasBefore: before,
      hasAfter: after)
  }

  @Test("The displayed page is between its neighbors, in the reading direction")
  func offsets() {
    let plain = geometry()
    #expect(plain.contentSize == CGSize(width: 960, height: 480) && plain.length == 320)
    #expect(plain.offset(of: .before) == .zero && plain.offset(of: nil).x == 320 && plain.offset(of: .after).x == 640)
    let mirrored = geometry(isMirrored: true)
    #expect(mirrored.offset(of: .after) == .zero && mirrored.offset(of: .before).x == 640)
    let column = geometry(.vertical, isMirrored: true)
    #expect(column.contentSize == CGSize(width: 320, height: 1440))
    #expect(column.offset(of: .before) == .zero && column.offset(of: .after) == CGPoint(x: 0, y: 960))
  }

  @Test("At an end of the book there is space on one side only")
  func ends() {
    #expect(geometry(before: false).offset(of: nil) == .zero && geometry(before: false).contentSize.width == 640)
    #expect(geometry(after: false).offset(of: nil).x == 320)
    #expect(geometry(isMirrored: true, after: false).offset(of: nil) == .zero)
    #expect(geometry(before: false, after: false).contentSize == CGSize(width: 320, height: 480))
  }

  @Test("The spacing is split between adjacent pages, and is not part of a page", arguments: [0.0, 20, 31])
  func spacing(_ spacing: CGFloat) {
    for axis in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
      let geometry = geometry(axis, spacing: spacing)
      let frames = [PageSide.before, nil, .after].map { geometry.frame(of: $0) }
      for frame in frames { #expect(frame.size == CGSize(width: 320, height: 480)) }
      for (first, second) in zip(frames, frames.dropFirst()) {
        let gap = axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
        #expect(gap == spacing)
      }
    }
  }

  @Test("A side is reported from a distance of 0.25 points, with the progress in pages")
  func sides() {
    let plain = geometry()
    #expect(plain.side(at: CGPoint(x: 320.2, y: 0)) == nil)
    let after = plain.side(at: CGPoint(x: 480, y: 0))
    #expect(after?.side == .after && after?.pages == 0.5)
    #expect(plain.side(at: CGPoint(x: 240, y: 0))?.side == .before)
    #expect(geometry(isMirrored: true).side(at: CGPoint(x: 240, y: 0))?.side == .after)
    #expect(geometry(.vertical, isMirrored: true).side(at: CGPoint(x: 0, y: 600))?.side == .after)
  }

  @Test("A pending page request is replaced by the next one, which returns the completions of the replaced ones")
  func requests() {
    var request = PageRequest()
    var ends: [String] = []
    func change(_ name: String) -> PageRequest.Change {
      PageRequest.Change(pages: [], direction: .forward, isAnimated: false) { ends.append("\(name) \($0)") }
    }
    #expect(request.waiting == nil && request.depth == 0)
    let replaced = request.ask(change("a"))
    #expect(replaced == nil)
    request.ask(change("b"))?(false)
    #expect(ends == ["a false"] && request.waiting != nil)
    request.take()?.completion?(true)
    #expect(ends == ["a false", "b true"] && request.waiting == nil)
  }
}
