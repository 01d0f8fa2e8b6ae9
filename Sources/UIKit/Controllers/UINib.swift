// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Stands for the folder that a program's files are in, which the browser build has not.
  public final class Bundle: NSObject {
    /// The program's own.
    public static let main = Bundle()

    /// The program's own, as there are no others.
    public convenience init(for aClass: AnyClass) { self.init() }
  }
#endif

/// The objects of an Interface Builder file, which are created each time.
///
/// Differs from Apple: the file is not read at run time. `sprung port` turns it into Swift, which registers it by its name.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The archive's name.
  final let name: String
  private final let make: ((AnyObject?) -> [NSObject])?
  // A list instead of a dictionary: every program searches it for the nibs of controllers, and a dictionary would add
  // Unicode's tables to it.
  private static var files: [UINib] = []

  /// Names a file. One that is not registered is reported when its objects are needed; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    make = Self.registered(name)?.make
    super.init()
  }

  /// Sprung addition: a file whose objects a closure makes and connects to their owner.
  public init(name: String, objects: @escaping (_ owner: AnyObject?) -> [NSObject]) {
    self.name = name
    make = objects
    super.init()
  }

  /// Sprung addition: makes a file known by its name; another one of the same name is replaced.
  public static func register(_ nib: UINib) {
    files.removeAll { $0.name.isLiterallyEqual(to: nib.name) }
    files.append(nib)
  }

  /// The file with a name; nil if it is not registered.
  static func registered(_ name: String) -> UINib? { files.first { $0.name.isLiterallyEqual(to: name) } }

  /// Whether the file is known.
  final var isKnown: Bool { make != nil }

  /// Makes the objects; a file that is not known is reported.
  @discardableResult
  final func makeObjects(owner: AnyObject?) -> [NSObject] {
    guard let make else {
      Self.reportMissing(name)
      return []
    }
    return make(owner)
  }

  /// Reports that the file has no view of a class at the top; one that is not known was reported before.
  final func reportWithoutView(_ identifier: String, _ wanted: String) {
    guard isKnown else { return }
    Diagnostics.report(
      "nib",
      "The nib '\(name)' registered for '\(identifier)' has no top-level \(wanted). An empty one is used.")
  }

  static func reportMissing(_ name: String) {
    Diagnostics.report(
      "nib", "The nib '\(name)' does not exist. Convert \(name).xib with `sprung port`, or create its views in code.")
  }

  /// Makes the objects at the top of the file and connects them to their owner. The options are ignored.
  open func instantiate(
    withOwner ownerOrNil: ActionSender?, options optionsOrNil: [OptionsKey: ActionSender]? = nil
  ) -> [ActionSender] {
    makeObjects(owner: ownerOrNil.map { $0 as AnyObject }).map { $0 }
  }

  /// The options of a nib's objects.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand for others.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib and connects them to their owner. A name that is not registered is reported and gives nil. The
  /// options are ignored.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: ActionSender?, options: [UINib.OptionsKey: ActionSender]? = nil
  ) -> [ActionSender]? {
    let nib = UINib(nibName: name, bundle: nil)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.isKnown ? objects : nil
  }
}
