// SPDX-License-Identifier: MIT

/// The activities of responders. Few responders have one, so they are not stored in each.
final class ResponderActivities: AppState {
  /// The activities of the running application.
  static let shared = AppContext.adopt(ResponderActivities())

  private var entries: [(responder: WeakReference<UIResponder>, activity: NSUserActivity)] = []

  /// The activity of a responder; nil for none.
  func activity(of responder: UIResponder) -> NSUserActivity? {
    entries.first { $0.responder.wrappedValue === responder }?.activity
  }

  /// Gives a responder an activity, or none.
  func set(_ activity: NSUserActivity?, of responder: UIResponder) {
    entries.removeAll { $0.responder.wrappedValue == nil || $0.responder.wrappedValue === responder }
    if let activity { entries.append((WeakReference(responder), activity)) }
  }

  /// The responders that have an activity, in the order in which they received it.
  func responders(of activity: NSUserActivity) -> [UIResponder] {
    entries.compactMap { $0.activity === activity ? $0.responder.wrappedValue : nil }
  }

  func reset() { entries = [] }
}
