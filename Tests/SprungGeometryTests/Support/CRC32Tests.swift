// SPDX-License-Identifier: MIT

import Testing

@testable import SprungGeometry

@Suite struct CRC32Tests {
  private func digits(_ text: String) -> String { CRC32(text: Array(text.utf8)[...]).digits }

  @Test("The checksum matches the published check value and values of zlib")
  func values() {
    #expect(CRC32().digits == "00000000")
    #expect(digits("123456789") == "cbf43926")
    #expect(digits("a") == "e8b7be43")
    #expect(digits("The quick brown fox jumps over the lazy dog") == "414fa339")
  }

  @Test("Only carriage returns before line feeds are ignored")
  func lineEnds() {
    #expect(digits("a\r\nb\r\n") == digits("a\nb\n"))
    #expect(digits("a\rb") != digits("ab"))
    #expect(digits("a\r") != digits("a"))
  }

  @Test("Every change of one byte changes the checksum")
  func oneByte() {
    let bytes = Array("event down 3 4 1.5 2.25 1 0 0\n".utf8)
    let check = CRC32(text: bytes[...])
    for index in bytes.indices {
      for byte in 0..<128 as Range<UInt8> where byte != bytes[index] && byte != 13 && byte != 10 {
        var changed = bytes
        changed[index] = byte
        #expect(CRC32(text: changed[...]) != check)
      }
    }
  }
}
