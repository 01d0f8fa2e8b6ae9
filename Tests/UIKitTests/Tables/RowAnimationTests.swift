// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the final positions of deleted rows and the initial positions of inserted rows, alone and with their sections.
@Suite(.oneApplication)
@MainActor
struct RowAnimationTests {
  /// Each row animation, with the final frame and opacity of a deleted row that is 320 x 44 points in size, at y = 44.
  nonisolated static let ends: [(UITableView.RowAnimation, CGRect, CGFloat)] = [
    (.left, CGRect(x: -320, y: 44, width: 320, height: 44), 0),
    (.right, CGRect(x: 320, y: 44, width: 320, height: 44), 0),
    (.top, CGRect(x: 0, y: 0, width: 320, height: 44), 0),
    (.bottom, CGRect(x: 0, y: 88, width: 320, height: 44), 0),
    (.middle, CGRect(x: 0, y: 66, width: 320, height: 0), 0),
    (.fade, CGRect(x: 0, y: 44, width: 320, height: 44), 0),
    (.automatic, CGRect(x: 0, y: 44, width: 320, height: 44), 0),
  ]

  private func bench() -> TableBench { TableBench(RowSource([["a"], ["b", "c"], ["d"]])) }

  @Test("A deleted row leaves in its direction", arguments: ends)
  func deletedRow(animation: UITableView.RowAnimation, end: CGRect, alpha: CGFloat) throws {
    let bench = bench()
    let cell = try #require(bench.cell(0, 1))
    bench.source.sections[1] = ["c"]
    bench.table.deleteRows(at: [bench.path(0, 1)], with: animation)
    #expect(cell.frame == end && cell.alpha == alpha)
    #expect(cell.superview === bench.table)
    bench.settle()
    #expect(cell.superview == nil && bench.words == "a c d")
  }

  @Test("All rows of a deleted section leave in its direction", arguments: ends)
  func deletedSection(animation: UITableView.RowAnimation, end: CGRect, alpha: CGFloat) throws {
    let bench = bench()
    let first = try #require(bench.cell(0, 1))
    let second = try #require(bench.cell(1, 1))
    let behind = try #require(bench.cell(0, 2))
    bench.source.sections = [["a"], ["d"]]
    bench.table.deleteSections(IndexSet(integer: 1), with: animation)
    #expect(first.frame == end && first.alpha == alpha)
    #expect(second.frame == end.offsetBy(dx: 0, dy: 44) && second.alpha == alpha)
    #expect(behind.frame == CGRect(x: 0, y: 44, width: 320, height: 44) && behind.alpha == 1)
    #expect(bench.cell(0, 1) === behind)
    bench.settle()
    #expect(first.superview == nil && second.superview == nil && bench.words == "a d")
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Without an animation, deleted rows and sections are hidden at once, in place", arguments: [true, false])
  func noAnimation(isSection: Bool) throws {
    let bench = bench()
    let cell = try #require(bench.cell(0, 1))
    if isSection {
      bench.source.sections = [["a"], ["d"]]
      bench.table.deleteSections(IndexSet(integer: 1), with: .none)
    } else {
      bench.source.sections[1] = ["c"]
      bench.table.deleteRows(at: [bench.path(0, 1)], with: .none)
    }
    #expect(cell.isHidden && cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    bench.settle()
    #expect(cell.superview == nil)
  }

  @Test("Inserted rows, and the rows of an inserted section, start on their side", arguments: ends, [true, false])
  func inserted(row: (UITableView.RowAnimation, CGRect, CGFloat), isSection: Bool) throws {
    let (animation, start, alpha) = row
    let bench = TableBench(RowSource([["a"], ["d"]]))
    if isSection {
      bench.source.sections = [["a"], ["b"], ["d"]]
      bench.table.insertSections(IndexSet(integer: 1), with: animation)
    } else {
      bench.source.sections[0].append("b")
      bench.table.insertRows(at: [bench.path(1)], with: animation)
    }
    bench.stage.tick()
    let cell = try #require(isSection ? bench.cell(0, 1) : bench.cell(1))
    let shown = try #require(cell.layer.presentation())
    #expect(abs(shown.frame.minX - start.minX) < 1 && abs(shown.frame.minY - start.minY) < 1)
    #expect(abs(shown.frame.height - start.height) < 1 && abs(CGFloat(shown.opacity) - alpha) < 0.01)
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44) && cell.alpha == 1)
    bench.settle()
    #expect(bench.words == "a b d" && bench.table.validate().isEmpty)
  }

  @Test("The rows of a reloaded section leave to its side and enter from there")
  func reloadedSection() throws {
    let bench = bench()
    let old = try #require(bench.cell(0, 1))
    bench.source.sections[1] = ["x", "y"]
    bench.table.reloadSections(IndexSet(integer: 1), with: .right)
    bench.stage.tick()
    #expect(old.frame == CGRect(x: 320, y: 44, width: 320, height: 44) && old.alpha == 0)
    let new = try #require(bench.cell(0, 1))
    #expect(new !== old && new.word == "x")
    #expect(abs((new.layer.presentation()?.frame.minX ?? 0) - 320) < 1)
    #expect(new.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    bench.settle()
    #expect(bench.words == "a x y d" && bench.table.validate().isEmpty)
  }

  @Test("The animation of one update does not apply to the next one")
  func notRemembered() throws {
    let bench = bench()
    bench.source.sections[1] = ["c"]
    bench.table.deleteRows(at: [bench.path(0, 1)], with: .left)
    bench.settle()
    let cell = try #require(bench.cell(0, 1))
    bench.source.sections[1] = []
    bench.table.deleteRows(at: [bench.path(0, 1)], with: .fade)
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44) && cell.alpha == 0)
  }
}
