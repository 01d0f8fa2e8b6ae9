// SPDX-License-Identifier: MIT

import SprungStage

/// Runs a drag from lift to drop: moves the previews, finds the drop target and notifies the delegates.
final class DragDriver {
  /// The drag that is in progress, or nil.
  static var current: DragDriver? {
    get { inProgress.value }
    set { inProgress.value = newValue }
  }
  private static let inProgress = AppContext.adopt(AppValue<DragDriver?>(nil))

  let session: DragSession
  /// The source of the drag, or nil if it comes from another program.
  private let interaction: UIDragInteraction?
  private let window: UIWindow
  private var platters: [(item: UIDragItem, view: UIView, home: CGRect, grip: CGPoint)] = []
  /// The first touch location. Items that are added later are stacked behind the first item.
  private var start = CGPoint.zero
  /// The other interactions whose items were added to this drag.
  private var adders: [UIDragInteraction] = []
  /// The interaction that would receive the items if they were dropped now.
  private var target: UIDropInteraction?
  /// The interactions whose delegates were queried about this drag, with their answers.
  private var asked: [(target: UIDropInteraction, handles: Bool)] = []
  private var proposal = UIDropProposal(operation: .cancel)
  private var isOver = false
  /// Whether the host moves and ends the drag instead of a touch.
  private(set) var isHosted = false
  /// The dropped items with a custom drop animation.
  private var dropped: [(item: UIDragItem, place: CGRect?, animator: MenuAnimator)] = []

  init(_ session: DragSession, _ interaction: UIDragInteraction?, in window: UIWindow) {
    self.session = session
    self.interaction = interaction
    self.window = window
    isHosted = interaction == nil
  }

  /// Starts the drag and lifts the previews of its items.
  func begin(at point: CGPoint) {
    Self.current = self
    session.point = point
    start = point
    if let interaction {
      for item in session.items { lift(item, from: interaction) }
      for platter in platters.reversed() { window.addSubview(platter.view) }
      interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
    }
    MenuAnimator(nil).run(duration: UIKitTuning.contextMenuEnd, animated: true) { [self] in
      for platter in platters {
        platter.view.transform = CGAffineTransform(scaleX: UIKitTuning.liftScale, y: UIKitTuning.liftScale)
      }
    } then: {
    }
    follow(point)
  }

  /// Creates the lifted preview of an item at its original position.
  private func lift(_ item: UIDragItem, from source: UIDragInteraction) {
    let preview =
      source.delegate?.dragInteraction(source, previewForLifting: item, session: session)
      ?? source.view.flatMap { $0.superview == nil ? nil : UITargetedDragPreview(view: $0) }
    guard let preview else { return }
    let platter = preview.makePlatter()
    let home = preview.frameInWindow
    platter.layoutFrame = home
    platters.append((item, platter, home, CGPoint(x: home.midX - start.x, y: home.midY - start.y)))
  }

  /// Adds the items that a tap has lifted. The added items are stacked behind the drag's other items.
  func add(_ items: [UIDragItem], from adder: UIDragInteraction) {
    guard !isOver, let interaction else { return }
    var added: [UIDragItem] = []
    for item in items where !session.items.contains(where: { $0 === item }) { added.append(item) }
    guard !added.isEmpty else { return }
    interaction.delegate?.dragInteraction(interaction, session: session, willAdd: added, for: adder)
    if adder !== interaction, !adders.contains(where: { $0 === adder }) { adders.append(adder) }
    session.items += added
    let first = platters.count
    for item in added { lift(item, from: adder) }
    for platter in platters[first...] {
      if first > 0 {
        window.insertSubview(platter.view, belowSubview: platters[first - 1].view)
      } else {
        window.addSubview(platter.view)
      }
    }
    (adder.delegate as? ItemDragSource)?.wereAdded(added)
    MenuAnimator(nil).run(duration: UIKitTuning.contextMenuEnd, animated: true) { [self] in
      for platter in platters[first...] {
        platter.view.transform = CGAffineTransform(scaleX: UIKitTuning.liftScale, y: UIKitTuning.liftScale)
      }
      layOutPreviews()
    } then: {
    }
    follow()
  }

  /// Positions the previews at the touch.
  private func layOutPreviews() {
    let point = session.point
    for (index, platter) in platters.enumerated() {
      // Each further item is behind the previous one and offset by 4 points.
      let grip = platters[0].grip
      platter.view.center = CGPoint(
        x: point.x + grip.x + 4 * CGFloat(index), y: point.y + grip.y + 4 * CGFloat(index))
    }
  }

  /// Moves the drag with the touch to a point in the window.
  func move(to point: CGPoint) { if !isHosted { follow(point) } }

