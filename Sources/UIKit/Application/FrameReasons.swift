// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The reasons why the application requests more frames. Tests report them when a wait for the application to come to
  /// rest times out.
  package enum FrameReasons {
    /// Returns a clause for each reason, or an empty array if there are no reasons. `windows` are the application's
    /// windows.
    package static func all(in windows: [UIWindow]) -> [String] {
      var result = FrameScheduler.shared.participants.flatMap(reasons)
      if windows.contains(where: { $0.isLayoutPending }) { result.append("every frame requests another layout") }
      if TimedWork.shared.awaitsSingleCall {
        let due = TimedWork.shared.nextDue.map { " at \(($0 * 1000).rounded() / 1000) s" } ?? ""
        result.append("a delayed call or a sleeping task is due\(due)")
      }
      return result
    }

    private static func reasons(_ participant: any FrameParticipant) -> [String] {
      switch participant {
      case let animator as UIDynamicAnimator:
        let items = animator.whyRunning()
        guard !items.isEmpty else { return ["a dynamic animator is running"] }
        return items.map { "\(name(of: $0.item)) is kept awake by its animator: \($0.reason.rawValue)" }
      case let view as UIScrollView: return ["\(name(of: view)) scrolls"]
      case let view as UIActivityIndicatorView: return ["\(name(of: view)) spins"]
      case is AnimationDriver: return ["an animation runs"]
      case is CADisplayLink: return ["a display link is running"]
      case is TransitionDriver: return ["a transition between controllers is running"]
      case is TouchDispatcher: return ["a gesture is waiting, or a touch is down"]
      default: return ["\(type(of: participant)) runs"]
      }
    }

    private static func name(of item: AnyObject) -> String {
      if let attributes = item as? UICollectionViewLayoutAttributes {
        return "the item at \(attributes.indexPath)"
      }
      guard let view = item as? UIView else { return "\(type(of: item))" }
      let words = [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 }.first { !$0.isEmpty }
      return "\(type(of: view))" + (words.map { " \"\($0)\"" } ?? "")
    }
  }
#endif
