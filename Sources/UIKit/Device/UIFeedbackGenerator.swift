// SPDX-License-Identifier: MIT

import SprungStage

/// The base class of haptic feedback: a browser makes the device vibrate where it can. Feedback is also recorded, for
/// tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Sprung addition: something that a person was to feel.
  nonisolated public struct Feedback: Hashable, Sendable {
    /// The kind of an event.
    nonisolated public enum Kind: Hashable, Sendable {
      /// Something struck something.
      case impact(UIImpactFeedbackGenerator.FeedbackStyle)
      /// Another value was selected.
      case selection
      /// Something succeeded or failed.
      case notification(UINotificationFeedbackGenerator.FeedbackType)
    }
    /// The kind of the event.
    public let kind: Kind
    /// How strongly, 0 to 1.
    public let intensity: CGFloat
    /// When, in seconds of the host's clock.
    public let time: TimeInterval
  }

  /// The feedback so far, oldest first.
  static let felt = AppContext.adopt(AppValue<[Feedback]>([]))

  /// Gets ready for something that is about to happen. There is nothing to prepare here.
  open func prepare() {}

  final func write(_ kind: Feedback.Kind, intensity: CGFloat = 1) {
    let felt = Self.felt
    felt.value.append(Feedback(kind: kind, intensity: intensity, time: AppContext.shared.currentTime))
    // A person feels one thing at a time: many at once are one buzz.
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

/// Haptic feedback of an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or stiffness of the objects that collide.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light = 0
    /// Something of the usual size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something that gives way.
    case soft = 3
    /// Something that does not.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for a style of impact.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for things of the usual size.
  public override convenience init() { self.init(style: .medium) }

  /// It struck, with full strength.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// An impact with an intensity of 0 to 1. One outside that range is clamped; NaN is rejected.
  open func impactOccurred(intensity: CGFloat) {
    guard !intensity.isNaN else {
      Diagnostics.report(
        "feedbackIntensity", "The intensity \(Double(intensity)) of an impact is invalid. Pass a value from 0 to 1.")
      return
    }
    write(.impact(style), intensity: min(1, max(0, intensity)))
  }
}

/// Haptic feedback of a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another value was selected.
  open func selectionChanged() { write(.selection) }
}

/// Haptic feedback of success or failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It succeeded.
    case success = 0
    /// There is something to mind.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// A task has ended with a result.
  open func notificationOccurred(_ notificationType: FeedbackType) { write(.notification(notificationType)) }
}

extension UIKitTuning {
  /// The largest number of recorded feedback events (256): enough for a test, little for an application that runs for days.
  static let feedbackLimit = 256
  /// The largest number of feedback events that a host receives in a frame (8).
  static let feedbackOfFrame = 8
}
