// SPDX-License-Identifier: MIT

import Testing

@testable import sprung

@Suite struct WebAssemblyModuleTests {
  @Test func unrelatedBytesAreRejected() {
    #expect(WebAssemblyModule([]) == nil)
    #expect(WebAssemblyModule([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0, 0]) == nil)
  }

  @Test func truncatedSectionIsRejected() {
    let whole = SampleCheckout.module
    #expect(WebAssemblyModule(whole) != nil)
    #expect(WebAssemblyModule(Array(whole.dropLast())) == nil)
    #expect(WebAssemblyModule(Array(whole.prefix(9))) == nil)
    #expect(WebAssemblyModule(Array(whole.prefix(8)) + [1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]) == nil)
  }

  @Test func multibyteLengthsAreRead() throws {
    let payload = [UInt8](repeating: 7, count: 300)
    let bytes = Array(SampleCheckout.module.prefix(8)) + [0, 0xAC, 0x02] + payload + [1, 1, 0]
    let module = try #require(WebAssemblyModule(bytes))
    #expect(module.stripped() == Array(SampleCheckout.module.prefix(8)) + [1, 1, 0])
  }
}
