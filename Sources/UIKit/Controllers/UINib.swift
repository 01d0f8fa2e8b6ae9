// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A placeholder for the class of Foundation, because browser builds do not have bundles.
  public final class Bundle: NSObject {
    /// The main bundle.
    public static let main = Bundle()

    /// Creates a bundle, which is always equivalent to the main bundle.
    public convenience init(for aClass: AnyClass) { self.init() }
  }
#endif

/// A nib, which creates the objects of an Interface Builder file whenever it is instantiated.
///
/// Differs from Apple: the file is not read at run time. `sprung port` translates the file into Swift code that
/// registers the nib by its name.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the nib.
  final let name: String
  private final let make: ((AnyObject?) -> [NSObject])?
  // The nibs are in an array instead of a dictionary. Every application searches them for its controllers' nibs, and a
  // dictionary with string keys would link Unicode tables.
  private static var files: [UINib] = []

  /// Creates the nib with the given file name. If the name is not registered, a fault is reported when its objects are
  /// needed. The bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    make = Self.registered(name)?.make
    super.init()
  }

  /// Sprung addition: creates a nib from a closure that creates objects and connects them to their owner.
  public init(name: String, objects: @escaping (_ owner: AnyObject?) -> [NSObject]) {
    self.name = name
    make = objects
    super.init()
  }

  /// Sprung addition: registers a nib by its name, replacing any nib with the same name.
  public static func register(_ nib: UINib) {
    files.removeAll { $0.name.isLiterallyEqual(to: nib.name) }
    files.append(nib)
  }

  /// Returns the nib with the given name, or nil if it is not registered.
  static func registered(_ name: String) -> UINib? { files.first { $0.name.isLiterallyEqual(to: name) } }

  /// Whether the nib is registered.
  final var isKnown: Bool { make != nil }

  /// Creates the objects. Reports a fault if the nib is not registered.
  @discardableResult
  final func makeObjects(owner: AnyObject?) -> [NSObject] {
    guard let make else {
      Self.reportMissing(name)
      return []
    }
    return make(owner)
  }

  /// Reports that the nib has no top-level view of the wanted class. Has no effect for an unregistered nib, for which a
  /// fault has already been reported.
  final func reportWithoutView(_ identifier: String, _ wanted: String) {
    guard isKnown else { return }
    Diagnostics.report(
      "nib",
      "The nib '\(name)' registered for '\(identifier)' has no top-level \(wanted). An empty view is used.")
  }

  static func reportMissing(_ name: String) {
    Diagnostics.report(
      "nib", "The nib '\(name)' does not exist. Convert \(name).xib with `sprung port`, or create its views in code.")
  }

  /// Creates the top-level objects and connects them to their owner. The options are ignored.
  open func instantiate(
    withOwner ownerOrNil: ActionSender?, options optionsOrNil: [OptionsKey: ActionSender]? = nil
  ) -> [ActionSender] {
    makeObjects(owner: ownerOrNil.map { $0 as AnyObject }).map { $0 }
  }

  /// The keys of the options for instantiating a nib.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for external objects that replace placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the objects of the nib with the given name and connects them to their owner. Reports a fault and returns
  /// nil if the name is not registered. The options are ignored.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: ActionSender?, options: [UINib.OptionsKey: ActionSender]? = nil
  ) -> [ActionSender]? {
    let nib = UINib(nibName: name, bundle: nil)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.isKnown ? objects : nil
  }
}
