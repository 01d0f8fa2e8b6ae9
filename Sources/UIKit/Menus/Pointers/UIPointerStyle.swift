// SPDX-License-Identifier: MIT

/// An effect that changes the view below the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// An effect that the system chooses: a highlight for small views, and a hover effect for larger views.
  case automatic(UITargetedPreview)
  /// A rounded background behind the view.
  case highlight(UITargetedPreview)
  /// The view is scaled up and casts a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted, and may be scaled up and cast a shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The tint of a view with a hover effect.
  nonisolated public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// A tint in front of the view.
    case overlay = 1
    /// A tint behind the view.
    case underlay = 2
  }

  /// The preview of the view to which the effect applies.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A custom path. Hosts display their default cursor.
  case path(UIBezierPath)
  /// A rounded rectangle. Hosts display their cursor for buttons.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical bar with the given length in points, like the pointer over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar with the given length in points, like the pointer over vertical text.
  case horizontalBeam(length: CGFloat)

  /// A value that stands for the system's corner radius.
  nonisolated public static let defaultCornerRadius = CGFloat.leastNormalMagnitude
}

/// The effect on the view below the pointer, and the shape of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?
  final let isHidden: Bool

  /// Creates a style that applies an effect to the view below the pointer, and optionally changes the shape of the
  /// pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    isHidden = false
    super.init()
  }

  /// Creates a style that changes only the shape of the pointer. The axes have no effect, because hosts cannot
  /// constrain the pointer.
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

  /// Returns a style that hides the pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(isHidden: true) }

  /// Returns the system's pointer style.
  public class func system() -> UIPointerStyle { UIPointerStyle(isHidden: false) }
}
