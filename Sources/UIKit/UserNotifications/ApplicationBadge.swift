// SPDX-License-Identifier: MIT

import SprungStage

/// The number on the application's icon.
final class ApplicationBadge: AppState {
  static let shared = AppContext.adopt(ApplicationBadge())
  private var number = 0

  /// The number, 0 for none. A negative one counts as 0.
  var count: Int {
    get { number }
    set {
      number = max(0, newValue)
      guard HostRequests.canAnswer(.badge) else {
        Diagnostics.report(
          "hostRequest",
          "The badge number \(number) is stored only, because the host does not show badges. Installed web apps show badges."
        )
        return
      }
      HostRequests.shared.send(.badge, files: [.text("\(number)")]) { _ in }
    }
  }

  func reset() { number = 0 }
}

extension UIApplication {
  /// The number on the application's icon; 0, the default, for none. A host that shows none is reported once, and the
  /// number is stored only.
  public final var applicationIconBadgeNumber: Int {
    get { ApplicationBadge.shared.count }
    set { ApplicationBadge.shared.count = newValue }
  }
}
