// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite("Checkout") struct CheckoutTests {
  @Test("A checkout reached through a link builds in the linked folder, where everything is already built")
  func links() throws {
    let sample = try SampleCheckout()
    let link = sample.root.deletingLastPathComponent().appendingPathComponent("link to \(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sample.root)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(Checkout.isCheckout(link))
    #expect(Checkout(root: link).web.path == Checkout(root: sample.root).web.path)
    #expect(Checkout.above(link.appendingPathComponent("Examples"))?.web.path == Checkout(root: sample.root).web.path)
  }

  @Test("The version is that of the newest changelog heading and of this command")
  func version() throws {
    let sample = try SampleCheckout()
    let checkout = Checkout(root: sample.root)
    #expect(checkout.version == nil)
    let changelog = sample.root.appendingPathComponent("CHANGELOG.md")
    for (text, version) in [
      ("# Changelog\n\n## Unreleased: 1.12.0\n\n## 1.11.3\n", "1.12.0"), ("# 0.0.1\n## 2.0.0 (2026-01-31)\n", "2.0.0"),
      ("# Changelog\n\n## Unreleased\n", nil),
    ] {
      try text.write(to: changelog, atomically: true, encoding: .utf8)
      #expect(checkout.version == version)
    }
    #expect(try Checkout.find().version == Version.current)
  }
}
