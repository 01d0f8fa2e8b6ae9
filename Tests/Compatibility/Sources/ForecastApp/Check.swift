// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the forecast as a complete app: loading, an error, units, favorites, and a detail page with a row of hours.
@MainActor public func check(_ check: Check) {
  let service = MockWeatherService()
  service.nextError = .server(code: 503)
  let list = CityListViewController(viewModel: CityListViewModel(service: service))
  let navigation = UINavigationController(rootViewController: list)
  check.show { navigation }
  check.frames(2)
  guard let table = list.view.subviews.first as? UITableView else { return check.expect(false, "the table") }
  check.expect(every(UIActivityIndicatorView.self, in: list.view).first?.isAnimating == true, "it loads")
  check.wait(1)
  let message = every(UILabel.self, in: list.view).first { !$0.isHidden && $0.text?.hasPrefix("The server") == true }
  check.expect(message?.text == "The server answered 503.", "the error: \(message?.text ?? "")")
  check.expect(message?.center.x ?? 0, is: 160, within: 0.5, "its middle")

  // Retries after the error.
  check.finger.tap(CGPoint(x: 298, y: 22))
  check.wait(1)
  check.expect(table.numberOfRows(inSection: 0) == 4, "four cities")
  check.expect(texts(table.cellForRow(at: [0, 0])) == ["Lisbon", "Sunny", "24°"], "\(texts(table.cellForRow(at: [0, 0])))")
  check.expect(texts(table.cellForRow(at: [0, 3])) == ["Oslo", "Snowy", "-3°"], "\(texts(table.cellForRow(at: [0, 3])))")
  let cell = table.cellForRow(at: [0, 0])
  check.expect(cell?.frame.minY ?? -1, is: 0, "the first row")
  check.expect(cell?.frame.height ?? 0, is: 64.5, within: 1, "its height")
  let labels = every(UILabel.self, in: cell)
  check.expect(labels.first?.frame.minX ?? 0, is: 60, "the name's left edge")
  check.expect(labels.last?.frame.maxX ?? 0, is: (cell?.contentView.bounds.width ?? 0) - 8, within: 8.01, "the right edge")

  // Changes the units by dragging the selection.
  if let units = list.navigationItem.titleView as? UISegmentedControl {
    let box = units.convert(units.bounds, to: nil)
    check.finger.drag(
      from: CGPoint(x: box.minX + box.width / 4, y: box.midY), to: CGPoint(x: box.maxX - 8, y: box.midY), over: 0.1)
    check.settle()
  }
  check.expect(texts(table.cellForRow(at: [0, 0])).last == "75°", "Fahrenheit: \(texts(table.cellForRow(at: [0, 0])))")

  // Marks a favorite.
  let row = table.convert(table.rectForRow(at: [0, 1]), to: nil)
  check.finger.flick(from: CGPoint(x: 40, y: row.midY), to: CGPoint(x: 200, y: row.midY), over: 0.2)
  check.settle()
  check.finger.tap(CGPoint(x: 20, y: row.midY))
  check.settle()
  check.expect(texts(table.cellForRow(at: [0, 1])).first == "★ London", "\(texts(table.cellForRow(at: [0, 1])))")

  // Opens a city.
  check.finger.tap(CGPoint(x: 100, y: row.midY))
  check.expect(check.settle(), "it comes to rest")
  guard let detail = navigation.topViewController as? CityDetailViewController else { return check.expect(false, "the page") }
  check.expect(detail.title == "London", "its title")
  guard let hours = every(UICollectionView.self, in: detail.view).first else { return check.expect(false, "the hours") }
  check.expect(hours.cellForItem(at: [0, 0])?.frame, is: CGRect(x: 16, y: 0, width: 64, height: 100), "the first hour")
  check.expect(texts(hours.cellForItem(at: [0, 0])) == ["9:00", "6°"], "\(texts(hours.cellForItem(at: [0, 0])))")
  let y = hours.convert(hours.bounds, to: nil).midY
  check.finger.flick(from: CGPoint(x: 280, y: y), to: CGPoint(x: 40, y: y), over: 0.1)
  check.settle()
  check.expect(hours.contentOffset.x > 240, "the hours scroll: \(hours.contentOffset.x)")
  check.expect(detail.view.layer.sublayers?.first?.frame, is: detail.view.bounds, "the gradient")
  check.finger.flick(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 280, y: 400), over: 0.2)
  check.settle()
  check.expect(navigation.topViewController === list, "swiped back")
}

@MainActor private func texts(_ view: UIView?) -> [String] { every(UILabel.self, in: view).compactMap(\.text) }

/// Returns a view's descendants of the given class, from back to front.
@MainActor private func every<V: UIView>(_: V.Type, in view: UIView?) -> [V] {
  guard let view else { return [] }
  return view.subviews.flatMap { ($0 as? V).map { [$0] } ?? every(V.self, in: $0) }
}
