// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A value that `UserDefaults` can store.
  public protocol Storable {
    /// Creates a value from a stored value; nil if it has another type.
    init?(stored: StoredValue)
    /// The value to store.
    var stored: StoredValue { get }
  }

  extension StoredValue: Storable {
    /// Accepts any value.
    public init?(stored: StoredValue) { self = stored }
    /// The value.
    public var stored: StoredValue { self }
  }

  extension Int: Storable {
    /// Reads an integer, or a floating-point number without a fraction.
    public init?(stored: StoredValue) {
      switch stored {
      case .integer(let value): self.init(exactly: value)
      case .number(let value): self.init(exactly: value)
      case .bool(let value): self = value ? 1 : 0
      default: return nil
      }
    }
    /// The number.
    public var stored: StoredValue { .integer(Int64(self)) }
  }

  extension Double: Storable {
    /// Reads a number.
    public init?(stored: StoredValue) {
      switch stored {
      case .integer(let value): self = Double(value)
      case .number(let value): self = value
      case .bool(let value): self = value ? 1 : 0
      default: return nil
      }
    }
    /// The number.
    public var stored: StoredValue { .number(self) }
  }

  extension Float: Storable {
    /// Reads a number.
    public init?(stored: StoredValue) {
      guard let value = Double(stored: stored) else { return nil }
      self = Float(value)
    }
    /// The number.
    public var stored: StoredValue { .number(Double(self)) }
  }

  extension Bool: Storable {
    /// Reads a Boolean, or the numbers 0 and 1.
    public init?(stored: StoredValue) {
      switch stored {
      case .bool(let value): self = value
      case .integer(0), .number(0): self = false
      case .integer(1), .number(1): self = true
      default: return nil
      }
    }
    /// The Boolean.
    public var stored: StoredValue { .bool(self) }
  }

  extension String: Storable {
    /// Reads a string.
    public init?(stored: StoredValue) {
      guard case .text(let text) = stored else { return nil }
      self = text
    }
    /// The string.
    public var stored: StoredValue { .text(self) }
  }

  extension Data: Storable {
    /// Reads bytes.
    public init?(stored: StoredValue) {
      guard case .data(let data) = stored else { return nil }
      self = data
    }
    /// The bytes.
    public var stored: StoredValue { .data(self) }
  }

  extension Date: Storable {
    /// Reads a date.
    public init?(stored: StoredValue) {
      guard case .date(let seconds) = stored else { return nil }
      self.init(timeIntervalSinceReferenceDate: seconds)
    }
    /// The date.
    public var stored: StoredValue { .date(timeIntervalSinceReferenceDate) }
  }

  extension Array: Storable where Element: Storable {
    /// Reads an array; nil unless all elements have the required type.
    public init?(stored: StoredValue) {
      guard case .list(let values) = stored else { return nil }
      let elements = values.compactMap { Element(stored: $0) }
      guard elements.count == values.count else { return nil }
      self = elements
    }
    /// The array.
    public var stored: StoredValue { .list(map { $0.stored }) }
  }

  extension Dictionary: Storable where Key == String, Value: Storable {
    /// Reads a dictionary; nil unless all values have the required type.
    public init?(stored: StoredValue) {
      guard case .dictionary(let pairs) = stored else { return nil }
      self.init()
      for pair in pairs {
        guard let value = Value(stored: pair.value) else { return nil }
        self[pair.name] = value
      }
    }
    /// The dictionary.
    public var stored: StoredValue {
      .dictionary(sorted { $0.key < $1.key }.map { StoredValue.Pair(name: $0.key, value: $0.value.stored) })
    }
  }
#endif
