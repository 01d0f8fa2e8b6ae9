// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

// Exports that run the checks in a page. The table of sources is generated when the module is built.

/// The check and view controller of a source.
struct Source {
  let name: String
  let check: @MainActor (Check) -> Void
}

/// The sources with a separate page, as the module's demos.
enum Gallery {
  static let demos = pages

  /// The sources have no parameters.
  static func subject(of demo: Demo) -> (title: String, guide: String)? { nil }
}

/// The number of sources.
@_expose(wasm, "sp_check_count")
@_cdecl("sp_check_count")
public func checkCount() -> Int32 { Int32(sources.count) }

/// The address of a source's name, valid until the next call: a byte count, then UTF-8.
@_expose(wasm, "sp_check_name")
@_cdecl("sp_check_name")
public func checkName(_ index: Int32) -> UnsafeRawPointer { answer(sources[Int(index)].name) }

/// Runs a source's check and prints its failures. Returns 1 if it succeeds, otherwise 0.
@MainActor
@_expose(wasm, "sp_check")
@_cdecl("sp_check")
public func check(_ index: Int32) -> Int32 {
  let source = sources[Int(index)]
  return Checks().run(source.name, source.check) ? 1 : 0
}
