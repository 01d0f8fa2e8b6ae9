// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

#if !hasFeature(Embedded)

  /// The memory management of an associated object.
  nonisolated public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
    /// The number of the policy in Apple's runtime.
    public let rawValue: UInt
    /// Creates a policy from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value is not retained. Differs from Apple: the association becomes nil when the value is deallocated.
    public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
    /// The value is retained.
    public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
    /// The value is copied if possible, otherwise retained.
    public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
    /// The value is retained.
    public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0x301)
    /// The value is copied if possible, otherwise retained.
    public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0x303)
  }

  /// Associates a value with an object for the given key; nil removes the value.
  ///
  /// The key is an address, usually that of a static variable: `objc_setAssociatedObject(self, &Keys.name, value,
  /// .OBJC_ASSOCIATION_RETAIN)`. When a responder or layer is deallocated, it releases its values. The values of other
  /// objects are released by a later call, after the object has been deallocated.
  nonisolated public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(value, key, of: object as AnyObject, policy)
  }

  /// Returns the value that is associated with an object for the given key; nil if there is none.
  nonisolated public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(key, of: object as AnyObject)
  }

  /// Removes all values that are associated with an object.
  nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.remove(ObjectIdentifier(object as AnyObject))
  }

  /// The associated values of all objects. Entries reference their objects weakly, so that a new object does not
  /// inherit the values of a deallocated object at the same address.
  nonisolated final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()
    /// Whether any object has ever had a value. This flag is read without the lock during every deallocation.
    nonisolated(unsafe) private(set) var isUsed = false

    private enum Value {
      case strong(Any)
      case unretained(() -> AnyObject?)

      var value: Any? {
        switch self {
        case .strong(let value): value
        case .unretained(let read): read()
        }
      }
    }

    /// The values of an object in the order in which they were first set. The values are released in the same order.
    private struct Entry {
      let object: () -> AnyObject?
      let number: Int
      private(set) var values: [(key: UnsafeRawPointer, value: Value)] = []

      init(_ object: @escaping () -> AnyObject?, number: Int) {
        self.object = object
        self.number = number
      }

      func value(_ key: UnsafeRawPointer) -> Value? { values.first { $0.key == key }?.value }

      /// Sets or removes a value, and returns the old value.
      mutating func set(_ value: Value?, _ key: UnsafeRawPointer) -> Value? {
        guard let index = values.firstIndex(where: { $0.key == key }) else {
          if let value { values.append((key, value)) }
          return nil
        }
        let old = values[index].value
        if let value { values[index].value = value } else { values.remove(at: index) }
        return old
      }
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that have been created.
    private var made = 0
    /// The number of created entries at which the entries of deallocated objects are removed next.
    private var purgeCount = 64

    func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy) {
      isUsed = true
      let stored = value.map { Self.stored($0, policy) }
      // The old value is released after unlocking, because its deinitializer may access associated objects.
      var old: [Any] = []
      lock.withLock {
        old = purge()
        let identifier = ObjectIdentifier(object)
        var entry = entries[identifier]
        if let found = entry, found.object() !== object {
          old.append(found)
          entry = nil
        }
        if entry == nil, stored == nil { return }
        if entry == nil { made += 1 }
        var changed = entry ?? Entry({ [weak object] in object }, number: made)
        if let replaced = changed.set(stored, key) { old.append(replaced) }
        entries[identifier] = changed.values.isEmpty ? nil : changed
      }
      withExtendedLifetime(old) {}
    }

    func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
      lock.withLock {
        guard let entry = entries[ObjectIdentifier(object)], entry.object() === object else { return nil }
        return entry.value(key)?.value
      }
    }

    /// Removes the values of an object, for example when it is deallocated.
    func remove(_ identifier: ObjectIdentifier) {
      let old = lock.withLock { entries.removeValue(forKey: identifier) }
      withExtendedLifetime(old) {}
    }

    /// Removes the entries of deallocated objects each time the number of entries has doubled.
    private func purge() -> [Any] {
      guard entries.count >= purgeCount else { return [] }
      let gone = entries.filter { $0.value.object() == nil }.sorted { $0.value.number < $1.value.number }
      for (identifier, _) in gone { entries[identifier] = nil }
      purgeCount = max(64, entries.count * 2)
      return gone.map { $0.value }
    }

    private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        guard type(of: value) is AnyClass else { return .strong(value) }
        let object = value as AnyObject
        return .unretained { [weak object] in object }
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      default: return .strong(value)
      }
    }
  }

  extension NSObject {
    /// Releases the objects that are associated with this object. Called in `deinit`.
    nonisolated final func releaseAssociatedObjects() {
      let objects = AssociatedObjects.shared
      if objects.isUsed { objects.remove(ObjectIdentifier(self)) }
    }
  }
#endif
