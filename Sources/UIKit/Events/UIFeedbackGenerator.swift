// SPDX-License-Identifier: MIT

import SprungStage

/// The base class of haptic feedback. In a browser, the feedback is a vibration if the device supports it. Feedback is
/// also recorded for tests.
///
/// A generator is an interaction, so it can be added to the view in which the feedback occurs.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Sprung addition: a recorded feedback event.
  nonisolated public struct Feedback: Hashable, Sendable {
    /// The kind of an event.
    nonisolated public enum Kind: Hashable, Sendable {
      /// A collision.
      case impact(UIImpactFeedbackGenerator.FeedbackStyle)
      /// A change of selection.
      case selection
      /// The success or failure of a task.
      case notification(UINotificationFeedbackGenerator.FeedbackType)
    }
    /// The kind of the event.
    public let kind: Kind
    /// The intensity, 0 to 1.
    public let intensity: CGFloat
    /// The location of the event in the coordinates of the generator's view, or nil if the app has not provided one.
    public let location: CGPoint?
    /// The time of the event on the host's clock, in seconds.
    public let time: TimeInterval
  }

  /// The recorded feedback, oldest first.
  static let felt = AppContext.adopt(AppValue<[Feedback]>([]))

  /// Creates a generator without a view.
  public override init() { super.init() }

  /// Creates a generator and adds it to the interactions of a view. The whole device vibrates, whichever view is used.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view to which the generator was added, or nil. A weak reference.
  open var view: UIView? { attachedView }
  @WeakReference private var attachedView: UIView?

  /// Called before the generator is added to or removed from a view. Default: nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the generator has been added to or removed from a view. Overrides must call `super`.
  open func didMove(to view: UIView?) { attachedView = view }

  /// Prepares the hardware for feedback. Has no effect in Sprung.
  open func prepare() {}

  /// Returns whether a location is valid, and reports a location that is not finite.
  final func accepts(_ location: CGPoint) -> Bool {
    if location.keepsLimit { return true }
    Diagnostics.report(
      "nonFiniteGeometry",
      "The location (\(location.x), \(location.y)) of feedback is invalid: \(GeometryLimit.rule).")
    return false
  }

  final func write(_ kind: Feedback.Kind, intensity: CGFloat = 1, at location: CGPoint? = nil) {
    let felt = Self.felt
    felt.value.append(
      Feedback(kind: kind, intensity: intensity, location: location, time: AppContext.shared.currentTime))
    // Vibrations do not overlap, so the number per frame is limited.
    if AppContext.shared.feedback.count < UIKitTuning.feedbackOfFrame {
      AppContext.shared.feedback.append((stageKind(kind), intensity))
    }
    let surplus = felt.value.count - UIKitTuning.feedbackLimit
    if surplus > 0 { felt.value.removeFirst(surplus) }
  }
}

extension UIFeedbackGenerator {
  fileprivate final func stageKind(_ kind: Feedback.Kind) -> StageFeedback {
    switch kind {
    case .impact(let style): return StageFeedback(rawValue: UInt32(style.rawValue)) ?? .medium
    case .selection: return .selection
    case .notification(.success): return .success
    case .notification(.warning): return .warning
    case .notification(.error): return .error
    }
  }
}

/// Haptic feedback for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The simulated mass or stiffness of the colliding objects.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light = 0
    /// Medium objects.
    case medium = 1
    /// Large or heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for the given style of impact.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator with the style `medium`.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator for the given style of impact, and adds it to the interactions of a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Plays an impact at full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays an impact at the given intensity, which is clamped to 0...1. NaN is rejected.
  open func impactOccurred(intensity: CGFloat) { play(intensity, at: nil) }

  /// Plays an impact at full intensity. The location is in the coordinates of the generator's view. It is recorded, but
  /// does not change the vibration. A location that is not finite is rejected with a fault.
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1, at: location) }

  /// Plays an impact at the given intensity, which is clamped to 0...1. The location is in the coordinates of the
  /// generator's view. It is recorded, but does not change the vibration. Values that are not finite are rejected with
  /// a fault.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    if accepts(location) { play(intensity, at: location) }
  }

  private func play(_ intensity: CGFloat, at location: CGPoint?) {
    guard !intensity.isNaN else {
      Diagnostics.report(
        "feedbackIntensity", "The intensity \(Double(intensity)) of an impact is invalid. Pass a value from 0 to 1.")
      return
    }
    write(.impact(style), intensity: min(1, max(0, intensity)), at: location)
  }
}

/// Haptic feedback for selection changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback for a selection change.
  open func selectionChanged() { write(.selection) }

  /// Plays the feedback for a selection change. The location is in the coordinates of the generator's view. It is
  /// recorded, but does not change the vibration. A location that is not finite is rejected with a fault.
  open func selectionChanged(at location: CGPoint) { if accepts(location) { write(.selection, at: location) } }
}

/// Haptic feedback for success, warning or failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task succeeded with a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Plays the feedback for the result of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) { write(.notification(notificationType)) }

  /// Plays the feedback for the result of a task. The location is in the coordinates of the generator's view. It is
  /// recorded, but does not change the vibration. A location that is not finite is rejected with a fault.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    if accepts(location) { write(.notification(notificationType), at: location) }
  }
}

extension UIKitTuning {
  /// The maximum number of recorded feedback events (256), which is sufficient for tests and limits memory use in long
  /// runs.
  static let feedbackLimit = 256
  /// The maximum number of feedback events that a host receives per frame (8).
  static let feedbackOfFrame = 8
}
