// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungModels

@Suite struct RowHeightsTests {
  @Test("positions of rows are computed from an estimate, and with one known row")
  func places() {
    var rows = RowHeights(count: 200, estimate: 44)
    #expect(rows.total == 8800)
    #expect(rows.start(of: 130) == 5720)
    #expect(rows.row(at: 5719.5) == 129)
    #expect(rows.row(at: 5720) == 130)
    rows.set(144, of: 65)
    #expect(rows.total == 8900)
    #expect(rows.start(of: 65) == 2860 && rows.start(of: 66) == 3004)
    #expect(rows.isKnown(65) && !rows.isKnown(64))
    #expect(rows.row(at: 3003) == 65 && rows.row(at: -5) == 0 && rows.row(at: 1e9) == 199)
  }

  @Test("no rows, and rows without height, are valid") func empty() {
    #expect(RowHeights(count: 0, estimate: 44).total == 0)
    let flat = RowHeights([0, 0, 10, 0], areKnown: true)
    #expect(flat.row(at: 0) == 2)
    #expect(flat.row(at: 10) == 3)
  }

  @Test("random changes agree with an array", arguments: Seeds.below(40)) func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 1...400, using: &random)
    var model = [Double](repeating: 20, count: count)
    var rows = RowHeights(count: count, estimate: 20)
    for _ in 0..<60 {
      let row = Int.random(in: 0..<count, using: &random)
      let height = Double(Int.random(in: 0...80, using: &random)) / 2
      model[row] = height
      rows.set(height, of: row)
      let probe = Double.random(in: 0...(rows.total + 10), using: &random)
      var sum = 0.0
      var expected = count - 1
      for (index, height) in model.enumerated() {
        if sum + height > probe {
          expected = index
          break
        }
        sum += height
      }
      #expect(rows.row(at: probe) == expected)
    }
    #expect(rows.breaches().isEmpty)
    #expect(rows.total == model.reduce(0, +))
  }

  @Test("a million unknown rows use no memory and are searched in few steps") func million() {
    var rows = RowHeights(count: 1_000_000, estimate: 44)
    rows.set(50, of: 999_999)
    #expect(rows.total == 44_000_006)
    #expect(rows.row(at: 44_000_000) == 999_999)
    var known = 0
    rows.forEachKnown { _, _ in known += 1 }
    #expect(known == 1)
  }

  @Test("the sections of a table are found") func sections() {
    var one = TableSectionShape()
    one.header = 28
    one.topPadding = 22
    one.rows = RowHeights(count: 10, estimate: 44)
    one.footer = 10
    var geometry = TableGeometry([one, TableSectionShape(), one])
    geometry.header = 100
    #expect(geometry.height == 100 + 2 * 500)
    #expect(geometry.place(ofHeader: 2) == (622, 28))
    #expect(geometry.place(ofRow: 3, section: 2) == (782, 44))
    #expect(geometry.sections(from: 0, to: 50) == 0..<1)
    #expect(geometry.sections(from: 650, to: 700) == 1..<3 || geometry.sections(from: 650, to: 700) == 2..<3)
    #expect(geometry.rows(ofSection: 2, from: 0, to: 649) == 0..<0)
    #expect(geometry.rows(ofSection: 2, from: 0, to: 700) == 0..<2)
    geometry.update(0) { $0.rows.set(144, of: 0) }
    #expect(geometry.place(ofHeader: 2).top == 722)
  }
}
