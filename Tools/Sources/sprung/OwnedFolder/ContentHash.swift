// SPDX-License-Identifier: MIT

import Foundation

/// A hash of content that is used to detect changes of build inputs. The hash does not protect against forgery.
///
/// Eight bytes at a time are mixed in as in MurmurHash3's finalizer, so that changing one bit flips about half of the
/// output bits.
struct ContentHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash as 16 hexadecimal digits.
  var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func combine(_ word: UInt64) {
    var mixed = state ^ word
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    state = (mixed ^ (mixed >> 33)) &+ 0x9E37_79B9_7F4A_7C15
  }

  /// Adds bytes and their count.
  mutating func combine(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        combine(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        index += 8
      }
      var last: UInt64 = 0
      while index < bytes.count {
        last = last << 8 | UInt64(bytes[index])
        index += 1
      }
      combine(last)
      combine(UInt64(bytes.count))
    }
  }

  /// Adds a string and its length.
  mutating func combine(_ text: String) { combine(Data(text.utf8)) }

  /// Adds the content of files, and their paths relative to `folder`. An unreadable file counts as empty.
  mutating func combine(files: [URL], below folder: URL) {
    for file in files {
      combine(String(file.path.dropFirst(folder.path.count)))
      combine((try? Data(contentsOf: file)) ?? Data())
    }
  }

  /// Returns the hash of data as hexadecimal digits.
  static func digits(of data: Data) -> String {
    var hash = ContentHash()
    hash.combine(data)
    return hash.digits
  }
}
