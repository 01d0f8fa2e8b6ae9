// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A row of objects as an object.
  public class NSArray: NSObject {
    fileprivate(set) var objects: [NSObject]

    /// A row of objects.
    public init(array: [NSObject]) { objects = array }

    /// How many there are.
    public final var count: Int { objects.count }
    /// The first one; nil if there is none.
    public final var firstObject: NSObject? { objects.first }
    /// The last one; nil if there is none.
    public final var lastObject: NSObject? { objects.last }
    /// All, as a row of Swift.
    public final var array: [NSObject] { objects }

    /// The object at an index; one beyond the array stops the program.
    public final func object(at index: Int) -> NSObject { objects[index] }

    /// The object at an index; one beyond the array stops the program.
    public final subscript(index: Int) -> NSObject { objects[index] }

    /// Whether an equal object is in it.
    public final func contains(_ object: NSObject) -> Bool { objects.contains { $0.isEqual(object) } }

    /// Those for which a predicate holds.
    public final func filtered(using predicate: NSPredicate) -> [NSObject] {
      objects.filter { predicate.evaluate(with: $0) }
    }

    /// Whether the other object is a row of equal objects.
    public override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSArray, other.count == count else { return false }
      for index in 0..<count where !objects[index].isEqual(other.objects[index]) { return false }
      return true
    }

    /// The same for equal rows.
    public override var hash: Int { count }
  }

  /// A row of objects that can be changed.
  public final class NSMutableArray: NSArray {
    /// An empty row.
    public init() { super.init(array: []) }

    /// A row of objects.
    public override init(array: [NSObject]) { super.init(array: array) }

    /// Adds an object at the end.
    public func add(_ object: NSObject) { objects.append(object) }

    /// Takes all equal objects out.
    public func remove(_ object: NSObject) { objects.removeAll { $0.isEqual(object) } }

    /// Takes all out.
    public func removeAllObjects() { objects = [] }
  }

  /// Objects of which no two are equal, in the order of coming.
  public final class NSSet: NSObject {
    private var objects: [NSObject] = []

    /// The objects of a row, equal ones once.
    public init(array: [NSObject]) {
      for object in array where !objects.contains(where: { $0.isEqual(object) }) { objects.append(object) }
    }

    /// How many there are.
    public var count: Int { objects.count }
    /// All, in the order of coming.
    public var allObjects: [NSObject] { objects }

    /// Whether an equal object is in it.
    public func contains(_ object: NSObject) -> Bool { objects.contains { $0.isEqual(object) } }
  }

  /// Objects by name.
  ///
  /// Differs from Foundation: names are texts.
  public final class NSDictionary: NSObject {
    private let entries: [(key: String, value: NSObject)]

    /// Objects by name; of two with the same name the last one counts.
    public init(_ pairs: [(key: String, value: NSObject)]) {
      var kept: [(key: String, value: NSObject)] = []
      for pair in pairs {
        kept.removeAll { $0.key == pair.key }
        kept.append(pair)
      }
      entries = kept
    }

    /// How many there are.
    public var count: Int { entries.count }
    /// All names, in the order of coming.
    public var allKeys: [String] { entries.map { $0.key } }

    /// The object for a key; nil if there is none.
    public func object(forKey key: String) -> NSObject? { entries.first { $0.key == key }?.value }

    /// The object for a key; nil if there is none.
    public subscript(key: String) -> NSObject? { object(forKey: key) }
  }
#endif
