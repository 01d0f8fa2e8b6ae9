// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests `delegate?.method?(...)` with the protocols of tables, drag and drop, menus and prefetching.
@Suite(.oneApplication)
@MainActor
struct NewerOptionalCallTests {
  /// A data source and delegate that implements only the required methods.
  final class Silent: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate, UITableViewDataSourcePrefetching, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching,
    UIDragInteractionDelegate, UIDropInteractionDelegate, UIContextMenuInteractionDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell()
    }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
    func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [] }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  /// Implements some optional methods.
  final class Talker: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching,
    UICollectionViewDelegate
  {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("select") }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      heard.append("cancel \(indexPaths.count)")
    }
    func collectionView(_ view: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }
  }

  private let table = UITableView()
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let first = IndexPath(item: 0, section: 0)

  @Test("Missing methods return nil") func absent() {
    let silent = Silent()
    let source: any UITableViewDataSource = silent
    #expect(source.numberOfSections?(in: table) == nil && source.tableView?(table, canEditRowAt: first) == nil)
    #expect(source.sectionIndexTitles?(for: table) == nil && source.tableView?(table, canMoveRowAt: first) == nil)
    let delegate: any UITableViewDelegate = silent
    #expect(delegate.tableView?(table, heightForRowAt: first) == nil)
    #expect(delegate.tableView?(table, viewForHeaderInSection: 0) == nil)
    let rowDrag: any UITableViewDragDelegate = silent
    #expect(rowDrag.tableView?(table, dragPreviewParametersForRowAt: first) == nil)
    let drag: any UICollectionViewDragDelegate = silent
    #expect(drag.collectionView?(grid, dragPreviewParametersForItemAt: first) == nil)
    let items: any UICollectionViewDelegate = silent
    #expect(items.collectionView?(grid, canEditItemAt: first) == nil)
    #expect(items.collectionView?(grid, canPerformPrimaryActionForItemAt: first) == nil)
    let cells: any UICollectionViewDataSource = silent
    #expect(cells.indexTitles?(for: grid) == nil && cells.collectionView?(grid, canMoveItemAt: first) == nil)
    #expect(cells.collectionView?(grid, indexPathForIndexTitle: "A", at: 0) == nil)
    let menus: any UIContextMenuInteractionDelegate = silent
    let interaction = UIContextMenuInteraction(delegate: silent)
    #expect(
      menus.contextMenuInteraction?(
        interaction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration()) == nil)
  }

  @Test("Implemented methods are called and return their result") func present() {
    let talker = Talker()
    let source: any UITableViewDataSource = talker
    #expect(source.numberOfSections?(in: table) == 3 && source.sectionIndexTitles?(for: table) == ["A"])
    table.delegate = talker
    #expect(table.delegate?.tableView?(table, heightForRowAt: first) == 30)
    table.delegate?.tableView?(table, didSelectRowAt: first)
    table.prefetchDataSource = talker
    table.prefetchDataSource?.tableView?(table, cancelPrefetchingForRowsAt: [first])
    grid.delegate = talker
    #expect(grid.delegate?.collectionView?(grid, canEditItemAt: first) == false)
    #expect(talker.heard == ["select", "cancel 1"])
  }
}
