// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A kind of container for a control. The container scrolls, pages, or is itself dragged.
enum ControlPlace: CaseIterable, Sendable {
  case tableRow
  case tableRowWithSwipes
  case collectionCell
  case listCellWithSwipes
  case scrollView
  case horizontalScrollView
  case pages
  case sheet
  case tableInSheet
  case panAround
}

/// A control in one of these containers, and the touch that drags it.
@MainActor
final class DraggedControl: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  let stage = FingerStage(size: CGSize(width: 320, height: 568))
  let control: UIView
  /// The names of other views that moved.
  private(set) var others: [String] = []
  private(set) weak var scrollView: UIScrollView?
  private var controller: UIViewController?
  private var start = CGPoint.zero

  init(_ control: UIView, in place: ControlPlace) {
    self.control = control
    super.init()
    control.frame.origin = CGPoint(x: 60, y: 6)
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.tick()
    switch place {
    case .tableRow: root.view.addSubview(table(root.view.bounds, swipes: false))
    case .tableRowWithSwipes: root.view.addSubview(table(root.view.bounds, swipes: true))
    case .collectionCell:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 240)
      root.view.addSubview(collection(root.view.bounds, layout))
    case .listCellWithSwipes:
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] _ in self.swipes("swipe") }
      root.view.addSubview(collection(root.view.bounds, UICollectionViewCompositionalLayout.list(using: list)))
    case .scrollView, .horizontalScrollView:
      let view = UIScrollView(frame: root.view.bounds)
      view.contentSize = place == .scrollView ? CGSize(width: 320, height: 2000) : CGSize(width: 2000, height: 568)
      view.isPagingEnabled = place == .horizontalScrollView
      view.addSubview(control)
      scrollView = view
      root.view.addSubview(view)
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let page = UIViewController()
      page.view.addSubview(control)
      pages.setViewControllers([page], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      controller = pages
    case .sheet, .tableInSheet:
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      stage.tick()
      sheet.view.addSubview(place == .sheet ? control : table(sheet.view.bounds, swipes: true))
    case .panAround:
      root.view.addSubview(control)
      root.view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] _ in self.others.append("pan") })
      let swipe = UISwipeGestureRecognizer { [unowned self] _ in self.others.append("swipe") }
      swipe.direction = [.left, .right]
      root.view.addGestureRecognizer(swipe)
    }
    stage.wait(0.6)
    start = scrollView?.contentOffset ?? .zero
  }

  private func swipes(_ name: String) -> UISwipeActionsConfiguration {
    others.append(name)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }

  private func table(_ frame: CGRect, swipes: Bool) -> UITableView {
    let view = UITableView(frame: frame)
    view.rowHeight = 240
    view.dataSource = self
    if swipes { view.delegate = self }
    scrollView = view
    return view
  }

  private func collection(_ frame: CGRect, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    scrollView = view
    return view
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 0 { cell.contentView.addSubview(control) }
    return cell
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes("trailing") }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes("leading") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if indexPath.item == 0 {
      cell.contentView.addSubview(control)
      let spacer = UIView()
      spacer.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(spacer)
      spacer.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      spacer.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
      spacer.heightAnchor.constraint(equalToConstant: 240).isActive = true
      cell.contentView.bringSubviewToFront(control)
    }
    return cell
  }

  /// Touches a point of the control, waits for the given number of seconds, and drags to another point.
  func drag(from: CGPoint, to: CGPoint, steps: Int = 4, after rest: Double = 0) {
    stage.wait(1)
    let start = control.convert(from, to: nil)
    let end = control.convert(to, to: nil)
    stage.down(start.x, start.y)
    if rest > 0 { stage.wait(rest) }
    let step = CGPoint(x: (end.x - start.x) / CGFloat(steps), y: (end.y - start.y) / CGFloat(steps))
    stage.drag(from: start, by: step, count: steps, every: 1.0 / 60)
    stage.up(end.x, end.y)
    stage.wait(1.5)
  }

  /// Whether only the control has moved.
  var isAlone: Bool { others.isEmpty && (scrollView?.contentOffset ?? start) == start }
}
