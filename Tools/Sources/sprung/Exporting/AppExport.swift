// SPDX-License-Identifier: MIT

import Foundation

/// Exports an app as static files for any web server. File names contain a hash of the content, so that browsers can
/// cache files permanently. Only the page, the embeddable script and the manifest have fixed names.
struct AppExport {
  /// The app's name.
  let app: String
  let checkout: Checkout
  /// The linked module.
  let module: URL
  /// Whether browsers store the app for offline use.
  let isOffline: Bool
  /// The formats of the compressed copies.
  var packings = Packing.allCases

  /// Writes the app to `folder`, which must be absent, empty or an earlier export. Returns the exported files and the
  /// files that were left untouched.
  func write(to folder: URL) throws -> (entries: [Entry], kept: [OwnedFolder.Kept]) {
    try SiteExport.checkMayWrite(folder)
    guard let linked = WebAssemblyModule([UInt8](try Data(contentsOf: module))) else {
      throw CommandFailure.work("\(module.lastPathComponent) is not a WebAssembly module")
    }
    var files: [(name: String, content: Data)] = []
    let code = Data(linked.stripped())
    let moduleName = "\(Self.fileName(app))-\(ContentHash.digits(of: code)).wasm"
    files.append((moduleName, code))
    let parts = try scripts()
    files += parts.files
    files.append(("sprung-app.js", Data("export * from \"./\(parts.folder)/sprung-app.js\";\n".utf8)))
    files.append(("app.webmanifest", try JSONEncoder.sorted.encode(WebManifest(app))))
    var head = ["<link rel=\"manifest\" href=\"app.webmanifest\">"]
    if isOffline {
      // The page's policy forbids inline scripts.
      head.append("<script src=\"offline-start.js\" defer></script>")
      files.append(("offline-start.js", Data("navigator.serviceWorker?.register(\"offline.js\");\n".utf8)))
    }
    guard
      let page = AppPage(checkout: checkout, title: app).text(
        script: "\(parts.folder)/sprung-app.js", module: moduleName, head: head)
    else { throw CommandFailure.work("the page in \(checkout.appSite.path) cannot be read") }
    files.append(("index.html", Data(page.utf8)))
    if isOffline { files.append(("offline.js", try worker(keeping: files.map(\.name)))) }
    files.append(("_headers", Data(SiteExport.headers.utf8)))
    var all = files
    let entries = files.sorted { $0.name < $1.name }.map { name, content in
      var sizes: [Packing: Int] = [:]
      for packing in packings {
        guard let copy = packing.copy(of: content, named: name) else { continue }
        all.append((name + packing.ending, copy))
        sizes[packing] = copy.count
      }
      return Entry(name: name, size: content.count, gzip: sizes[.gzip], brotli: sizes[.brotli])
    }
    return (entries, try SiteExport.put(all, into: folder))
  }

  /// Returns the scripts and style sheets, and the name of the folder for them. Only the folder's name contains a hash,
  /// because the files import one another by fixed names. Scripts in subfolders are omitted, because they belong to the
  /// gallery.
  private func scripts() throws -> (folder: String, files: [(name: String, content: Data)]) {
    let names = try FileManager.default.contentsOfDirectory(atPath: checkout.site.path).sorted()
      .filter { ($0.hasSuffix(".js") || $0.hasSuffix(".css")) }
    var hash = ContentHash()
    var files: [(name: String, content: Data)] = []
    for name in names {
      let content = try Data(contentsOf: checkout.site.appendingPathComponent(name))
      hash.combine(name)
      hash.combine(content)
      files.append((name, content))
    }
    let folder = "sprung-\(hash.digits)"
    return (folder, files.map { ("\(folder)/\($0.name)", $0.content) })
  }

  /// Returns the service worker's script. Its cache has a different name than that of an earlier export with different
  /// content.
  private func worker(keeping names: [String]) throws -> Data {
    let file = checkout.appSite.appendingPathComponent("offline.js")
    guard let template = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandFailure.work("the service worker in \(checkout.appSite.path) cannot be read")
    }
    var hash = ContentHash()
    for name in names { hash.combine(name) }
    let list = String(decoding: try JSONEncoder.sorted.encode(["./"] + names), as: UTF8.self)
    let text = AppPage.filled(template, ["cache": "\(Self.fileName(app)) \(hash.digits)", "files": list])
    return Data(text.utf8)
  }

  /// Replaces characters of a name that are not valid in URLs.
  static func fileName(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" ? $0 : "-" })
  }
}

/// The web app manifest, which browsers read when an app is added to the home screen.
private struct WebManifest: Encodable {
  let name: String
  let shortName: String
  let startAddress = "."
  let display = "standalone"

  enum CodingKeys: String, CodingKey {
    case name, display
    case shortName = "short_name"
    case startAddress = "start_url"
  }

  init(_ name: String) { (self.name, shortName) = (name, name) }
}

extension JSONEncoder {
  /// Returns an encoder with deterministic output.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
