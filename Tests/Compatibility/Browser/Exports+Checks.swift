// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

// Exports that run the checks in a page. The table of sources is generated when the module is built.

/// The name and the check of a source.
struct Source {
  let name: String
  let check: @MainActor (Check) -> Void
}

/// The sources that have their own page, presented as the demos of the module.
enum Gallery {
  static let demos = pages

  /// Returns nil: sources are not parameterized.
  static func subject(of demo: Demo) -> (title: String, guide: String)? { nil }
}

/// Returns the number of sources.
@_expose(wasm, "sp_check_count")
@_cdecl("sp_check_count")
public func checkCount() -> Int32 { Int32(sources.count) }

/// Returns the address of a source's name, valid until the next call: a byte count, followed by UTF-8 bytes.
@_expose(wasm, "sp_check_name")
@_cdecl("sp_check_name")
public func checkName(_ index: Int32) -> UnsafeRawPointer { answer(sources[Int(index)].name) }

/// Runs the check of a source and prints its failures. Returns 1 on success, otherwise 0.
@MainActor
@_expose(wasm, "sp_check")
@_cdecl("sp_check")
public func check(_ index: Int32) -> Int32 {
  let source = sources[Int(index)]
  return Checks().run(source.name, source.check) ? 1 : 0
}
