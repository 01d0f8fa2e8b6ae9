// SPDX-License-Identifier: MIT

import Foundation

/// A folder of sources to be rewritten to another folder.
public struct PortFolder {
  /// The reason why the folder was not rewritten.
  public struct Failure: Error, Equatable {
    /// One sentence.
    public let message: String
  }

  /// The location of the folder.
  public let root: URL
  /// The relative paths of the Swift sources, in order.
  public let sources: [String]
  /// The relative paths of all other files, in order.
  public let others: [String]
  /// The paths of symbolic links whose targets are outside the folder, in order. These links are not followed.
  public let links: [String]

  /// The names of folders that do not contain sources of the app.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Lists the files of a folder. Hidden files, and the folders of package managers, are skipped.
  ///
  /// Links to files inside the folder are followed, but links to folders are not. Links to targets outside the folder
  /// are listed in ``links``, unless `followsLinks` is set. Builds set `followsLinks`, because they must read the same
  /// files as the compiler.
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
      // Reading a pipe or device might block forever.
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

  /// Rewrites the sources without writing any files.
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

  /// The problems with symbolic links and with files in languages other than Swift.
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
