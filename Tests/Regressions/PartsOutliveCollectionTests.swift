// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Internal helpers of a collection view or table referenced it by `unowned(unsafe)`, although a gesture, interaction,
/// animation or the application can retain a helper longer than its owner. The bug affected the sources of drags, drops
/// and menus, the section index, and swipe actions. Releasing a collection view during a drag crashed with signal 11.
/// The animation that closes a row retained the table's adapter, which then read the delegate of a released table.
@Suite(.oneApplication)
@MainActor
struct PartsOutliveCollectionTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDataSource, UITableViewDelegate
  {
    var ended: (() -> Void)?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C", "D"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index, section: 0) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Go") { _, _, done in done(true) }
      ])
    }
  }

  private let fingers = RegressionFingers()
  private let source = Source()

  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let view = UICollectionView(frame: fingers.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.dragDelegate = source
    view.dropDelegate = source
    view.dragInteractionEnabled = true
    fingers.window.addSubview(view)
    fingers.wait(0.02)
    return view
  }

  @Test("A collection view can be released at any moment of a drag", arguments: [0.1, 0.6, 0.8, 1.0])
  func drag(seconds: Double) {
    var view: UICollectionView? = makeCollection()
    weak let released = view
    fingers.down(40, 40)
    fingers.wait(min(seconds, 0.6))
    for step in 1..<20 where Double(step) * 0.02 + 0.6 < seconds {
      fingers.move(40 + Double(step) * 5, 60, after: 0.02)
    }
    view?.removeFromSuperview()
    view = nil
    for step in 1..<10 { fingers.move(100 + Double(step) * 5, 90, after: 0.02) }
    fingers.up(150, 90, after: 0.02)
    fingers.wait(1)
    #expect(released == nil)
    #expect(UIApplication.shared.validate().isEmpty)
  }

  @Test("The section index does nothing without its collection view")
  func index() throws {
    var view: UICollectionView? = makeCollection()
    weak let released = view
    let bar = try #require(view?.subviews.compactMap { $0 as? SectionIndexBar }.first)
    view?.removeFromSuperview()
    view = nil
    fingers.wait(0.02)
    #expect(released == nil)
    bar.choose(2)
    #expect(bar.current == 2)
  }

  @Test("A table can be released while a row opens or closes its swipe actions", arguments: [0.02, 0.1, 0.2, 0.4])
  func swipe(seconds: Double) {
    var table: UITableView? = UITableView(frame: fingers.window.bounds, style: .plain)
    weak let released = table
    table?.dataSource = source
    table?.delegate = source
    table.map { fingers.window.addSubview($0) }
    fingers.wait(0.02)
    fingers.down(300, 60)
    for step in 1...10 { fingers.move(300 - Double(step) * 12, 60, after: 0.01) }
    fingers.up(180, 60, after: 0.01)
    fingers.wait(0.4)
    table?.setEditing(true, animated: true)
    fingers.wait(seconds)
    table?.removeFromSuperview()
    weak let swipes = table?.swipes
    table = nil
    #expect(released == nil && swipes == nil)
    fingers.wait(1)
  }

  @Test("Recognizers of released interactions and segments do nothing")
  func recognizers() throws {
    var card: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var drag: UIDragInteraction? = UIDragInteraction(delegate: UnusedDrag())
    card.map { fingers.window.addSubview($0) }
    drag.map { card?.addInteraction($0) }
    let kept = card?.gestureRecognizers ?? []
    #expect(!kept.isEmpty)
    weak let released = drag
    drag = nil
    card?.removeFromSuperview()
    card = nil
    #expect(released == nil)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fingers.window.addSubview(other)
    for recognizer in kept { other.addGestureRecognizer(recognizer) }
    fingers.down(50, 50)
    fingers.wait(0.8)
    fingers.move(80, 80)
    fingers.up(80, 80)
    #expect(UIApplication.shared.validate().isEmpty)

    var control: UISegmentedControl? = UISegmentedControl(items: ["One", "Two"])
    control?.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let segment = try #require(control?.subviews.last { $0.accessibility.isElement })
    control = nil
    #expect(!segment.accessibilityActivate())
  }

  private final class UnusedDrag: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }
}
