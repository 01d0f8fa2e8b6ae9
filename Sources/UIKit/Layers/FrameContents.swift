// SPDX-License-Identifier: MIT

/// A layer that makes its content for each frame, such as particles.
nonisolated protocol FrameContent: AnyObject {
  /// The order among such layers in a frame, greatest first: a layer that copies others has its turn after them.
  var contentRank: Int { get }
  /// Makes the content of the current time; returns whether it changes while time passes.
  @MainActor func updateContent() -> Bool
}

/// The living layers that make their content for each frame.
///
/// The committer knows it by a closure that the first such layer installs, so that programs without particles and replicas carry no
/// line of them. Frames are requested while a layer in a visible window changes with time.
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

  /// The layers are updated after layout; here they only request the next frame.
  @MainActor func frame(at timestamp: TimeInterval) -> Bool { isBusy }

  /// The layers may outlive the application.
  @MainActor func reset() { isBusy = false }
}

nonisolated extension CALayer {
  /// Whether the layer is in a window and neither it nor anything that contains it is hidden.
  final var isOnScreen: Bool {
    var layer = self
    while true {
      if layer.state.isHidden { return false }
      guard let parent = layer.parent else { break }
      layer = parent
    }
    return layer.viewReference.map { $0._withUnsafeGuaranteedRef { $0.isWindow } } ?? false
  }

  /// Adds a layer that this one made to its sublayers, at the back or in front of all others. It asks for no layout.
  final func attachGenerated(_ layer: CALayer, atBack: Bool = false) {
    layer.animatesItself = false
    children.insert(layer, at: atBack ? 0 : children.count)
    layer.parent = self
    layer.mark([.parent, .matrix])
    mark(.order)
  }

  /// Removes a layer that this one made.
  final func detachGenerated(_ layer: CALayer) {
    children.removeIdentical(to: layer)
    layer.parent = nil
    mark(.order)
    if layer.committed.isKnown { MainThread.run(layer) { LayerCommitter.shared.layerLeft($0) } }
  }
}
