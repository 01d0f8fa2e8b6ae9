// SPDX-License-Identifier: MIT

import SprungStage
import Testing
import UIKit

@testable import UIKit

/// A list in a navigation controller with large titles.
@MainActor
final class LargeTitleStage {
  let finger: FingerStage
  let list = SearchedController(style: .plain)
  let navigation: UINavigationController

  init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 2, rows: Int = 60,
    configure: (LargeTitleStage) -> Void = { _ in }
  ) {
    finger = FingerStage(size: size, scale: scale)
    list.title = "List"
    list.rows = rows
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    configure(self)
    finger.window.rootViewController = navigation
    finger.tick()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { list.tableView }
  var row: LargeTitleRow? { bar.largeTitle as? LargeTitleRow }
  /// The label of the large title, if it is visible.
  var label: UILabel? {
    guard let row, row.bounds.height > 0, !row.accessibilityElementsHidden else { return nil }
    return row.subviews.first as? UILabel
  }
  var background: UIView { bar.subviews[0] }

  /// The frame of the large title in the window, ignoring animations.
  var labelFrame: CGRect? { label.map { $0.convert($0.bounds, to: nil) } }

  /// The distance by which the content is scrolled.
  var distance: CGFloat {
    get { table.contentOffset.y + 116 }
    set {
      table.contentOffset.y = newValue - 116
      finger.tick()
    }
  }

  func tick() { finger.tick() }

  func push(_ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode, animated: Bool = false) -> UIViewController
  {
    let screen = UIViewController()
    screen.title = title
    screen.navigationItem.largeTitleDisplayMode = mode
    navigation.pushViewController(screen, animated: animated)
    finger.tick()
    return screen
  }

  /// Scrolls the content by a slow drag in steps of 2 points. The touch stays down until `lift()` is called.
  func scroll(by distance: Double) {
    let step = distance < 0 ? 2.0 : -2.0
    finger.down(200, 400)
    // The first steps only cover the slop of the gesture.
    var point = finger.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: step), count: 5, every: 0.02)
    let start = table.contentOffset.y
    while abs(table.contentOffset.y - start) < abs(distance), point.y > 40, point.y < 800 {
      point = finger.drag(from: point, by: CGPoint(x: 0, y: step), count: 1, every: 0.02)
    }
    finger.wait(0.3)
    finger.move(point.x, point.y)
  }

  func lift() {
    finger.up(200, 400)
    finger.wait(2)
  }
}
