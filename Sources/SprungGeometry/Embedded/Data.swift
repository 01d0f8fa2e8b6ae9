// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A buffer of bytes.
  ///
  /// The type implements the subset of Foundation's `Data` that images require: creation, access, mutation and
  /// comparison.
  public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection {
    private var bytes: [UInt8]

    /// Creates an empty buffer.
    public init() { bytes = [] }

    /// Creates a buffer from an array of bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Creates a buffer from a sequence of bytes.
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { self.bytes = Array(bytes) }

    /// Creates a buffer of `count` zeros. A negative count is treated as 0.
    public init(count: Int) { bytes = Array(repeating: 0, count: Swift.max(0, count)) }

    /// Creates a buffer that contains one byte `count` times. A negative count is treated as 0.
    public init(repeating repeatedValue: UInt8, count: Int) {
      bytes = Array(repeating: repeatedValue, count: Swift.max(0, count))
    }

    /// The index of the first byte, 0.
    public var startIndex: Int { 0 }

    /// The index after the last byte, which equals `count`.
    public var endIndex: Int { bytes.count }

    /// The byte at the given index. The index must be in `0..<count`; any other value stops the program.
    public subscript(position: Int) -> UInt8 {
      get { bytes[position] }
      set { bytes[position] = newValue }
    }

    /// Appends a byte.
    public mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends bytes.
    public mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

    /// Appends the bytes of another buffer.
    public mutating func append(_ other: Data) { bytes.append(contentsOf: other.bytes) }
  }
#endif
