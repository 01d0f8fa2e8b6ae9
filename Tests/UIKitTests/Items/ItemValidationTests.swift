// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that a violation of each rule for displayed elements is reported.
@Suite("Item validation", .oneApplication) @MainActor struct ItemValidationTests {
  private func breaches(_ change: (PlainBench) -> Void) -> [String] {
    let bench = PlainBench(count: 12)
    #expect(bench.engine.validation.validate() == [])
    change(bench)
    return bench.engine.validation.validate()
  }

  @Test("A cell whose selection differs from its item's is reported")
  func selection() {
    #expect(breaches { $0.cell(1)?.isSelected = true } == ["cell 0-1 looks otherwise selected than it is"])
  }

  @Test("A cell behind one that it should cover is reported")
  func order() {
    let found = breaches { bench in
      if let cell = bench.cell(3) { bench.client.insertSubview(cell, at: 0) }
    }
    #expect(found.contains("the view of cell 0-3 is not above the one before"))
  }

  @Test("A cell without an item is reported")
  func leftOver() {
    let found = breaches { bench in
      let cell = PlainCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      bench.client.addSubview(cell)
    }
    #expect(found == ["a view is left over at (5.0, 10.0)"])
  }

  @Test("A reusable view that is in use, or queued twice, is reported")
  func waiting() {
    let used = breaches { bench in
      if let cell = bench.cell(2) { bench.engine.registry.enqueue(cell) }
    }
    #expect(used == ["a view waits to be used again and is in use"])
    let twice = breaches { bench in
      bench.scroll(to: 60)
      if let view = bench.engine.registry.waitingViews.first { bench.engine.registry.enqueue(view) }
    }
    #expect(twice == ["a view waits twice"])
  }

  @Test("Differences between a valid layout and the displayed elements are reported")
  func layout() {
    #expect(breaches { $0.layout.placed[1].alpha = 0.5 } == ["cell 0-1 is shown elsewhere"])
    let hidden = breaches { bench in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: ElementKindTable.headerName, with: itemPath(0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      bench.layout.extra = [attributes]
    }
    #expect(hidden.count == 1 && hidden[0].hasSuffix("is not shown"))
    #expect(
      breaches { $0.layout.placed[1].frame.origin.y = 900 } == ["cell 0-1 is shown, but the layout does not answer it"])
  }

  @Test("A selected nonexistent item is reported")
  func missing() {
    let found = breaches { bench in _ = bench.engine.selection.insert(itemPath(40)) }
    #expect(found == ["item 0-40 is selected, but does not exist"])
  }
}
