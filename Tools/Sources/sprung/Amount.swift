// SPDX-License-Identifier: MIT

/// A count with a noun in the singular or plural, such as "1 frame" or "2 frames".
struct Amount: CustomStringConvertible {
  let description: String

  init(_ count: Int, _ noun: String) { description = "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
