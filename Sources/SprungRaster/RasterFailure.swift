// SPDX-License-Identifier: MIT

/// An error that occurs while drawing, reading or writing pixels.
public enum RasterFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A shared library could not be loaded or lacks a function. Contains the library's name, its Debian package and the
  /// loader's message.
  case missingLibrary(name: String, package: String, reason: String)
  /// The size of a raster is not between 1 and 32,767 pixels in each dimension.
  case invalidSize(width: Int, height: Int)
  /// The bytes are not a picture in a supported format.
  case undecodable(byteCount: Int, reason: String)
  /// A library reported an error while it encoded a picture.
  case unencodable(reason: String)

  /// A description that contains the value, the rule and the remedy.
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
