// SPDX-License-Identifier: MIT

/// Saves the state of the single scene when it leaves the screen.
///
/// In the browser nothing in it mentions the storage: applications that neither make nor read activities do not contain it.
enum StateRestoration {
  /// Discards the stored state. Nil until the application reads the stored state.
  static let discard = AppContext.adopt(AppValue<(() -> Void)?>(nil))
  /// Reads what is stored. Nil in browsers until the application reads the stored activity of its session.
  static let read = AppContext.adopt(AppValue<(() -> NSUserActivity?)?>(nil))

  /// Has the scene's delegate restore the stored state, after the delegate has made the windows.
  static func restore(_ scene: UIScene) {
    #if hasFeature(Embedded)
      guard let activity = read.value?() else { return }
    #else
      guard let activity = StoredActivity.read() else { return }
    #endif
    scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
  }

  /// Queries the scene delegate for the restoration activity, and stores it.
  static func save(_ scene: UIScene) {
    guard let delegate = scene.delegate,
      let answer = OptionalCall.answer(
        of: delegate, "stateRestorationActivity(for:)", { delegate.stateRestorationActivity(for: scene) })
    else { return }
    if let answer { answer.store(answer) } else { discard.value?() }
  }
}
