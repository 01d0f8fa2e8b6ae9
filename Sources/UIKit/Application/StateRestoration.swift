// SPDX-License-Identifier: MIT

/// Saves the state of the single scene when it leaves the screen.
///
/// This type does not reference the storage, so applications that neither create nor read activities do not link it.
enum StateRestoration {
  /// Discards the stored state. Nil until the application reads the stored state.
  static let discard = AppContext.adopt(AppValue<(() -> Void)?>(nil))

  /// Queries the scene delegate for the restoration activity, and stores it.
  static func save(_ scene: UIScene) {
    guard let delegate = scene.delegate,
      let answer = OptionalCall.answer(
        of: delegate, "stateRestorationActivity(for:)", { delegate.stateRestorationActivity(for: scene) })
    else { return }
    if let answer { answer.store(answer) } else { discard.value?() }
  }
}
