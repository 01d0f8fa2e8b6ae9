// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Tasks

@MainActor @Suite(.uiKit)
struct TasksTests {
  private func start(on device: TestDevice = .phone) throws -> (TestStage, TaskListViewController) {
    let stage = try TestStage(application: AppDelegate.self, on: device)
    stage.expectSettled(within: 5)
    return (stage, try stage.controller(TaskListViewController.self))
  }

  /// Returns the titles of the visible rows, from top to bottom.
  private func rows(_ stage: TestStage) -> [String] {
    stage.elements(.listItem).filter { $0.isVisible }.sorted { $0.frame.minY < $1.frame.minY }.map { $0.label }
  }

  private func tap(_ label: String, _ role: AccessibilityRole = .button, in stage: TestStage) throws {
    try stage.tap(role, label)
    stage.expectSettled(within: 5)
  }

  // MARK: Model

  @Test func openTasksComeFirst() {
    var list = TodoList(titles: ["one", "two", "three"])
    list.setDone(true, of: 0)
    #expect(list.todos.map { $0.title } == ["two", "three", "one"] && list.openCount == 2)
    list.add("Four")
    #expect(list.todos.map { $0.title } == ["two", "three", "Four", "one"])
    list.remove(99)
    list.remove(3)
    #expect(list.todos.map { $0.title } == ["two", "three", "one"])
    #expect(list.matching("T").map { $0.title } == ["two", "three"])
    #expect(list.matching("t h").map { $0.title } == ["three"] && list.matching("", .done).map { $0.id } == [0])
  }

  // MARK: Tap, swipe, undo

  @Test func tapCompletesTaskAndUndoReopensIt() throws {
    let (stage, list) = try start()
    let first = try stage.element(.listItem, "Water the plants").frame
    let last = try stage.element(.listItem, "Buy paint for the door").frame
    #expect(try !stage.element(.button, "Undo").isEnabled)
    try tap("Water the plants", .listItem, in: stage)
    #expect(list.list.todos.last?.isDone == true)
    #expect(try stage.element(.listItem, "Water the plants").frame == last)
    try tap("Undo", in: stage)
    #expect(list.list.openCount == 7)
    #expect(try stage.element(.listItem, "Water the plants").frame == first)
    try tap("Redo", in: stage)
    #expect(try stage.element(.listItem, "Water the plants").frame == last)
  }

  @Test func longLeadingSwipeCompletesTask() throws {
    let (stage, list) = try start()
    let row = try stage.element(.listItem, "Fix the bicycle").frame
    stage.drag(from: CGPoint(x: 20, y: row.midY), to: CGPoint(x: 370, y: row.midY), over: 0.4)
    stage.expectSettled(within: 5)
    #expect(list.list.todos.last?.title == "Fix the bicycle")
  }

  @Test func trailingSwipeOffersDelete() throws {
    let (stage, list) = try start()
    let row = try stage.element(.listItem, "Fix the bicycle").frame
    stage.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 200, y: row.midY), over: 0.3)
    stage.expectSettled(within: 5)
    let delete = try stage.element(.button, "Delete").frame
    #expect(delete.maxX == 390 && abs(delete.midY - row.midY) < 1)
    try tap("Delete", in: stage)
    #expect(!list.list.todos.contains { $0.title == "Fix the bicycle" })
    try tap("Undo", in: stage)
    #expect(try stage.element(.listItem, "Fix the bicycle").frame == row)
  }

  @Test func taskIsEditedInAlert() throws {
    let (stage, list) = try start()
    let row = try stage.element(.listItem, "Read one chapter").frame
    stage.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 200, y: row.midY), over: 0.3)
    stage.expectSettled(within: 5)
    try tap("Edit", in: stage)
    stage.type(" or two")
    try tap("Save", in: stage)
    #expect(list.list.todos.contains { $0.title == "Read one chapter or two" })
    #expect(stage.shows(.listItem, "Read one chapter or two"))
  }

  @Test func newTaskIsAddedAfterOpenTasks() throws {
    let (stage, list) = try start()
    try tap("Water the plants", .listItem, in: stage)
    try tap("Add", in: stage)
    stage.type("Call Tom")
    let buttons = stage.elements(.button, "Add")
    try stage.tap(#require(buttons.max { $0.frame.minY < $1.frame.minY }))
    stage.expectSettled(within: 5)
    #expect(list.list.todos.map { $0.title }.suffix(2) == ["Call Tom", "Water the plants"])
    #expect(rows(stage).suffix(2) == ["Call Tom", "Water the plants"])
  }

  @Test func everyChangeCanBeUndone() throws {
    let (stage, list) = try start()
    let before = list.list
    for id in [2, 5, 0] {
      stage.perform { list.delete(id) }
      stage.expectSettled(within: 5)
    }
    #expect(rows(stage).count == 4)
    for _ in 1...3 { try tap("Undo", in: stage) }
    #expect(list.list.todos == before.todos && rows(stage).count == 7)
    #expect(try !stage.element(.button, "Undo").isEnabled)
  }

  @Test func keyCommandUndoesChange() throws {
    let (stage, list) = try start()
    try tap("Water the plants", .listItem, in: stage)
    stage.key(KeyCode("z"), holding: .command)
    stage.expectSettled(within: 5)
    #expect(list.list.openCount == 7)
  }

  // MARK: Search

  @Test func searchFindsTasks() throws {
    let (stage, _) = try start()
    let field = try #require(stage.elements().first { $0.label == "Search tasks" && $0.role != .text })
    stage.tap(at: field.center)
    stage.expectSettled(within: 5)
    stage.type("buy")
    stage.expectSettled(within: 5)
    #expect(rows(stage) == ["Buy bread and milk", "Buy paint for the door"])
    stage.type("x")
    stage.expectSettled(within: 5)
    #expect(rows(stage) == [] && stage.elements().contains { $0.label.contains("No Results") })
    try tap("Cancel", in: stage)
    #expect(rows(stage).count == 7)
  }

  @Test func scopesFilterTasks() throws {
    let (stage, list) = try start()
    stage.perform { list.setDone(true, of: 4) }
    stage.expectSettled(within: 5)
    let field = try #require(stage.elements().first { $0.label == "Search tasks" && $0.role != .text })
    stage.tap(at: field.center)
    stage.expectSettled(within: 5)
    try tap("Done", in: stage)
    #expect(rows(stage) == ["Fix the bicycle"])
    try tap("Open", in: stage)
    #expect(rows(stage).count == 6)
  }

  // MARK: Devices

  @Test func rowsDoNotOverlapOnAnyScreen() {
    onDevices(count: 100) {
      UINavigationController(rootViewController: TaskListViewController())
    } check: { stage in
      stage.expectSettled(within: 5)
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func noTextIsTruncated(scale: Double) throws {
    let (stage, _) = try start(on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
