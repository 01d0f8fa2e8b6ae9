// SPDX-License-Identifier: MIT

/// The animation of a preview that is tapped.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It returns to its source.
  case dismiss = 0
  /// It grows and fades, as what it stands for is shown.
  case pop = 1
}

/// An animation of a context menu, along which others may be run.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is seen beside the menu; nil if the view itself is.
  var previewViewController: UIViewController? { get }
  /// Runs a closure along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation of the preview. Default: pop.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is to run along with an animation, and after it.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs what was added to run along.
  func runAnimations() { for animation in animations { animation() } }

  /// Runs what was added to run afterwards.
  func runCompletions() { for completion in completions { completion() } }

  /// Runs changes and what was added, animated if that is wanted, then the completions.
  func run(duration: Double, animated: Bool, _ changes: @escaping () -> Void, then end: @escaping () -> Void) {
    let all = animations
    let after = completions
    guard animated, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else {
      changes()
      for animation in all { animation() }
      end()
      for completion in after { completion() }
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        changes()
        for animation in all { animation() }
      },
      completion: { _ in
        end()
        for completion in after { completion() }
      })
  }
}
