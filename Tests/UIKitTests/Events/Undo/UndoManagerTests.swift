// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UndoManagerTests {
  private final class Box: NSObject {
    let manager: UndoManager
    var value = 0
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ number: Int, name: String = "") {
      manager.registerUndo(withTarget: self) { [value] in $0.set(value, name: name) }
      manager.setActionName(name)
      value = number
    }
  }

  nonisolated private final class Log: @unchecked Sendable {
    var names: [String] = []
  }

  private let manager = UndoManager()
  private let box: Box

  init() {
    box = Box(manager)
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
  }

  private func endEvent() {
    UIApplication.shared.tick(timestamp: UIApplication.shared.currentTime + 1)
  }

  @Test func stepsOfOneEventAreOneGroup() {
    box.set(1)
    box.set(2)
    #expect(manager.groupingLevel == 1 && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(box.value == 0 && !manager.canUndo && manager.canRedo && manager.groupingLevel == 0)
    manager.redo()
    #expect(box.value == 2 && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(box.value == 0)
  }

  @Test func tickEndsEvent() {
    box.set(1)
    endEvent()
    #expect(manager.groupingLevel == 0)
    box.set(2)
    endEvent()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(box.value == 1)
    // A new step clears the redo stack.
    box.set(5)
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(box.value == 0)
  }

  @Test func manualAndNestedGroups() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    box.set(1)
    manager.beginUndoGrouping()
    box.set(2)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    box.set(3)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    box.set(4)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(box.value == 3)
    manager.undo()
    #expect(box.value == 0)
    manager.redo()
    manager.redo()
    #expect(box.value == 4)
  }

  @Test func namesBelongToTheirGroups() {
    box.set(1, name: "Set")
    #expect(manager.undoActionName == "Set" && manager.undoMenuItemTitle == "Undo Set")
    manager.undo()
    #expect(manager.redoActionName == "Set" && manager.redoMenuItemTitle == "Redo Set")
    #expect(manager.undoMenuItemTitle == "Undo")
  }

  @Test func levelsAreLimited() {
    manager.levelsOfUndo = 2
    for number in 1...4 {
      box.set(number)
      endEvent()
    }
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(box.value == 2)
  }

  @Test func registrationCanBeDisabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    box.set(1)
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    box.set(2)
    #expect(manager.canUndo)
  }

  @Test func stepsOfTargetAreRemoved() {
    let other = Box(manager)
    box.set(1)
    other.set(1)
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(box.value == 0 && other.value == 1)
    box.set(1)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
  }

  @Test func targetsAreNotRetained() {
    var other: Box? = Box(manager)
    weak let reference = other
    other?.set(1)
    other = nil
    #expect(reference == nil)
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test func notificationsArriveInOrder() {
    let log = Log()
    let token = NotificationCenter.default.addObserver(forName: nil, object: manager, queue: nil) { note in
      log.names.append(note.name.rawValue)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    box.set(1)
    endEvent()
    manager.undo()
    let group = { (name: String) in "NSUndoManager\(name)Notification" }
    let grouping = ["Checkpoint", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    #expect(log.names == (grouping + ["Checkpoint", "WillUndoChange"] + grouping + ["DidUndoChange"]).map(group))
  }

  @Test func misuseIsReported() {
    let faults = Diagnostics.recording {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.groupsByEvent = false
      box.set(1)
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
    }
    #expect(faults.map { $0.kind } == Array(repeating: "undoGrouping", count: 4))
  }

  @Test func respondersFindUndoManagerOfWindow() {
    final class Controller: UIViewController {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.undoManager != nil && root.view.undoManager === window.undoManager)
    let child = Controller()
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(child.view.undoManager === child.own)
    #expect(UIViewController().undoManager == nil)
  }
}
