// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Regression tests: `sprung export` emptied a folder that contained its marker file, including `.git` and `CNAME`.
/// `sprung port --into` deleted `Mine.swift` and `.git/HEAD` from the target folder and overwrote manual edits. A
/// marker file without a list of files does not record which files the command wrote.
///
/// The tests write random folders twice. Between the two runs, they add, change, remove and link files, and make files
/// read-only.
@Suite struct FolderStateTests {
  /// A reproducible random number generator.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33 ^ state << 31
    }
  }

  private static let names = [
    "index.html", "CNAME", ".git/HEAD", ".git/objects/ab/cd", "a/b.js", "a/c.css", "a", "Mine.swift", "x y/é.txt",
    "50%.txt",
    "two\nlines.txt",
  ]

  /// Returns a description of each entry in a folder, which contains the content of a file or the target of a link.
  /// Links are not followed.
  private static func snapshot(_ root: URL) -> [String: String] {
    var result: [String: String] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [] where path != ".list" {
      let file = root.appendingPathComponent(path)
      switch FolderEntry(file.path) {
      case .file: result[path] = "file " + String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
      case .link:
        result[path] = "link " + ((try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) ?? "")
      default: break
      }
    }
    return result
  }

  private static func files(_ numbers: inout Numbers) -> [(name: String, content: Data)] {
    var chosen: [String] = []
    for name in names.shuffled(using: &numbers).prefix(Int.random(in: 1...6, using: &numbers))
    where !chosen.contains(where: { $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/") }) {
      chosen.append(name)
    }
    return chosen.map { ($0, Data("v\(Int.random(in: 0...2, using: &numbers))".utf8)) }
  }

  /// Makes random changes to the folder, as a user might. Returns the paths that belong to the user from then on.
  private static func disturb(_ root: URL, outside: URL, _ numbers: inout Numbers) throws -> Set<String> {
    let manager = FileManager.default
    var theirs: Set<String> = []
    for name in names where Bool.random(using: &numbers) {
      let file = root.appendingPathComponent(name)
      let kind = Int.random(in: 0...4, using: &numbers)
      // Skip a path that is an existing folder or is below a file or a link.
      if FolderEntry(file.path) == .folder { continue }
      var parent = file.deletingLastPathComponent()
      var isReachable = true
      while parent.path != root.path {
        if ![.folder, .absent].contains(FolderEntry(parent.path)) { isReachable = false }
        parent = parent.deletingLastPathComponent()
      }
      guard isReachable else { continue }
      try? manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch kind {
      case 0:
        try Data("mine \(numbers.next())".utf8).write(to: file)
        theirs.insert(name)
      case 1: try? manager.removeItem(at: file)
      case 2:
        try? manager.removeItem(at: file)
        try manager.createSymbolicLink(atPath: file.path, withDestinationPath: outside.path + "/secret")
        theirs.insert(name)
      case 3 where FolderEntry(file.path) == .file:
        try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        theirs.insert(name)
      default: break
      }
    }
    return theirs
  }

  @Test("files that the command did not write are never lost", arguments: 0..<100)
  func states(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let manager = FileManager.default
    let base = manager.temporaryDirectory.appendingPathComponent("sprung states \(UUID().uuidString)")
    defer { try? manager.removeItem(at: base) }
    let (root, outside) = (base.appendingPathComponent("out"), base.appendingPathComponent("outside"))
    try manager.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: outside.appendingPathComponent("secret"))
    let folder = OwnedFolder(root: root, manifestName: ".list", command: "sprung export")

    let first = Self.files(&numbers)
    #expect(try folder.write(first) == [])
    let theirs = try Self.disturb(root, outside: outside, &numbers)
    let before = Self.snapshot(root)
    let second = Self.files(&numbers)
    let kept = try folder.write(second)
    let after = Self.snapshot(root)

    for path in theirs {
      #expect(after[path] == before[path], "\(path) belongs to the user")
      let parents = path.indices.filter { path[$0] == "/" }
      let names = [path] + parents.map { String(path[...$0]) } + parents.map { String(path[..<$0]) }
      let hasSame = second.contains {
        $0.name == path && before[path] == "file " + String(decoding: $0.content, as: UTF8.self)
      }
      // The output must name the file, or a folder that contains only files of the user, unless the file is up to date.
      #expect(hasSame || kept.contains { names.contains($0.path) }, "\(path) is not named in \(kept)")
    }
    for (path, content) in second {
      let text = "file " + String(decoding: content, as: UTF8.self)
      #expect(after[path] == text || kept.contains { $0.path == path && $0.isOutdated }, "\(path) is missing")
    }
    // Files of the first run that are unchanged and that the second run does not write must be removed. No other files
    // may be removed.
    let wanted = Set(second.map(\.name))
    for path in before.keys where !wanted.contains(path) && !theirs.contains(path) {
      #expect(after[path] == nil, "\(path)")
    }
    for path in after.keys { #expect(wanted.contains(path) || theirs.contains(path), "\(path)") }
    #expect(Self.snapshot(outside) == ["secret": "file secret"])
    // Another run must change nothing and print the same lines.
    #expect(try folder.write(second) == kept)
    #expect(Self.snapshot(root) == after)
  }

  private func folder(_ content: [String: String]) throws -> OwnedFolder {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sprung state \(UUID().uuidString)")
    for (name, text) in content {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return OwnedFolder(root: root, manifestName: ".list", command: "sprung export")
  }

  @Test func markerOfEarlierVersionProtectsAllFiles() throws {
    let folder = try folder([".list": "written by sprung export\n", "index.html": "old", ".git/HEAD": "ref"])
    defer { try? FileManager.default.removeItem(at: folder.root) }
    let before = Self.snapshot(folder.root)
    let failure = try #require(throws: OwnedFolder.Failure.self) { try folder.write([("index.html", Data())]) }
    #expect(
      failure.message
        == "\(folder.root.path) was written by a different version of sprung export, which did not list its files; "
        + "remove the folder, or pass another one")
    #expect(Self.snapshot(folder.root) == before)
  }

  @Test(
    "a manifest cannot name a file outside its folder",
    arguments: ["../secret", "/etc/hosts", "a/../../secret", "%2E%2E/secret", ""])
  func outside(path: String) throws {
    let hash = ContentHash.digits(of: Data("secret".utf8))
    let folder = try folder(["in/.list": "written by sprung export, format 2\n\(hash) \(path)\n", "secret": "secret"])
    defer { try? FileManager.default.removeItem(at: folder.root) }
    let inner = OwnedFolder(
      root: folder.root.appendingPathComponent("in"), manifestName: ".list", command: "sprung export")
    #expect(try inner.write([("a.txt", Data())]) == [])
    #expect(Self.snapshot(folder.root)["secret"] == "file secret")
  }

  @Test func linkedFolderIsWrittenAndBrokenLinkIsRejected() throws {
    let folder = try folder(["real/x": "x"])
    defer { try? FileManager.default.removeItem(at: folder.root) }
    let manager = FileManager.default
    try manager.removeItem(at: folder.root.appendingPathComponent("real/x"))
    let link = folder.root.appendingPathComponent("link")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "real")
    let owned = OwnedFolder(root: link, manifestName: ".list", command: "sprung export")
    #expect(try owned.write([("a.txt", Data("1".utf8))]) == [])
    #expect(Self.snapshot(folder.root.appendingPathComponent("real")) == ["a.txt": "file 1"])
    try manager.removeItem(at: folder.root.appendingPathComponent("real"))
    #expect(throws: OwnedFolder.Failure.self) { try owned.check() }
  }

  @Test func interruptedRunLeavesNoUnlistedFiles() throws {
    let folder = try folder([:])
    defer { try? FileManager.default.removeItem(at: folder.root) }
    try FileManager.default.createDirectory(at: folder.root, withIntermediateDirectories: true)
    var plan = FolderPlan(
      root: folder.root, manifestName: ".list", old: FolderManifest(command: "sprung export"), command: "sprung export")
    plan.decide([("a.txt", Data("1".utf8))])
    // Simulates an interrupted run: only the manifest, which is stored first, and one file have been written.
    try plan.during.data.write(to: folder.root.appendingPathComponent(".list"))
    try Data("1".utf8).write(to: folder.root.appendingPathComponent("a.txt"))
    #expect(try folder.write([("b.txt", Data("2".utf8))]) == [])
    #expect(Self.snapshot(folder.root) == ["b.txt": "file 2"])
  }
}
