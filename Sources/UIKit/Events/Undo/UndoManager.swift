// SPDX-License-Identifier: MIT

/// Records how to take changes back, in groups, and takes them back and makes them again.
///
/// ```swift
/// func rename(to name: String) {
///   undoManager?.registerUndo(withTarget: self) { [old = self.name] in $0.rename(to: old) }
///   undoManager?.setActionName("Rename")
///   self.name = name
/// }
/// ```
///
/// Steps that are registered during an undo become the redo. Targets are not retained; the steps of one that is gone are skipped.
///
/// Differs from Foundation: a group without steps is discarded. Grouping by event ends with the tick that displays the event's effects.
/// It comes with UIKit: Foundation has it neither on Linux nor in the browser.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var open: [UndoGroup] = []
  /// Whether the outermost group was opened by a registration, and ends with the event.
  private var isEventGroup = false
  private var disabledCount = 0
  /// Changes whenever a step is registered, undone or removed: an editor extends its last step only if nothing has happened since.
  final private(set) var generation = 0

  /// Makes a manager without steps.
  public override init() { UndoKeys.install() }

  // MARK: Registering

  /// Registers a closure that takes a change of an object back. The closure must not retain the object: use its argument.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let reference = WeakReference(target)
    register(target) {
      if let target = reference.wrappedValue { handler(target) }
    }
  }

  /// Registers an action that takes a change of an object back. The object is passed to it and retained.
  public final func registerUndo(withTarget target: AnyObject, selector: Selector, object anObject: ActionSender?) {
    let reference = WeakReference<AnyObject>(target)
    register(target) {
      guard let target = reference.wrappedValue else { return }
      SelectorTarget(target as? NSObject).perform(selector, with: anObject)
    }
  }

  private func register(_ target: AnyObject, _ perform: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        Diagnostics.report(
          "undoGrouping", "An undo step was registered outside a group. Call beginUndoGrouping() or set groupsByEvent.")
        return
      }
      begin()
      isEventGroup = true
      AppContext.shared.afterCommit { [me = WeakReference(self)] in me.wrappedValue?.endEventGroup() }
    }
    generation += 1
    if !isUndoing, !isRedoing { redoStack = [] }
    open[open.count - 1].steps.append(.step(WeakReference(target), perform))
  }

  /// Stops registration, as often as it is enabled again.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Resumes registration after `disableUndoRegistration()`. A call too many is reported and ignored.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      Diagnostics.report(
        "undoGrouping", "enableUndoRegistration() was called without disableUndoRegistration(). Balance the calls.")
      return
    }
    disabledCount -= 1
  }

  /// Whether steps are registered. Default: true.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  /// Whether the steps of one event are a group. Default: true.
  open var groupsByEvent = true

  /// The number of groups that can be undone; older ones are discarded. Default: 0, no limit. Negative numbers count as 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The number of open groups, one in another.
  open var groupingLevel: Int { open.count }

  /// Opens a group, in the one that is open already if there is one.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
      begin()
      isEventGroup = true
      AppContext.shared.afterCommit { [me = WeakReference(self)] in me.wrappedValue?.endEventGroup() }
    }
    begin()
  }

  private func begin() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group. Without an open group that is reported and ignored.
  open func endUndoGrouping() {
    guard open.count > (isEventGroup ? 1 : 0) else {
      Diagnostics.report("undoGrouping", "endUndoGrouping() was called without beginUndoGrouping(). Balance the calls.")
      return
    }
    end()
  }

  private func end() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty { isEventGroup = false }
    if !group.isEmpty {
      if open.isEmpty {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
      } else {
        open[open.count - 1].add(group)
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Closes the group of the event.
  final func endEventGroup() {
    if isEventGroup, open.count == 1, !isUndoing, !isRedoing { end() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }

  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count + (open.contains { !$0.isEmpty } ? 1 : 0) }

  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }

  /// Whether it undoes now.
  open private(set) var isUndoing = false

  /// Whether it redoes now.
  open private(set) var isRedoing = false

  /// Closes the group of the event and undoes the last group. With another open group nothing happens, which is reported.
  open func undo() {
    if open.count == 1 { end() }
    guard open.isEmpty else {
      Diagnostics.report(
        "undoGrouping", "undo() was called with \(open.count) open groups. Call endUndoGrouping() first.")
      return
    }
    undoNestedGroup()
  }

  /// Undoes the last closed group. While groups are open that is not possible, which is reported.
  open func undoNestedGroup() {
    guard open.isEmpty, !isUndoing, !isRedoing else {
      Diagnostics.report(
        "undoGrouping", "undoNestedGroup() was called in an open group. Call endUndoGrouping() first.")
      return
    }
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last group that was undone.
  open func redo() {
    endEventGroup()
    post(.NSUndoManagerCheckpoint)
    guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup) {
    generation += 1
    begin()
    open[0].actionName = group.actionName
    open[0].isDiscardable = group.isDiscardable
    group.perform()
    // Groups that the steps opened and did not close.
    while !open.isEmpty { end() }
  }

  /// Removes all steps, and closes all groups.
  open func removeAllActions() {
    generation += 1
    undoStack = []
    redoStack = []
    open = []
    isEventGroup = false
    disabledCount = 0
  }

  /// Removes the steps of a target, and groups that have no others.
  open func removeAllActions(withTarget target: AnyObject) {
    generation += 1
    func remove(in groups: inout [UndoGroup], discardsEmpty: Bool) {
      for index in groups.indices { groups[index].remove(target) }
      if discardsEmpty { groups.removeAll { $0.isEmpty } }
    }
    remove(in: &undoStack, discardsEmpty: true)
    remove(in: &redoStack, discardsEmpty: true)
    remove(in: &open, discardsEmpty: false)
  }

  // MARK: Names

  /// The name of the group that would be undone; empty if it has none.
  open var undoActionName: String { (open.first ?? undoStack.last)?.actionName ?? "" }

  /// The name of the group that would be redone; empty if it has none.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }

  /// Names the open group, or the last one.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      // A redo keeps the name of what was undone.
      if !(isUndoing || isRedoing) || open[0].actionName.isEmpty { open[0].actionName = actionName }
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].actionName = actionName
    }
  }

  /// Whether what would be undone can be discarded when a document is closed.
  open var undoActionIsDiscardable: Bool { (open.first ?? undoStack.last)?.isDiscardable ?? false }

  /// Whether what would be redone can be discarded when a document is closed.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Marks the open group, or the last one, as one that can be discarded when a document is closed.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if !open.isEmpty {
      open[0].isDiscardable = discardable
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].isDiscardable = discardable
    }
  }

  /// The title of a menu item that undoes, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item that redoes, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu item that undoes an action with a name. Default: "Undo" and the name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a menu item that redoes an action with a name. Default: "Redo" and the name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
