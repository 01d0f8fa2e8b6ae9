// SPDX-License-Identifier: MIT

/// The activities of responders. Few responders have an activity, so activities are stored here rather than in each
/// responder.
final class ResponderActivities: AppState {
  /// The activities of the running application.
  static let shared = AppContext.adopt(ResponderActivities())

  private var entries: [(responder: WeakReference<UIResponder>, activity: NSUserActivity)] = []

  /// Returns the activity of a responder, or nil if it has none.
  func activity(of responder: UIResponder) -> NSUserActivity? {
    entries.first { $0.responder.wrappedValue === responder }?.activity
  }

  /// Sets or removes the activity of a responder.
  func set(_ activity: NSUserActivity?, of responder: UIResponder) {
    entries.removeAll { $0.responder.wrappedValue == nil || $0.responder.wrappedValue === responder }
    if let activity { entries.append((WeakReference(responder), activity)) }
  }

  /// Returns the responders that have the given activity, in the order in which it was set.
  func responders(of activity: NSUserActivity) -> [UIResponder] {
    entries.compactMap { $0.activity === activity ? $0.responder.wrappedValue : nil }
  }

  func reset() { entries = [] }
}
