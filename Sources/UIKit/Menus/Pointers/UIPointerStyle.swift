// SPDX-License-Identifier: MIT

/// The change of a view below the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the system chooses: a highlight for small views, otherwise hover.
  case automatic(UITargetedPreview)
  /// A rounded background behind the view.
  case highlight(UITargetedPreview)
  /// The view grows and casts a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted, and may grow and cast a shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The tint of a view with the effect hover.
  nonisolated public enum TintMode: Int, Sendable {
    /// None.
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A path. Hosts display their usual cursor.
  case path(UIBezierPath)
  /// A rectangle with round corners. Hosts display their cursor over buttons.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical bar of a length in points, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar of a length in points, as over vertical text.
  case horizontalBeam(length: CGFloat)

  /// The radius that stands for the system's.
  nonisolated public static let defaultCornerRadius = CGFloat.leastNormalMagnitude
}

/// The effect on the view below the pointer, or the shape of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?
  final let isHidden: Bool

  /// A style that changes the view below the pointer, and maybe the shape of the pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    isHidden = false
    super.init()
  }

  /// A style that only changes the shape of the pointer. The axes are stored only: hosts do not hold the pointer.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    isHidden = false
    super.init()
  }

  private init(isHidden: Bool) {
    effect = nil
    shape = nil
    self.isHidden = isHidden
    super.init()
  }

  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(isHidden: true) }

  /// The pointer of the system.
  public class func system() -> UIPointerStyle { UIPointerStyle(isHidden: false) }
}
