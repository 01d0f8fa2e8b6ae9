// SPDX-License-Identifier: MIT

/// Stores the state of the one scene when it leaves the screen.
///
/// In the browser nothing in it mentions the storage: applications that neither make nor read activities do not contain it.
enum StateRestoration {
  /// Discards what is stored. Nil until the application asks for what is stored.
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

  /// Asks the scene's delegate for the activity that describes the state, and has the session store it.
  static func save(_ scene: UIScene) {
    guard let delegate = scene.delegate,
      let answer = OptionalCall.answer(
        of: delegate, "stateRestorationActivity(for:)", { delegate.stateRestorationActivity(for: scene) })
    else { return }
    if let answer { answer.store(answer) } else { discard.value?() }
  }
}
