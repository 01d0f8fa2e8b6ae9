// SPDX-License-Identifier: MIT

import SprungGeometry

/// A shared library that is loaded on first use, so that programs that do not draw pixels run without it.
struct SharedLibrary {
  let name: String
  private let package: String
  private let handle: UnsafeMutableRawPointer

  /// Loads a library. The library is never unloaded, because its functions are called until the process ends.
  init(_ name: String, package: String) throws(RasterFailure) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_GLOBAL) else {
      throw .missingLibrary(name: name, package: package, reason: Self.lastError)
    }
    self.name = name
    self.package = package
    self.handle = handle
  }

  /// Returns the function with the given name. `Function` must match the declaration in the library's header.
  func function<Function>(_ symbol: String) throws(RasterFailure) -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw .missingLibrary(name: name, package: package, reason: Self.lastError)
    }
    return unsafeBitCast(address, to: Function.self)
  }

  private static var lastError: String { dlerror().map { String(cString: $0) } ?? "no reason is known" }
}
