// SPDX-License-Identifier: MIT

/// Determines the content types of files from their names.
enum MediaType {
  /// Returns the content type for the extension of a file name, or a generic binary type if the extension is unknown.
  static func of(_ name: String) -> String {
    switch name.split(separator: ".").last?.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "wasm": "application/wasm"
    case "json", "map": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "ico": "image/x-icon"
    case "txt", "md": "text/plain; charset=utf-8"
    case "webmanifest": "application/manifest+json"
    default: "application/octet-stream"
    }
  }

  /// Returns whether a file with this name can be made smaller by compression. Images are already compressed.
  static func isCompressible(_ name: String) -> Bool {
    let type = of(name)
    return type.hasPrefix("text/") || type.hasSuffix("json") || type == "application/wasm" || type == "image/svg+xml"
  }
}
