// SPDX-License-Identifier: MIT

/// Undoes and redoes changes, whose inverses it records in groups.
///
/// ```swift
/// func rename(to name: String) {
///   undoManager?.registerUndo(withTarget: self) { [old = self.name] in $0.rename(to: old) }
///   undoManager?.setActionName("Rename")
///   self.name = name
/// }
/// ```
///
/// Steps that are registered during an undo form the redo group. Targets are not retained, and steps whose targets have
/// been deallocated are skipped.
///
/// Differs from Foundation: empty groups are discarded, and an event's group ends at the end of the tick that displays
/// the event's effects. UIKit provides this class, because Foundation does not provide it on Linux or in the browser.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, outermost first.
  private var open: [UndoGroup] = []
  /// Whether a registration opened the outermost group, which then ends with the event.
  private var isEventGroup = false
  private var disabledCount = 0
  /// Incremented when a step is registered, undone or removed. If this value has not changed, an editor can extend its
  /// last step.
  final private(set) var generation = 0

  /// Creates a manager without steps.
  public override init() { UndoKeys.install() }

  // MARK: Registering

  /// Registers a closure that reverts a change of an object. The closure must access the object through its argument
  /// instead of capturing it.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let reference = WeakReference(target)
    register(target) {
      if let target = reference.wrappedValue { handler(target) }
    }
  }

  /// Registers an action that reverts a change of a target. `anObject` is retained and passed to the action.
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

  /// Disables registration. Each call must be balanced by a call to `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Balances one call to `disableUndoRegistration()`. An unbalanced call is ignored and reported as a fault.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      Diagnostics.report(
        "undoGrouping", "enableUndoRegistration() was called without disableUndoRegistration(). Balance the calls.")
      return
    }
    disabledCount -= 1
  }

  /// Whether registration is enabled. Default: true.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  /// Whether all steps registered during an event form a group. Default: true.
  open var groupsByEvent = true

  /// The maximum number of undo groups. Older groups are discarded. If the value is 0 or negative, the number is not
  /// limited. Default: 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The number of nested open groups.
  open var groupingLevel: Int { open.count }

  /// Opens a group. If a group is already open, the new group is nested in it.
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

  /// Closes the innermost group. If no group is open, the call only reports a fault.
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

  /// Closes the group of the current event.
  final func endEventGroup() {
    if isEventGroup, open.count == 1, !isUndoing, !isRedoing { end() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Whether there are steps to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }

  /// Whether there are steps to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count + (open.contains { !$0.isEmpty } ? 1 : 0) }

  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }

  /// Whether an undo is in progress.
  open private(set) var isUndoing = false

  /// Whether a redo is in progress.
  open private(set) var isRedoing = false

  /// Closes the event's group and undoes the last group. If other groups are open, the call only reports a fault.
  open func undo() {
    if open.count == 1 { end() }
    guard open.isEmpty else {
      Diagnostics.report(
        "undoGrouping", "undo() was called with \(open.count) open groups. Call endUndoGrouping() first.")
      return
    }
    undoNestedGroup()
  }

  /// Undoes the last closed group. If groups are open, the call only reports a fault.
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

  /// Redoes the group that was last undone.
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
    // Close groups that the steps left open.
    while !open.isEmpty { end() }
  }

  /// Removes all steps and closes all groups.
  open func removeAllActions() {
    generation += 1
    undoStack = []
    redoStack = []
    open = []
    isEventGroup = false
    disabledCount = 0
  }

  /// Removes the steps of a target, and groups that become empty.
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

  /// The name of the next group to undo, or an empty string if the group has no name.
  open var undoActionName: String { (open.first ?? undoStack.last)?.actionName ?? "" }

  /// The name of the next group to redo, or an empty string if the group has no name.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }

  /// Sets the name of the open group or, if there is none, of the last group.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      // A redo group keeps the name of the undone group.
      if !(isUndoing || isRedoing) || open[0].actionName.isEmpty { open[0].actionName = actionName }
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].actionName = actionName
    }
  }

  /// Whether the next undo step can be discarded when a document closes.
  open var undoActionIsDiscardable: Bool { (open.first ?? undoStack.last)?.isDiscardable ?? false }

  /// Whether the next redo step can be discarded when a document closes.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Sets whether the open group or, if there is none, the last group can be discarded when a document closes.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if !open.isEmpty {
      open[0].isDiscardable = discardable
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].isDiscardable = discardable
    }
  }

  /// The title of the Undo menu item, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the Redo menu item, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the Undo menu item for an action. Default: "Undo" followed by the action name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the Redo menu item for an action. Default: "Redo" followed by the action name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
