// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// A view that is a drag source and a drop target.
private final class Board: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var heard: [String] = []
  var operation = UIDropOperation.copy
  var provider = NSItemProvider(object: "Milk")

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: provider)]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { heard.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { heard.append("did end \(operation)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    heard.append("can \(session.localDragSession == nil ? "remote" : "local")")
    return true
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    heard.append("enter \(session.items.count)")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    heard.append("update")
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    heard.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    heard.append("drop")
    session.loadObjects(ofClass: String.self) { self.heard += $0 }
    session.loadObjects(ofClass: URL.self) { self.heard += $0.map { $0.absoluteString } }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    heard.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    heard.append("over")
  }

  /// The calls since the last access, without repeated ones.
  var news: [String] {
    defer { heard = [] }
    return heard.enumerated().filter { $0 == 0 || heard[$0 - 1] != $1 }.map { $1 }
  }
}

@Suite(.oneApplication)
@MainActor
struct HostDragTests {
  private let stage = FingerStage(size: CGSize(width: 300, height: 600))
  private let source = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let target = Board(frame: CGRect(x: 100, y: 300, width: 200, height: 200))

  init() {
    source.addInteraction(UIDragInteraction(delegate: source))
    target.addInteraction(UIDropInteraction(delegate: target))
    stage.window.addSubview(source)
    stage.window.addSubview(target)
    stage.tick()
  }

  private func enter(_ items: [StageDragItem], x: Double, y: Double, allowsMove: Bool = false) -> StageDropOperation {
    HostDrag.take(.enter(items: items, allowsMove: allowsMove, x: x, y: y))
  }

  @Test("The drag of another program enters, moves, leaves, returns and is dropped, as on iOS")
  func remote() {
    let items = [StageDragItem(text: "Eggs"), StageDragItem(address: "https://example.com/a")]
    #expect(enter(items, x: 50, y: 200) == .unhandled)
    #expect(target.news.isEmpty)
    #expect(HostDrag.take(.move(x: 150, y: 350)) == .copy)
    #expect(target.news == ["can remote", "enter 2", "update"])
    #expect(HostDrag.take(.move(x: 50, y: 200)) == .unhandled)
    #expect(target.news == ["exit"])
    #expect(HostDrag.take(.drop(x: 160, y: 360)) == .copy)
    stage.wait(0.6)
    #expect(
      target.news == ["enter 2", "update", "drop", "Eggs", "https://example.com/a", "conclude", "over"])
    #expect(DragDriver.current == nil)
  }

  @Test("A drag of another program that leaves the stage is over, and its return is a new session")
  func leaving() {
    #expect(enter([StageDragItem(text: "a")], x: 150, y: 350) == .copy)
    _ = HostDrag.take(.exit)
    stage.wait(0.6)
    #expect(target.news == ["can remote", "enter 1", "update", "exit", "over"])
    #expect(enter([StageDragItem(text: "b")], x: 150, y: 350) == .copy)
    #expect(target.news == ["can remote", "enter 1", "update"])
    // The end of this drag is lost, and the next one begins.
    #expect(enter([StageDragItem(text: "c")], x: 150, y: 350) == .copy)
    _ = HostDrag.take(.exit)
    stage.wait(0.6)
    #expect(DragDriver.current == nil)
  }

  @Test("Proposals are passed on; a move needs a source that allows it", arguments: [false, true])
  func proposals(allowsMove: Bool) {
    target.operation = .forbidden
    #expect(enter([StageDragItem(text: "a")], x: 150, y: 350, allowsMove: allowsMove) == .forbidden)
    target.operation = .cancel
    #expect(HostDrag.take(.move(x: 151, y: 350)) == .cancel)
    target.operation = .move
    #expect(HostDrag.take(.move(x: 152, y: 350)) == (allowsMove ? .move : .cancel))
    #expect(HostDrag.take(.drop(x: 152, y: 350)) == (allowsMove ? .move : .cancel))
    #expect(target.news.contains("drop") == allowsMove)
    stage.wait(0.6)
  }

  @Test("A dropped file provides its content, its URL and its name")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("Note".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = enter([StageDragItem(address: file.absoluteString)], x: 150, y: 350)
    let provider = try #require(DragDriver.current?.session.items.first?.itemProvider)
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
    #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
    var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    #expect(text == "Note")
    _ = HostDrag.take(.exit)
    stage.wait(0.6)
  }

  /// Lifts the source's item and moves it over the target.
  private func lift() {
    stage.down(50, 50)
    stage.wait(0.6)
    stage.move(120, 320)
    stage.wait(0.1)
  }

  private func items() -> [StageDragItem]? {
    var items: [StageDragItem]?
    if let session = DragDriver.current?.session { HostDrag.load(session) { items = $0 } }
    return items
  }

  @Test("A drag that leaves the stage provides its items, ignores touches, and ends in another program")
  func outside() {
    source.provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("[]".utf8), nil)
      return nil
    }
    source.provider.suggestedName = "list"
    lift()
    #expect(target.news == ["can local", "enter 1", "update"])
    _ = HostDrag.take(.exit)
    #expect(target.news == ["exit"] && source.news.isEmpty)
    let formats = items()?.first?.representations ?? []
    #expect(formats.map(\.type) == ["text/plain", "application/json", "text/uri-list"])
    #expect(formats.first?.text == "Milk" && formats.last?.text.hasSuffix("/list.json") == true)
    stage.cancel()
    stage.wait(0.3)
    #expect(DragDriver.current != nil && source.news.isEmpty)
    _ = HostDrag.take(.end(.move))
    stage.wait(0.6)
    #expect(source.news == ["will end move", "did end move"])
    #expect(DragDriver.current == nil && stage.window.subviews == [source, target])
  }

  @Test("A drag that returns to the stage can be dropped there")
  func returning() {
    lift()
    _ = HostDrag.take(.exit)
    stage.cancel()
    stage.wait(0.3)
    #expect(enter([], x: 50, y: 200) == .unhandled)
    #expect(HostDrag.take(.move(x: 150, y: 350)) == .copy)
    _ = target.news
    #expect(HostDrag.take(.drop(x: 150, y: 350)) == .copy)
    // The host also reports the end, which is ignored.
    _ = HostDrag.take(.end(.copy))
    stage.wait(0.6)
    #expect(target.news == ["update", "drop", "Milk", "conclude", "over"])
    #expect(source.news == ["will end copy", "did end copy"] && stage.window.subviews == [source, target])
  }

  @Test("Steps without a drag have no effect")
  func none() {
    for step in [StageDragStep.move(x: 1, y: 1), .exit, .drop(x: 1, y: 1), .end(.copy)] { _ = HostDrag.take(step) }
    #expect(enter([], x: 150, y: 350) == .forbidden)
    #expect(DragDriver.current == nil && target.news.isEmpty)
  }

  /// A collection view and a table that accept text.
  private final class Lists: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate, UITableViewDataSource,
    UITableViewDropDelegate
  {
    var texts = ["a", "b", "c"]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: String.self) }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
      #expect(item.sourceIndexPath == nil && coordinator.session.localDragSession == nil)
      item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
        self.texts.insert(text ?? "", at: path.item)
        collectionView.insertItems(at: [path])
        coordinator.drop(item.dragItem, toItemAt: path)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
      item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
        self.texts.insert(text ?? "", at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }

  @Test("Collection views and tables accept items of other programs", arguments: [false, true])
  func lists(isTable: Bool) {
    let lists = Lists()
    let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    let view: UIView
    if isTable {
      let table = UITableView(frame: frame)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.dropDelegate, view) = (lists, lists, table)
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 44)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.dropDelegate, view) = (lists, lists, collection)
    }
    stage.window.addSubview(view)
    stage.wait(0.1)
    #expect(enter([StageDragItem(text: "new")], x: 150, y: 50) == .copy)
    stage.wait(0.1)
    #expect(HostDrag.take(.drop(x: 150, y: 60)) == .copy)
    stage.wait(1)
    #expect(lists.texts == ["a", "new", "b", "c"])
    #expect(DragDriver.current == nil)
  }
}
