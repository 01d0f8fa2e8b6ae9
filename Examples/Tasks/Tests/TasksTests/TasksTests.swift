// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Tasks

@MainActor @Suite(.uiKit)
struct TasksTests {
  private func list(_ stage: TestStage) throws -> TaskListViewController {
    try stage.controller(TaskListViewController.self)
  }

  @Test func theBookKeepsOpenTasksFirst() {
    var book = TaskBook(titles: ["one", "two", "three"])
    book.setDone(true, of: 0)
    #expect(book.tasks.map { $0.title } == ["two", "three", "one"] && book.openCount == 2)
    let four = book.add("Four")
    #expect(book.tasks.map { $0.title } == ["two", "three", "Four", "one"])
    #expect(book.remove(four.number) == 2 && book.remove(99) == nil)
    #expect(
      book.matching("T").map { $0.title } == ["two", "three"] && book.matching("t h").map { $0.title } == ["three"])
  }

  @Test func aTapMarksATaskAsDoneAndUndoOpensItAgain() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let list = try list(stage)
    stage.expectSettled(within: 5)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    stage.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    stage.expectSettled(within: 5)
    #expect(list.book.tasks.last?.title == "Water the plants" && list.book.tasks.last?.isDone == true)
    #expect(list.navigationItem.leftBarButtonItem?.isEnabled == true)
    list.undoLast()
    stage.expectSettled(within: 5)
    #expect(list.book.tasks.first?.title == "Water the plants" && list.book.openCount == 7)
    #expect(list.tableView.visibleCells.count == 7)
  }

  @Test func deletedTasksComeBackWhereTheyWere() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let list = try list(stage)
    stage.expectSettled(within: 5)
    let before = list.book.tasks
    for number in [2, 5, 0] { list.delete(number) }
    stage.expectSettled(within: 5)
    #expect(list.book.tasks.count == 4 && list.tableView.numberOfRows(inSection: 0) == 4)
    list.undoLast()
    stage.expectSettled(within: 5)
    #expect(list.book.tasks.count >= 5)
    while list.undoManager?.canUndo == true { list.undoLast() }
    #expect(list.book.tasks == before)
  }

  @Test func theSearchFindsTasksAndSaysWhenThereAreNone() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let list = try list(stage)
    stage.expectSettled(within: 5)
    let search = try #require(list.navigationItem.searchController)
    search.isActive = true
    stage.expectSettled(within: 5)
    search.searchBar.text = "buy"
    list.updateSearchResults(for: search)
    stage.expectSettled(within: 5)
    #expect(list.tableView.numberOfRows(inSection: 0) == 2 && list.contentUnavailableConfiguration == nil)
    search.searchBar.text = "nobody"
    list.updateSearchResults(for: search)
    stage.expectSettled(within: 5)
    #expect(list.tableView.numberOfRows(inSection: 0) == 0 && list.contentUnavailableConfiguration != nil)
    let message = try #require(list.tableView.subviews.first { $0 is UIContentUnavailableView })
    #expect(message.frame == list.tableView.bounds)
    #expect(message.subviews.contains { ($0 as? UILabel)?.text == "No Results" })
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
