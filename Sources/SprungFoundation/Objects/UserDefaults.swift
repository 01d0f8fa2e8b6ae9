// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Persistent values by key: numbers, Booleans, strings, data, dates, and arrays and dictionaries of these.
  ///
  /// The program keeps them in memory. The host provides the stored values before the application starts, and stores
  /// changes after each frame. Recordings do not contain stored values, so a replay must start with the same stored
  /// values as the recorded run.
  public final class UserDefaults {
    /// The shared instance with the values that the host has stored.
    nonisolated(unsafe) public static let standard: UserDefaults = {
      let defaults = UserDefaults()
      defaults.load(storedText)
      used = defaults
      return defaults
    }()

    // The text is parsed on first use, so that programs without defaults do not link the parser.
    nonisolated(unsafe) private static var storedText = ""
    nonisolated(unsafe) private static var used: UserDefaults?

    /// Sprung addition: whether values have changed since the last call to `takeChanges()`.
    public private(set) var hasChanges = false
    private var entries: [(key: String, value: StoredValue)] = []
    private var fallbacks: [(key: String, value: StoredValue)] = []

    /// Creates an empty instance. Hosts do not store its values.
    public init() {}

    // MARK: Reading

    /// Returns the integer for the given key; 0 if there is none. Strings are parsed, and fractions are truncated.
    public func integer(forKey key: String) -> Int {
      switch value(key) {
      case .integer(let value): Int(truncatingIfNeeded: value)
      case .number(let value): value.magnitude < 2e9 ? Int(value) : 0
      case .bool(let value): value ? 1 : 0
      case .text(let text): Int(text) ?? 0
      default: 0
      }
    }

    /// Returns the number for the given key; 0 if there is none.
    public func double(forKey key: String) -> Double {
      switch value(key) {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .bool(let value): value ? 1 : 0
      case .text(let text): DecimalText.number(text) ?? 0
      default: 0
      }
    }

    /// Returns the number for the given key; 0 if there is none.
    public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

    /// Returns the Boolean for the given key; false if there is none. Nonzero numbers and the strings `YES` and `true`
    /// are true.
    public func bool(forKey key: String) -> Bool {
      switch value(key) {
      case .integer(let value): value != 0
      case .number(let value): value != 0
      case .bool(let value): value
      case .text(let text): text == "YES" || text == "true" || text == "1"
      default: false
      }
    }

    /// Returns the string for the given key; nil if there is none. Numbers are formatted.
    public func string(forKey key: String) -> String? {
      switch value(key) {
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      case .bool(let value): value ? "1" : "0"
      case .text(let text): text
      default: nil
      }
    }

    /// Sprung addition: whether there is a value for the given key.
    public func hasValue(forKey key: String) -> Bool { value(key) != nil }

    /// Sprung addition: returns the value for the given key as the given type; nil if there is none or if it has
    /// another type. `sprung port` generates calls to this method for expressions such as `object(forKey: name) as?
    /// String`.
    public func object<Stored: Storable>(forKey key: String, as type: Stored.Type) -> Stored? {
      value(key).flatMap { Stored(stored: $0) }
    }

    /// Returns the data for the given key; nil if there is none.
    public func data(forKey key: String) -> Data? { object(forKey: key, as: Data.self) }

    /// Returns the array of strings for the given key; nil if there is no array, or if one of its elements is not a
    /// string.
    public func stringArray(forKey key: String) -> [String]? { object(forKey: key, as: [String].self) }

    // MARK: Writing

    /// Stores an integer.
    public func set(_ value: Int, forKey key: String) { put(.integer(Int64(value)), key) }

    /// Stores a number.
    public func set(_ value: Double, forKey key: String) { put(.number(value), key) }

    /// Stores a number.
    public func set(_ value: Float, forKey key: String) { put(.number(Double(value)), key) }

    /// Stores a Boolean.
    public func set(_ value: Bool, forKey key: String) { put(.bool(value), key) }

    /// Stores a string; nil removes the value.
    public func set(_ value: String?, forKey key: String) {
      if let value { put(.text(value), key) } else { removeObject(forKey: key) }
    }

    /// Stores data, a date, an array or a dictionary; nil removes the value.
    public func set<Stored: Storable>(_ value: Stored?, forKey key: String) {
      if let value { put(value.stored, key) } else { removeObject(forKey: key) }
    }

    /// Removes the value for the given key.
    public func removeObject(forKey key: String) {
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return }
      entries.remove(at: place)
      hasChanges = true
    }

    /// Sets the values that are returned for keys without a stored value. These default values are not stored and must
    /// be literals.
    public func register(defaults registrationDictionary: [String: StoredValue]) {
      for (key, value) in registrationDictionary { setFallback(value, key) }
    }

    /// Sprung addition: sets the default number for the given key. The default is not stored.
    public func register(_ value: Double, forKey key: String) { setFallback(.number(value), key) }

    /// Sprung addition: sets the default Boolean for the given key. The default is not stored.
    public func register(_ value: Bool, forKey key: String) { setFallback(.bool(value), key) }

    /// Sprung addition: sets the default string for the given key. The default is not stored.
    public func register(_ value: String, forKey key: String) { setFallback(.text(value), key) }

    /// Has no effect: the host stores changes after each frame.
    @discardableResult
    public func synchronize() -> Bool { true }

    // MARK: Storing

    /// Sprung addition: for hosts; replaces the stored values with those in `text`, which `changedText()` returned.
    /// Hosts can call this method at any time.
    public static func takeStoredText(_ text: String) {
      storedText = text
      used?.load(text)
    }

    /// Sprung addition: for hosts; whether `standard` has changed since the last call to `changedText()`.
    public static var hasUnstoredChanges: Bool { used?.hasChanges == true }

    /// Sprung addition: for hosts; returns all values of `standard` as a string to store, and marks them as unchanged.
    public static func changedText() -> String { used?.takeChanges() ?? storedText }

    /// Sprung addition: returns all values as a string with one line per value, in insertion order, and marks them as
    /// unchanged.
    public func takeChanges() -> String {
      hasChanges = false
      var text = ""
      for (key, value) in entries { text += Self.line(key, value) }
      return text
    }

    /// Sprung addition: replaces all values with those in `text`, which `takeChanges()` returned. Invalid lines are
    /// ignored.
    public func load(_ text: String) {
      entries = []
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let value = StoredValue(String(parts[0]), StoredValue.unescaped(parts[2])) else {
          continue
        }
        put(value, StoredValue.unescaped(parts[1]))
      }
      hasChanges = false
    }

    private func value(_ key: String) -> StoredValue? {
      for entry in entries where entry.key == key { return entry.value }
      for entry in fallbacks where entry.key == key { return entry.value }
      return nil
    }

    private func put(_ value: StoredValue, _ key: String) {
      if let place = entries.firstIndex(where: { $0.key == key }) {
        guard entries[place].value != value else { return }
        entries[place].value = value
      } else {
        entries.append((key, value))
      }
      hasChanges = true
    }

    private func setFallback(_ value: StoredValue, _ key: String) {
      fallbacks.removeAll { $0.key == key }
      fallbacks.append((key, value))
    }

    private static func line(_ key: String, _ value: StoredValue) -> String {
      "\(value.kind)\t\(StoredValue.escaped(key))\t\(StoredValue.escaped(value.text))\n"
    }
  }
#endif
