// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct PopUpMenuAccessoryTests {
  @Test("The button shows the selected element; selecting another one changes the states and is reported")
  func choosing() throws {
    var heard: [String] = []
    let menu = UIMenu(children: [
      UIAction(title: "Day") { heard.append($0.title) },
      UIAction(title: "A whole week", state: .on) { heard.append($0.title) },
      UIMenu(title: "More", children: [UIAction(title: "Year") { heard.append($0.title) }]),
    ])
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _, _ in
      cell.accessories = [
        .popUpMenu(menu) { menu in
          heard.append("states \(menu.children.compactMap { ($0 as? UIAction)?.state.rawValue })")
        }
      ]
    }
    bench.show([["A"]])
    let button = try #require(bench.cell(0)?.descendants(UIButton.self).first)
    #expect(button.title(for: .normal) == "A whole week \u{25BE}" && button.accessibilityLabel == "A whole week")
    let frame = button.frame
    #expect(frame.maxX <= 320 && frame.width > 80)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    bench.stage.tap(middle.x, middle.y)
    bench.settle()
    #expect(bench.stage.menuRows.map(\.accessibilityLabel) == ["Day", "A whole week", "More"])
    bench.stage.menuRows[0].sendActions(for: .primaryActionTriggered)
    bench.settle()
    #expect(heard == ["Day", "states [1, 0]"] && button.title(for: .normal) == "Day \u{25BE}")
    #expect(button.frame == frame && bench.view.indexPathsForSelectedItems == nil)
    bench.stage.tap(middle.x, middle.y)
    bench.settle()
    bench.stage.menuRows[2].sendActions(for: .primaryActionTriggered)
    #expect(bench.stage.menuRows.map(\.accessibilityLabel).contains("Year"))
    bench.stage.menuRows.first { $0.accessibilityLabel == "Year" }?.sendActions(for: .primaryActionTriggered)
    bench.settle()
    #expect(heard.suffix(2) == ["Year", "states [0, 0]"] && button.accessibilityLabel == "Year")
  }
}
