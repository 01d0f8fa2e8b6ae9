// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A row of bytes.
  ///
  /// It has Foundation's names for what pictures need: making, counting, reading, changing and comparing.
  public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection {
    private var bytes: [UInt8]

    /// Makes an empty row.
    public init() { bytes = [] }

    /// Makes a row of the given bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Makes a row of the bytes of any sequence.
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { self.bytes = Array(bytes) }

    /// Makes a row of `count` zeros; a negative count counts as 0.
    public init(count: Int) { bytes = Array(repeating: 0, count: Swift.max(0, count)) }

    /// Makes a row of one byte, `count` times; a negative count counts as 0.
    public init(repeating repeatedValue: UInt8, count: Int) {
      bytes = Array(repeating: repeatedValue, count: Swift.max(0, count))
    }

    /// The index of the first byte, 0.
    public var startIndex: Int { 0 }

    /// The index after the last byte.
    public var endIndex: Int { bytes.count }

    /// The byte at an index from 0 up to, but not including, `count`; any other index stops the program.
    public subscript(position: Int) -> UInt8 {
      get { bytes[position] }
      set { bytes[position] = newValue }
    }

    /// Adds a byte at the end.
    public mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Adds bytes at the end.
    public mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

    /// Adds the bytes of another row at the end.
    public mutating func append(_ other: Data) { bytes.append(contentsOf: other.bytes) }
  }
#endif
