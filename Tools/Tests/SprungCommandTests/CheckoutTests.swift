// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite("Checkout") struct CheckoutTests {
  @Test("Whoever comes by a link builds in the folder that the link leads to, where everything is built already")
  func links() throws {
    let sample = try SampleCheckout()
    let link = sample.root.deletingLastPathComponent().appendingPathComponent("link to \(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sample.root)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(Checkout.isCheckout(link))
    #expect(Checkout(root: link).web.path == Checkout(root: sample.root).web.path)
    #expect(Checkout.above(link.appendingPathComponent("Examples"))?.web.path == Checkout(root: sample.root).web.path)
  }
}
