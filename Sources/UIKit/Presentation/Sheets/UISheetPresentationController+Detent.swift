// SPDX-License-Identifier: MIT

/// The values from which the height of a custom detent is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string that identifies the detent.
      public let rawValue: String

      /// Creates an identifier from the given string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from the given string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent, at 0.56 of the maximum height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent, at the maximum height.
      public static let large = Identifier("com.apple.UIKit.large")

      func isSame(as other: Identifier?) -> Bool { Optional(rawValue).isLiterallyEqual(to: other?.rawValue) }
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at 0.56 of the maximum height, rounded to a pixel. The detent is inactive in a window of
    /// compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        let traits = context.containerTraitCollection
        guard traits.verticalSizeClass != .compact else { return nil }
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        return (context.maximumDetentValue * UIKitTuning.sheetMediumShare * scale).rounded() / scale
      }
    }

    /// Returns a detent at the maximum height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent with a custom height. `resolver` returns the height in points without the bottom safe area, or
    /// nil if the detent is inactive. If `identifier` is nil, a unique identifier is created.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      unnamed += 1
      return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(unnamed)"), resolver)
    }

    private static var unnamed = 0

    /// Returns the height in points, or nil if the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values from which the heights of the detents in a container are computed.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
