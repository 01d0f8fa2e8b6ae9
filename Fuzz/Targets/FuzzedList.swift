// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

/// A list with the touches and calls that the bytes make, and the actions in its callbacks.
@MainActor final class FuzzedList {
  private static let size = CGSize(width: 200, height: 300)
  private let check: FuzzCheck
  private let isCareless: Bool
  private let window: UIWindow
  private let root = UIViewController()
  private var time = 0.0
  private var down: [(id: Int32, x: Double, y: Double)] = []
  private var released: [() -> Bool] = []
  /// The nesting depth of actions, and the number of remaining actions.
  private var depth = 0
  private var left = 48

  var reader: FuzzReader
  let source = FuzzedRows()
  var view: (any ListView)?
  var number = 100

  var table: UITableView? { view as? UITableView }
  var collection: UICollectionView? { view as? UICollectionView }
  var rows: [Int] { source.rows }

  init(_ bytes: [UInt8], _ check: FuzzCheck, isCareless: Bool) {
    reader = FuzzReader(bytes)
    self.check = check
    self.isCareless = isCareless
    UIApplication.shared.reset()
    UIScreen.main.configure(size: Self.size, scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    source.rows = (0..<reader.int(in: 0..<24)).map { $0 }
    source.happens = { [unowned self] in happened($0) }
    build()
    tick(1)
  }

  /// Creates a list and releases the previous one.
  func build() {
    if let old = view {
      // The rows belong to the new list, also in callbacks of the old one.
      view = nil
      if let table = old as? UITableView {
        table.dataSource = nil
        table.delegate = nil
      } else if let list = old as? UICollectionView {
        list.dataSource = nil
        list.delegate = nil
      }
      old.removeFromSuperview()
      released.append { [weak old] in old == nil }
    }
    let isTable = reader.bool()
    if isTable {
      let table = UITableView(frame: root.view.bounds)
      table.register(FuzzedListRow.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      table.estimatedRowHeight = reader.bool() ? 0 : 44
      view = table
    } else {
      let made = UICollectionView(frame: root.view.bounds, collectionViewLayout: makeLayout())
      made.register(FuzzedListItem.self, forCellWithReuseIdentifier: "cell")
      made.dataSource = source
      made.delegate = source
      view = made
    }
    view.map { root.view.addSubview($0) }
  }

  func makeLayout() -> UICollectionViewFlowLayout {
    let layout = FuzzedFlow()
    layout.minimumLineSpacing = CGFloat(reader.int(in: 0..<9))
    layout.called = { [unowned self] in happened(.prepare) }
    return layout
  }

  /// Runs all actions, ends the touches and waits until everything is at rest.
  func play() {
    for _ in 0..<40 where !reader.isAtEnd {
      if reader.int(in: 0..<3) == 0 { deed() } else { touch() }
      tick(reader.int(in: 0..<10))
      // The effects of misuse are corrected by the next layout.
      if !isCareless { look() }
    }
    left = 0
    for finger in down { send(.pointerUp, finger.id, finger.x, finger.y) }
    tick(40)
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    collection?.cancelInteractiveMovement()
    if let view, view.superview == nil { root.view.addSubview(view) }
    tick(60)
    look()
    source.happens = nil
    for isGone in released { check.expect(isGone(), "a released list was not deallocated within a second") }
  }

  private func look() {
    guard let view, view.window != nil else { return }
    view.layoutIfNeeded()
    // A callback of this layout may have replaced the list. A released list has no data source.
    guard view === self.view else { return }
    check.note(view.validate().first)
    check.note(UIApplication.shared.validate().first)
    let count = view.numberOfItems(inSection: 0)
    check.expect(count == rows.count, "\(count) rows for a model of \(rows.count)")
    for path in view.indexPathsForVisibleItems where !(movesSomething(view)) {
      let tag = view.cell(at: path)?.tag ?? -1
      check.expect(path.item < rows.count && rows[path.item] == tag, "row \(path.item) shows \(tag)")
    }
  }

  private func movesSomething(_ view: any ListView) -> Bool { view.isMovingItem }

  private func tick(_ count: Int) {
    for _ in 0..<count {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time)
    }
  }

  /// Called in each callback, which can trigger an action.
  func happened(_ moment: FuzzedMoment) {
    guard left > 0, depth < 3, isCareless || !moment.isQuery, reader.int(in: 0..<5) == 4 else { return }
    deed()
  }

  private func deed() {
    guard left > 0, depth < 3, !reader.isAtEnd else { return }
    left -= 1
    depth += 1
    perform()
    depth -= 1
  }

  /// Presents a controller over the list, or dismisses it.
  func present() {
    if root.presentedViewController != nil {
      root.dismiss(animated: reader.bool()) { [weak self] in self?.happened(.presented) }
    } else {
      let controller = UIViewController()
      if reader.bool() { controller.modalPresentationStyle = .fullScreen }
      root.present(controller, animated: reader.bool()) { [weak self] in self?.happened(.presented) }
    }
  }

  /// Removes the list from its superview, or adds it again.
  func leave() {
    guard let view else { return }
    if view.superview == nil { root.view.addSubview(view) } else { view.removeFromSuperview() }
  }

  // Touches.

  private func touch() {
    if let index = down.indices.last, reader.int(in: 0..<4) != 0 {
      var finger = down[index]
      if reader.int(in: 0..<4) == 0 {
        down.remove(at: index)
        send(reader.bool() ? .pointerUp : .pointerCancel, finger.id, finger.x, finger.y)
        return
      }
      finger.x = min(199, max(0, finger.x + reader.double(in: -60...60)))
      finger.y = min(299, max(0, finger.y + reader.double(in: -60...60)))
      down[index] = finger
      send(.pointerMove, finger.id, finger.x, finger.y)
    } else if down.count < 2 {
      // The controls of rows are at the edge.
      let x = reader.bool() ? 185 : reader.double(in: 0...199)
      let finger = (id: Int32(down.count + 1), x: x, y: reader.double(in: 0...299))
      down.append(finger)
      send(.pointerDown, finger.id, finger.x, finger.y)
    }
  }

  private func send(_ kind: InputKind, _ id: Int32, _ x: Double, _ y: Double) {
    UIApplication.shared.handle(
      InputEvent(kind, flags: .touch, identifier: id, x: Float(x), y: Float(y), milliseconds: time * 1000))
    tick(1)
  }
}
