// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Stands for the folder that a program's files are in, which the browser build has not.
  public final class Bundle: NSObject {
    /// The program's own.
    public static let main = Bundle()
  }
#endif

/// The name of an archive of views. There are no archives here: whoever would read it says what to do instead.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The archive's name.
  final let name: String

  /// Names an archive. It is not looked for.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Makes the archive's objects: none, and a fault says so.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
      Diagnostics.report(
        "nib",
        "instantiate(withOwner:) was called on the nib '\(name)', and there are no nibs; make its views in code")
      return []
    }

    /// What a nib can be told about its objects.
    nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The key's name.
      public var rawValue: String
      /// Makes a key from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Objects that stand for others.
      public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
  #endif
}

extension UICollectionView {
  /// Registers nothing: there are no nibs, and a fault says so. Register the cell's class instead; nil does nothing.
  @_disfavoredOverload
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return }
    Diagnostics.report(
      "nib",
      "the nib '\(nib.name)' was registered for the cells '\(identifier)', and there are no nibs; call register(\(nib.name).self, forCellWithReuseIdentifier: \"\(identifier)\") and make the cell's views in its init(frame:)"
    )
  }

  /// Registers nothing: there are no nibs, and a fault says so. Register the view's class instead; nil does nothing.
  @_disfavoredOverload
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    Diagnostics.report(
      "nib",
      "the nib '\(nib.name)' was registered for the views '\(identifier)' of the kind '\(kind)', and there are no nibs; call register(\(nib.name).self, forSupplementaryViewOfKind: \"\(kind)\", withReuseIdentifier: \"\(identifier)\") and make the view's subviews in its init(frame:)"
    )
  }
}

extension UICollectionViewLayout {
  /// Registers nothing: there are no nibs, and a fault says so. Register the view's class instead; nil does nothing.
  @_disfavoredOverload
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return }
    Diagnostics.report(
      "nib",
      "the nib '\(nib.name)' was registered for the decoration views '\(elementKind)', and there are no nibs; call register(\(nib.name).self, forDecorationViewOfKind: \"\(elementKind)\") and make the view's subviews in its init(frame:)"
    )
  }
}
