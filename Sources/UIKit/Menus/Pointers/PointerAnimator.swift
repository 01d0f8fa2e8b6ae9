// SPDX-License-Identifier: MIT

/// Runs the changes of a pointer interaction together with the animations that its delegate adds.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ changes: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    let all = {
      changes()
      for animation in animations { animation() }
    }
    guard UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else {
      all()
      for completion in completions { completion(true) }
      return
    }
    UIView.animate(
      withDuration: UIKitTuning.pointerDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: all, completion: { isFinished in for completion in completions { completion(isFinished) } })
  }
}
