// SPDX-License-Identifier: MIT

/// The animation of a menu's preview after the user has tapped the preview.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss = 0
  /// The preview grows and fades out, while the app presents its content.
  case pop = 1
}

/// An animation of a context menu, to which other animations can be added.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, or nil if the preview displays the view to which the menu belongs.
  var previewViewController: UIViewController? { get }
  /// Adds a closure whose changes are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation that runs when the user taps the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the preview's animation. Default: pop.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations and completion handlers that a delegate adds to an animation.
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

  /// Runs the added animations.
  func runAnimations() { for animation in animations { animation() } }

  /// Runs the added completion handlers.
  func runCompletions() { for completion in completions { completion() } }

  /// Runs the changes and the added animations, with animation if `animated` is true. Calls the completion handlers
  /// afterward.
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
