// SPDX-License-Identifier: MIT

import Foundation

extension PortFolder {
  /// The name of the file that lists the files of a rewritten folder.
  public static let mark = ".sprung-port"

  /// A file or folder in the target folder that was left untouched.
  public struct Kept: Equatable, Sendable {
    /// The path and the reason, on one line.
    public let description: String
    /// Whether the file's content differs from the content that would have been written.
    public let isOutdated: Bool
  }

  /// Writes rewritten sources and copies other files to a folder, which must be absent, empty or the result of an
  /// earlier call. Files with unchanged content are not written again, so that the next build is fast. Returns the
  /// files and folders that were left untouched for other reasons.
  @discardableResult
  public func write(_ port: PortedSources, to target: URL) throws(Failure) -> [Kept] {
    let (from, to) = (Self.real(root) + "/", Self.real(target) + "/")
    if to.hasPrefix(from) {
      throw Failure(message: "\(target.path) is inside the source folder; pass another folder")
    }
    if from.hasPrefix(to) {
      throw Failure(message: "\(target.path) contains the source folder; pass another folder")
    }
    var files = port.outputs.map { (name: $0.path, content: Data($0.text.utf8)) }
    for path in others {
      guard let content = try? Data(contentsOf: root.appendingPathComponent(path)) else {
        throw Failure(message: "\(path) cannot be read")
      }
      files.append((path, content))
    }
    do throws(OwnedFolder.Failure) {
      let kept = try OwnedFolder(root: target, manifestName: Self.mark, command: "sprung port").write(files)
      return kept.map { Kept(description: $0.description, isOutdated: $0.isOutdated) }
    } catch {
      throw Failure(message: error.message)
    }
  }

  /// Resolves symbolic links in a path. Components that do not exist are not changed.
  static func real(_ place: URL) -> String {
    let names = place.standardizedFileURL.path.split(separator: "/").map(String.init)
    for count in stride(from: names.count, to: 0, by: -1) {
      if let real = realpath("/" + names[..<count].joined(separator: "/"), nil) {
        defer { free(real) }
        return ([String(cString: real)] + names[count...]).joined(separator: "/")
      }
    }
    return "/" + names.joined(separator: "/")
  }
}
