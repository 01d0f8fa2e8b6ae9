// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Values that last from one visit to the next, by name: numbers, truths, texts, bytes, moments, and lists and dictionaries of these.
  ///
  /// The program keeps them in memory; the host hands over what was stored before anything starts and stores what changed after
  /// a frame. A recording holds no stored values: it is made and played with the same ones.
  public final class UserDefaults {
    /// The shared instance, with the values that the host had stored.
    nonisolated(unsafe) public static let standard: UserDefaults = {
      let defaults = UserDefaults()
      defaults.load(storedText)
      used = defaults
      return defaults
    }()

    // A program that never asks for its values does not hold the code that reads them.
    nonisolated(unsafe) private static var storedText = ""
    nonisolated(unsafe) private static var used: UserDefaults?

    /// Sprung addition: whether something changed since `takeChanges()` last said what is stored.
    public private(set) var hasChanges = false
    private var entries: [(key: String, value: StoredValue)] = []
    private var fallbacks: [(key: String, value: StoredValue)] = []

    /// An empty one, which no host stores.
    public init() {}

    // MARK: Reading

    /// The integer for a key; 0 if there is none. Texts are parsed, fractions truncated.
    public func integer(forKey key: String) -> Int {
      switch value(key) {
      case .integer(let value): Int(truncatingIfNeeded: value)
      case .number(let value): value.magnitude < 2e9 ? Int(value) : 0
      case .bool(let value): value ? 1 : 0
      case .text(let text): Int(text) ?? 0
      default: 0
      }
    }

    /// The number for a key; 0 if there is none.
    public func double(forKey key: String) -> Double {
      switch value(key) {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .bool(let value): value ? 1 : 0
      case .text(let text): DecimalText.number(text) ?? 0
      default: 0
      }
    }

    /// The number for a key; 0 if there is none.
    public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

    /// The Boolean for a key; false if there is none. Numbers that are not 0 and the texts `YES` and `true` are true.
    public func bool(forKey key: String) -> Bool {
      switch value(key) {
      case .integer(let value): value != 0
      case .number(let value): value != 0
      case .bool(let value): value
      case .text(let text): text == "YES" || text == "true" || text == "1"
      default: false
      }
    }

    /// The text for a key; nil if there is none. Numbers are formatted.
    public func string(forKey key: String) -> String? {
      switch value(key) {
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      case .bool(let value): value ? "1" : "0"
      case .text(let text): text
      default: nil
      }
    }

    /// Sprung addition: whether a name has a value.
    public func hasValue(forKey key: String) -> Bool { value(key) != nil }

    /// Sprung addition: the value of a key, as a type. Nil if there is no value, or if it has another type. `sprung port` writes it for
    /// `object(forKey: name) as? String` and its like.
    public func object<Stored: Storable>(forKey key: String, as type: Stored.Type) -> Stored? {
      value(key).flatMap { Stored(stored: $0) }
    }

    /// The bytes for a key; nil if there are none.
    public func data(forKey key: String) -> Data? { object(forKey: key, as: Data.self) }

    /// The texts for a key; nil if there are none, or if one of the values is not a text.
    public func stringArray(forKey key: String) -> [String]? { object(forKey: key, as: [String].self) }

    // MARK: Writing

    /// Keeps a whole number.
    public func set(_ value: Int, forKey key: String) { put(.integer(Int64(value)), key) }

    /// Keeps a number.
    public func set(_ value: Double, forKey key: String) { put(.number(value), key) }

    /// Keeps a number.
    public func set(_ value: Float, forKey key: String) { put(.number(Double(value)), key) }

    /// Keeps a truth.
    public func set(_ value: Bool, forKey key: String) { put(.bool(value), key) }

    /// Keeps a text; nil takes the value away.
    public func set(_ value: String?, forKey key: String) {
      if let value { put(.text(value), key) } else { removeObject(forKey: key) }
    }

    /// Keeps bytes, a moment, or a list or dictionary; nil takes the value away.
    public func set<Stored: Storable>(_ value: Stored?, forKey key: String) {
      if let value { put(value.stored, key) } else { removeObject(forKey: key) }
    }

    /// Takes a value away.
    public func removeObject(forKey key: String) {
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return }
      entries.remove(at: place)
      hasChanges = true
    }

    /// The values of keys without a stored value; they are not stored. Values are literals.
    public func register(defaults registrationDictionary: [String: StoredValue]) {
      for (key, value) in registrationDictionary { setFallback(value, key) }
    }

    /// Sprung addition: the number for a key without a stored value; it is not stored.
    public func register(_ value: Double, forKey key: String) { setFallback(.number(value), key) }

    /// Sprung addition: the Boolean for a key without a stored value; it is not stored.
    public func register(_ value: Bool, forKey key: String) { setFallback(.bool(value), key) }

    /// Sprung addition: the text for a key without a stored value; it is not stored.
    public func register(_ value: String, forKey key: String) { setFallback(.text(value), key) }

    /// Nothing to do: the host stores what changed after each frame.
    @discardableResult
    public func synchronize() -> Bool { true }

    // MARK: Storing

    /// Sprung addition: for a host, what it had stored, a text of `changedText()`; before anything starts, or at any time.
    public static func takeStoredText(_ text: String) {
      storedText = text
      used?.load(text)
    }

    /// Sprung addition: for a host, whether `standard` changed since `changedText()` last said what is in it.
    public static var hasUnstoredChanges: Bool { used?.hasChanges == true }

    /// Sprung addition: for a host, all values of `standard` as a text to store; afterwards nothing counts as changed.
    public static func changedText() -> String { used?.takeChanges() ?? storedText }

    /// Sprung addition: all values as a text, a line each, in the order of coming; afterwards nothing counts as changed.
    public func takeChanges() -> String {
      hasChanges = false
      var text = ""
      for (key, value) in entries { text += Self.line(key, value) }
      return text
    }

    /// Sprung addition: replaces all values by those of a text from `takeChanges()`. Invalid lines are ignored.
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
