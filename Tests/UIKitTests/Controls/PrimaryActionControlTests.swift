// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class Target: NSObject, SelectorDispatching {
  func perform(_ name: String, with sender: Any?) -> Bool { true }
}

@Suite(.oneApplication) @MainActor struct PrimaryActionControlTests {
  @Test func controlHasPrimaryActionAndTargets() {
    var count = 0
    let control = UIControl(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: UIAction { _ in count += 1 })
    #expect(control.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let target = Target()
    control.addTarget(target, action: "go:", for: .touchUpInside)
    control.addTarget(nil, action: "go:", for: .valueChanged)
    #expect(control.allTargets.count == 2 && control.allTargets.contains(AnyHashable(target)))
    control.removeTarget(target, action: nil, for: .touchUpInside)
    // With Foundation on Linux, every `NSNull` object has a different hash, so `contains` cannot be used.
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    #expect(UIControl(frame: .zero, primaryAction: nil).allTargets.isEmpty)
  }

  @Test func systemItemsHaveTitlesAndSymbols() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    #expect(item.title == "Search" && item.tag == 4 && item.image != nil)
    for number in 0...11 {
      let item = UITabBarItem.SystemItem(rawValue: number).map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      #expect(item?.image != nil && item?.title?.isEmpty == false)
    }
  }
}
