// SPDX-License-Identifier: MIT

/// Why pixels could not be drawn, read or written.
public enum RasterFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A shared library could not be loaded, or lacks a function: its name, the Debian package that has it, the loader's words.
  case missingLibrary(name: String, package: String, reason: String)
  /// A raster has at least one pixel and at most 32,767 pixels in each direction.
  case invalidSize(width: Int, height: Int)
  /// The bytes are not a picture of a supported format.
  case undecodable(byteCount: Int, reason: String)
  /// A library reported an error while it encoded a picture.
  case unencodable(reason: String)

  /// The value, the rule and the remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .missingLibrary(let name, let package, let reason):
      "\(name) could not be loaded (\(reason)). Install it: apt-get install \(package)"
    case .invalidSize(let width, let height):
      "A raster of \(width) x \(height) pixels cannot be drawn. Use 1 to 32767 pixels in each direction."
    case .undecodable(let byteCount, let reason):
      "\(byteCount) bytes could not be decoded (\(reason)). Pass a complete PNG or JPEG file."
    case .unencodable(let reason): "The picture could not be encoded (\(reason))."
    }
  }
}
