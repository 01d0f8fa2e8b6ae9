// SPDX-License-Identifier: MIT

import SprungStage

/// The badge number of the application's icon.
final class ApplicationBadge: AppState {
  static let shared = AppContext.adopt(ApplicationBadge())
  private var number = 0

  /// The badge number; 0 if there is no badge. Negative values are clamped to 0.
  var count: Int {
    get { number }
    set {
      number = max(0, newValue)
      HostRequests.whenHostIsKnown { ApplicationBadge.shared.send() }
    }
  }

  private func send() {
    guard HostRequests.canAnswer(.badge) else {
      Diagnostics.report(
        "hostRequest",
        "The badge number \(number) is only stored, because the host does not show badges. Installed web apps show them."
      )
      return
    }
    HostRequests.shared.send(.badge, files: [.text("\(number)")]) { _ in }
  }

  func reset() { number = 0 }
}

extension UIApplication {
  /// The badge number of the application's icon. 0 removes the badge. If the host cannot display badges, a warning is
  /// reported once, and the number is stored but not displayed. Default: 0.
  public final var applicationIconBadgeNumber: Int {
    get { ApplicationBadge.shared.count }
    set { ApplicationBadge.shared.count = newValue }
  }
}
