// SPDX-License-Identifier: MIT

/// The context in which the height of a custom detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a sheet in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String

      /// Makes a name of a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name of a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent at 0.56 of the greatest height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at the greatest height.
      public static let large = Identifier("com.apple.UIKit.large")

      func isSame(as other: Identifier?) -> Bool { Optional(rawValue).isLiterallyEqual(to: other?.rawValue) }
    }

    /// The name of the detent.
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

    /// The detent at 0.56 of the greatest height, rounded to a pixel. It is not active in a window of compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        let traits = context.containerTraitCollection
        guard traits.verticalSizeClass != .compact else { return nil }
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        return (context.maximumDetentValue * UIKitTuning.sheetMediumShare * scale).rounded() / scale
      }
    }

    /// The detent at the greatest height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent with a height in points, without the safe area at the bottom. `resolver` returns nil if the detent is not active.
    /// Without a name two detents are different ones.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      unnamed += 1
      return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(unnamed)"), resolver)
    }

    private static var unnamed = 0

    /// The height in points; nil if the detent is not active.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The context of the detents of one container.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
