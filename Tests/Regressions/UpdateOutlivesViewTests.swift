// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A collection view or table released during an update crashed with signal 11, for example when a
/// `UITableViewController` was popped right after `deleteRows(at:with: .fade)`. The completion of the update's
/// animation retained the update engine, which used its view through `unowned(unsafe)`. The reference is now weak: the
/// completions are called once, and nothing else happens.
@Suite(.oneApplication)
@MainActor
struct UpdateOutlivesViewTests {
  nonisolated enum Change: CaseIterable { case delete, insert, reload, layout, bounds, section }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var count = 8
    var sections = 2
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private final class Clock {
    var time = 0.0
    func run(_ seconds: Double) {
      for _ in 0..<Int((seconds * 60).rounded()) {
        time += 1.0 / 60
        UIApplication.shared.tick(timestamp: time)
      }
    }
  }

  private static func flow(_ size: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    return layout
  }

  /// Starts a change of a view whose completion calls `done`.
  private func start(
    _ change: Change, _ view: UICollectionView, _ source: Source, _ done: @escaping (Bool) -> Void
  ) {
    switch change {
    case .delete:
      view.performBatchUpdates(
        {
          source.count = 6
          for section in 0..<2 { view.deleteItems(at: [1, 3].map { IndexPath(item: $0, section: section) }) }
        }, completion: done)
    case .insert:
      view.performBatchUpdates(
        {
          source.count = 9
          for section in 0..<2 { view.insertItems(at: [IndexPath(item: 0, section: section)]) }
        }, completion: done)
    case .reload:
      view.performBatchUpdates({ view.reloadItems(at: [IndexPath(item: 1, section: 0)]) }, completion: done)
    case .layout: view.setCollectionViewLayout(Self.flow(90), animated: true, completion: done)
    case .bounds: UIView.animate(withDuration: 0.3, animations: { view.frame.size.width = 200 }, completion: done)
    case .section:
      view.performBatchUpdates(
        {
          source.sections = 1
          view.deleteSections([0])
        }, completion: done)
    }
  }

  @Test(
    "a collection view released during a change is deallocated, and the completion is called once",
    arguments: Change.allCases, [0, 1, 6, 17])
  func collection(change: Change, frames: Int) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let clock = Clock()
    let source = Source()
    weak var released: UICollectionView?
    var completions = 0
    func build() {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: Self.flow(60))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      clock.run(0.1)
      start(change, view, source) { _ in completions += 1 }
      released = view
    }
    build()
    clock.run(Double(frames) / 60)
    window.subviews.first?.removeFromSuperview()
    clock.run(1)
    #expect(released == nil)
    #expect(completions == 1)
    withExtendedLifetime(window) {}
  }

  @Test("a table view controller can be popped during an update", arguments: [0, 1, 3, 12])
  func table(frames: Int) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let clock = Clock()
    clock.run(0.1)
    let source = Source()
    weak var released: UITableView?
    var completions = 0
    func push() {
      let controller = UITableViewController(style: .plain)
      controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      controller.tableView.dataSource = source
      navigation.pushViewController(controller, animated: false)
      clock.run(0.1)
      released = controller.tableView
      controller.tableView.performBatchUpdates(
        {
          source.count = 5
          controller.tableView.deleteRows(at: (2..<5).map { IndexPath(row: $0, section: 0) }, with: .fade)
        }, completion: { _ in completions += 1 })
    }
    push()
    clock.run(Double(frames) / 60)
    navigation.popViewController(animated: false)
    clock.run(1)
    #expect(released == nil)
    #expect(completions == 1)
  }
}