  private func follow(_ point: CGPoint) {
    guard !isOver else { return }
    session.point = point
    layOutPreviews()
    if let interaction { interaction.delegate?.dragInteraction(interaction, sessionDidMove: session) }
    follow()
  }

  private func follow() {
    let found = findTarget()
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
      target = found
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
    }
    proposal =
      target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
      ?? UIDropProposal(operation: .cancel)
  }

  /// Returns the innermost drop interaction below the touch that can handle the drag.
  private func findTarget() -> UIDropInteraction? {
    var view = window.hitTest(session.point, with: nil)
    while let current = view {
      for candidate in current.touchSettings.interactions {
        guard let target = candidate as? UIDropInteraction, let delegate = target.delegate else { continue }
        if let known = asked.first(where: { $0.target === target }) {
          if known.handles { return target }
          continue
        }
        let handles = delegate.dropInteraction(target, canHandle: session)
        asked.append((target, handles))
        if handles { return target }
      }
      view = current.superview
    }
    return nil
  }

  /// Ends the drag with a lifted touch.
  func end() { if !isHosted { _ = drop() } }

  /// Ends the drag. If the drop target accepts the drop, it receives the items.
  private func drop() -> UIDropOperation {
    guard !isOver else { return .cancel }
    follow()
    var operation = proposal.operation
    if operation == .forbidden || (operation == .move && !session.allowsMoveOperation) { operation = .cancel }
    if target == nil { operation = .cancel }
    if operation != .cancel, let target { target.delegate?.dropInteraction(target, performDrop: session) }
    finish(operation)
    return operation
  }

  /// Cancels the drag after a canceled touch or the Escape key. The previews return to their original positions.
  func cancel() { if !isHosted { abandon(.cancel) } }

  /// Ends the drag without a drop on a target of the application.
  private func abandon(_ operation: UIDropOperation) {
    guard !isOver else { return }
    exitTarget()
    finish(operation)
  }

  private func exitTarget() {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
    target = nil
  }

  /// Animates the preview of a dropped item to its final frame, in window coordinates. If the frame is nil, the preview
  /// shrinks and fades out.
  func drop(_ item: UIDragItem, to frame: CGRect?) -> MenuAnimator {
    let animator = MenuAnimator(nil)
    dropped.append((item, frame, animator))
    return animator
  }

  private func finish(_ operation: UIDropOperation) {
    isOver = true
    Self.current = nil
    if let interaction {
      interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    }
    let end = { [self] in
      for platter in platters { platter.view.removeFromSuperview() }
      if operation != .cancel, let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
      for (target, handles) in asked where handles {
        target.delegate?.dropInteraction(target, sessionDidEnd: session)
      }
      if let interaction {
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
      }
      for adder in adders { (adder.delegate as? ItemDragSource)?.additionEnded() }
    }
    let animator = MenuAnimator(nil)
    for entry in dropped {
      animator.addAnimations { entry.animator.runAnimations() }
      animator.addCompletion { entry.animator.runCompletions() }
    }
    animator.run(
      duration: UIKitTuning.contextMenuEnd, animated: true,
      { [self] in
        for platter in platters { settle(platter.view, platter.home, platter.item, operation) }
      }, then: end)
  }

  private func settle(_ view: UIView, _ home: CGRect, _ item: UIDragItem, _ operation: UIDropOperation) {
    view.transform = .identity
    if operation == .cancel {
      view.center = CGPoint(x: home.midX, y: home.midY)
      return
    }
    guard let frame = dropped.first(where: { $0.item === item })?.place else {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return
    }
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

#if !hasFeature(Embedded)
  // A drag that the host controls.
  extension DragDriver {
    /// The layer of the first preview, or 0 if there is none.
    var previewLayer: LayerID { platters.first?.view.layer.stageID ?? 0 }

    /// Whether the drag started in the application.
    var isOwn: Bool { interaction != nil }

    /// The effect of a drop at the current location.
    var hostOperation: StageDropOperation {
      guard target != nil else { return .unhandled }
      if proposal.operation == .move, !session.allowsMoveOperation { return .cancel }
      return proposal.operation.stageOperation
    }

    /// Moves the drag to a point in the window.
    func hostMove(to point: CGPoint) { follow(point) }

    /// Called when the pointer leaves the stage. The host displays a preview there.
    func leaveStage() {
      isHosted = true
      exitTarget()
      for platter in platters { platter.view.isHidden = true }
    }

    /// Called when the application's own drag returns to the stage.
    func returnToStage() { for platter in platters { platter.view.isHidden = false } }

    /// Drops the items on the stage. Returns the effect.
    func hostDrop() -> StageDropOperation {
      let operation = drop()
      return target == nil ? .unhandled : operation.stageOperation
    }

    /// Ends the drag outside the stage.
    func hostEnd(_ operation: UIDropOperation) { abandon(operation) }
  }
#endif
