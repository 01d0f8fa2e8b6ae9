// SPDX-License-Identifier: MIT

import Foundation

/// A folder of sources that is rewritten into another one.
public struct PortFolder {
  /// A reason why nothing was done.
  public struct Failure: Error, Equatable {
    /// One sentence.
    public let message: String
  }

  /// The folder.
  public let root: URL
  /// The paths of the Swift sources inside it, in order.
  public let sources: [String]
  /// The paths of everything else, in order.
  public let others: [String]
  /// The paths of links that lead out of the folder, in order. They are not read.
  public let links: [String]

  /// Folders that hold no sources of the app.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Lists the files of a folder; hidden files and what package managers store there are skipped.
  ///
  /// Links to files inside the folder are followed, links to folders are not. Links that lead out are listed in ``links``, unless
  /// `followsLinks` is set: a build reads them as the compiler does.
  public init(_ root: URL, followsLinks: Bool = false) throws(Failure) {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(message: "there is no folder \(root.path)")
    }
    var sources: [String] = []
    var others: [String] = []
    var links: [String] = []
    let inside = Self.real(root) + "/"
    let all = ((try? manager.subpathsOfDirectory(atPath: root.path)) ?? []).sorted()
    for path in all {
      let parts = path.split(separator: "/").map(String.init)
      if parts.contains(where: {
        $0.hasPrefix(".") || Self.skipped.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }) {
        continue
      }
      let file = root.appendingPathComponent(path)
      if FolderEntry(file.path) == .link, !followsLinks, !Self.real(file.resolvingSymlinksInPath()).hasPrefix(inside) {
        links.append(path)
        continue
      }
      // Reading a pipe or a device might never end.
      guard FolderEntry(file.resolvingSymlinksInPath().path) == .file else { continue }
      if path.hasSuffix(".swift"), parts.last?.hasPrefix("Package") != true {
        sources.append(path)
      } else {
        others.append(path)
      }
    }
    guard !sources.isEmpty else { throw Failure(message: "there are no Swift sources in \(root.path)") }
    self.root = root
    self.sources = sources
    self.others = others
    self.links = links
  }

  /// Rewrites the sources; nothing is written.
  public func port() throws(Failure) -> PortedSources {
    var texts: [(path: String, text: String)] = []
    for path in sources {
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)),
        let text = String(data: data, encoding: .utf8)
      else {
        throw Failure(message: "\(path) is not valid UTF-8")
      }
      texts.append((path, text))
    }
    let scenes = others.filter { $0.hasSuffix("Info.plist") }.flatMap { path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map(SceneManifest.scenes) ?? []
    }
    let plists = others.filter { $0.hasSuffix("Info.plist") }.compactMap {
      try? Data(contentsOf: root.appendingPathComponent($0))
    }
    let interfaces = others.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.compactMap { path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map { (path: path, data: $0) }
    }
    return PortedSources(
      texts, root: root.standardizedFileURL.path, scenes: scenes, known: ImportedModules(root).sources(for: texts),
      interfaces: interfaces, launch: plists.compactMap(SceneManifest.mainStoryboard).first)
  }

  /// Problems of files in the folder that are not Swift and have no meaning here.
  public var foreignProblems: [Problem] {
    let outside = links.map {
      Problem(
        path: $0, line: 1, message: "this link points outside the folder; replace it with the file, or omit it")
    }
    return outside
      + others.compactMap { path in
        if path.hasSuffix(".m") || path.hasSuffix(".mm") {
          return Problem(path: path, line: 1, message: "Objective-C is not supported; rewrite this file in Swift")
        }
        if path.hasSuffix("-Bridging-Header.h") {
          return Problem(
            path: path, line: 1, message: "bridging headers are not supported; rewrite the declarations in Swift")
        }
        return nil
      }
  }
}
