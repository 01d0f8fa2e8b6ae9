// SPDX-License-Identifier: MIT

/// A layer whose content is updated in each frame, such as a particle emitter.
nonisolated protocol FrameContent: AnyObject {
  /// The rank that determines the order of the updates in a frame. Layers with higher ranks are updated first. A layer
  /// that copies other layers has a lower rank than those layers.
  var contentRank: Int { get }
  /// Updates the content for the current time, and returns whether the content changes over time.
  @MainActor func updateContent() -> Bool
}

/// All layers that update their content in each frame.
///
/// The committer updates these layers through a closure that the first such layer installs, so that applications
/// without particles and replicas do not link this code. Frames are requested while the content of a layer in a visible
/// window changes over time.
nonisolated final class FrameContents: FrameParticipant, AppState {
  nonisolated(unsafe) static let shared = AppContext.adopt(FrameContents())

  private var contents: [WeakReference<any FrameContent>] = []
  private var isBusy = false

  /// Adds a layer, which is not retained.
  func add(_ content: any FrameContent) {
    contents.append(WeakReference(content))
    MainThread.run(self) { contents in
      LayerCommitter.shared.updateContents = { contents.update() }
    }
  }

  @MainActor private func update() {
    var living: [any FrameContent] = []
    var references: [WeakReference<any FrameContent>] = []
    for reference in contents {
      guard let content = reference.wrappedValue else { continue }
      living.append(content)
      references.append(reference)
    }
    contents = references
    isBusy = false
    for content in living.sorted(by: { $0.contentRank > $1.contentRank }) where content.updateContent() {
      isBusy = true
    }
    if isBusy {
      FrameScheduler.shared.add(self, phase: .animations)
    } else {
      FrameScheduler.shared.remove(self)
    }
  }

  /// Requests the next frame if necessary. The layers themselves are updated after layout.
  @MainActor func frame(at timestamp: TimeInterval) -> Bool { isBusy }

  /// Stops requesting frames. The layers are not discarded, because they can outlive the application.
  @MainActor func reset() { isBusy = false }
}

nonisolated extension CALayer {
  /// Whether the layer is in a window and neither it nor an ancestor is hidden.
  final var isOnScreen: Bool {
    var layer = self
    while true {
      if layer.state.isHidden { return false }
      guard let parent = layer.parent else { break }
      layer = parent
    }
    return layer.viewReference.map { $0._withUnsafeGuaranteedRef { $0.isWindow } } ?? false
  }

  /// Adds a generated layer to the sublayers, at the back or at the front, without requesting layout.
  final func attachGenerated(_ layer: CALayer, atBack: Bool = false) {
    layer.animatesItself = false
    children.insert(layer, at: atBack ? 0 : children.count)
    layer.parent = self
    layer.mark([.parent, .matrix])
    mark(.order)
  }

  /// Removes a generated layer.
  final func detachGenerated(_ layer: CALayer) {
    children.removeIdentical(to: layer)
    layer.parent = nil
    mark(.order)
    if layer.committed.isKnown { MainThread.run(layer) { LayerCommitter.shared.layerLeft($0) } }
  }
}
