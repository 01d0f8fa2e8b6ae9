// SPDX-License-Identifier: MIT

/// Saves the state of the application's single scene when it moves to the background.
///
/// In browser builds, this type refers to the storage only through closures, so that apps without activities do not
/// link it.
enum StateRestoration {
  /// Discards the stored state. Nil until the application reads the stored state.
  static let discard = AppContext.adopt(AppValue<(() -> Void)?>(nil))
  /// Reads the stored state. Nil in browsers until the application reads the stored activity of its session.
  static let read = AppContext.adopt(AppValue<(() -> NSUserActivity?)?>(nil))

  /// Passes the stored state to the scene delegate, after the delegate has created its windows.
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
