// SPDX-License-Identifier: MIT

import SprungModels

/// A layout change that is controlled by a gesture, from its start until one of the two layouts is installed.
final class InteractiveLayoutTransition: FrameParticipant {
  /// The animation to one of the two layouts after the touch has ended.
  private struct Settling {
    let start: CGFloat
    let goal: CGFloat
    let begin: TimeInterval
    let duration: TimeInterval
  }

  let layout: UICollectionViewTransitionLayout
  /// Called at the end of the transition. The arguments are whether the new layout was reached, and whether the final
  /// animation was completed without interruption.
  nonisolated(unsafe) private let completion: ((Bool, Bool) -> Void)?
  @exclusivity(unchecked) private var settling: Settling?
  @exclusivity(unchecked) nonisolated(unsafe) private var isOver = false
  @WeakReference private var client: (any ItemEngineClient)?

  // If the collection view is released during the transition, the transition ends without a final layout.
  deinit {
    #if hasFeature(Embedded)
      FrameScheduler.shared.remove(self)
    #endif
    if !isOver { notify(false, false) }
  }

  init(
    _ client: any ItemEngineClient, _ layout: UICollectionViewTransitionLayout,
    completion: ((Bool, Bool) -> Void)?
  ) {
    _client = WeakReference(client)
    self.layout = layout
    self.completion = completion
  }

  /// Whether the touch has ended and the transition is completing.
  var isSettling: Bool { settling != nil }

  /// The layout at which the transition will end: the new layout if the transition is being finished, otherwise the
  /// current one.
  var goal: UICollectionViewLayout { settling?.goal == 1 ? layout.nextLayout : layout.currentLayout }

  /// Animates to progress 0 or 1, or changes immediately if the view is not visible.
  func settle(at goal: CGFloat, duration: TimeInterval) {
    let now = AppContext.shared.currentTime
    settling = Settling(start: layout.transitionProgress, goal: goal, begin: now, duration: duration)
    let isSeen = client?.window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    if isSeen, duration > 0 {
      FrameScheduler.shared.add(self, phase: .animations)
    } else {
      end(finished: true)
    }
  }

  /// Advances the animation by one frame.
  func frame(at timestamp: TimeInterval) -> Bool {
    guard let settling, !isOver else { return false }
    let elapsed = (timestamp - settling.begin) / settling.duration
    if elapsed >= 1 - 1e-6 || UIAccessibility.isReduceMotionEnabled {
      end(finished: true)
      return false
    }
    let share = TimingCurve.easeOut.value(at: CGFloat(max(0, elapsed)))
    layout.transitionProgress = settling.start + (settling.goal - settling.start) * share
    return true
  }

  /// Installs the final layout immediately.
  func end(finished: Bool) {
    guard !isOver else { return }
    let isReached = settling?.goal == 1
    layout.transitionProgress = isReached ? 1 : 0
    isOver = true
    FrameScheduler.shared.remove(self)
    client?.engine.enter { $0.interactive.install(isReached ? layout.nextLayout : layout.currentLayout, after: self) }
    notify(isReached, finished)
  }

  /// Ends the transition because another layout replaces both of its layouts.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    FrameScheduler.shared.remove(self)
    notify(false, false)
  }

  nonisolated private func notify(_ isReached: Bool, _ isWhole: Bool) {
    guard let completion else { return }
    AppContext.shared.afterCommit { completion(isReached, isWhole) }
  }
}
