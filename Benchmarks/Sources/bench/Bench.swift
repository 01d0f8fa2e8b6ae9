// SPDX-License-Identifier: MIT

import Foundation

/// Runs benchmarks, prints tables and writes JSON. An argument selects one benchmark, whose results are only printed:
/// `bench list [KIND:CELLS ...]`, `bench commit [LAYERS [FRAMES]]`, `bench cells`, `bench flow [ITEMS ...]`, `bench
/// updates`, `bench labels`. `bench KIND:CELLS` prints the JSON of a single list.
///
/// Each list is measured in a separate process, so that the memory measurements are independent.
@main
struct Bench {
  /// The numbers of cells in the lists, from long to absurdly long.
  static let cellCounts = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// The number of layers that move in each frame of the commit benchmark, which is more than any screen displays.
  static let committedLayers = 500

  private static let folder = URL(fileURLWithPath: ".build/benchmarks")

  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let numbers = words.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
    switch words.first {
    case nil:
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try list(allLists)
      try commit()
      try cells()
      try flow(FlowBenchmark.sizes)
      try updates()
      try labels()
    case "list":
      let asked = words.dropFirst().compactMap { Self.list(named: $0) }
      print(ScrolledListTable(try (asked.isEmpty ? allLists : asked).map { try measureInChild($0) }).text)
    case "commit":
      let layers = numbers.first ?? committedLayers
      print(try json(CommitBenchmark(layerCount: layers).run(frames: max(10, numbers.dropFirst().first ?? 2_000))))
    case "cells": print(try json(ConstrainedCellsBenchmark().run()))
    case "flow":
      let sizes = numbers.isEmpty ? FlowBenchmark.sizes : numbers
      print(FlowBenchmark.table(sizes.map { FlowBenchmark().run(items: $0) }))
      print(DelegateFlowBenchmark.table(sizes.map { DelegateFlowBenchmark(items: $0).run() }))
    case "updates": print(try json(UpdateBenchmark().run()))
    case "labels": print(try json(LabelBenchmark().run()))
    case .some(let word):
      guard let asked = Self.list(named: word) else {
        print(
          "usage: bench [list [KIND:CELLS ...] | KIND:CELLS | commit [LAYERS [FRAMES]] | cells | flow [ITEMS ...] | updates "
            + "| labels]"
        )
        exit(2)
      }
      print(try json(asked.run()))
    }
  }

  private static var allLists: [ScrolledListBenchmark] {
    let kinds: [ScrolledListBenchmark.Kind] = [.plain, .grid, .springy]
    return kinds.flatMap { kind in cellCounts.map { ScrolledListBenchmark(kind: kind, cellCount: $0) } }
  }

  /// Parses the name of a list, such as `springy:1000`. A number alone selects a springy list.
  private static func list(named name: String) -> ScrolledListBenchmark? {
    let parts = name.split(separator: ":")
    guard let count = parts.last.flatMap({ Int($0) }), count > 0, parts.count <= 2 else { return nil }
    if parts.count == 1 { return ScrolledListBenchmark(cellCount: count) }
    return ScrolledListBenchmark.Kind(rawValue: String(parts[0])).map {
      ScrolledListBenchmark(kind: $0, cellCount: count)
    }
  }

  private static func json(_ result: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
  }

  private static func write(_ results: some Encodable, _ name: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = folder.appendingPathComponent(name + ".json")
    try encoder.encode(results).write(to: file)
    print("Written to \(file.relativePath)")
  }

  private static func list(_ lists: [ScrolledListBenchmark]) throws {
    let results = try lists.map { try measureInChild($0) }
    print(ScrolledListTable(results).text)
    try write(results, "scrolled-lists")
  }

  private static func commit() throws {
    let result = CommitBenchmark(layerCount: committedLayers).run()
    print(
      "commit of \(result.layers) moved layers: median \(result.median) µs, p99 \(result.p99) µs, \(result.bytes) bytes"
    )
    try write(result, "commit")
  }

  private static func cells() throws {
    let result = ConstrainedCellsBenchmark().run()
    print(
      "\(result.cells) cells of \(ConstrainedCellsBenchmark.constraintCount) constraints solved again in a scrolled frame: "
        + "median \(result.median) µs, p99 \(result.p99) µs, of which the constraints \(result.solving) µs")
    try write(result, "constrained-cells")
  }

  private static func flow(_ sizes: [Int]) throws {
    let results = sizes.map { FlowBenchmark().run(items: $0) }
    print(FlowBenchmark.table(results))
    try write(results, "flow")
    let asked = sizes.map { DelegateFlowBenchmark(items: $0).run() }
    print(DelegateFlowBenchmark.table(asked))
    try write(asked, "delegate-flow")
  }

  private static func updates() throws {
    let result = UpdateBenchmark().run()
    print(
      "\(result.changes) insertions and as many deletions in \(result.items) items: median "
        + "\(Columns.rounded(result.batch)) ms, worst \(Columns.rounded(result.worstBatch)) ms; a snapshot with a hundredth "
        + "changed: median \(Columns.rounded(result.snapshot)) ms, worst \(Columns.rounded(result.worstSnapshot)) ms")
    try write(result, "updates")
  }

  private static func labels() throws {
    let result = LabelBenchmark().run()
    print(
      "\(result.labels) labels with new texts: \(Columns.rounded(result.measuring)) µs to measure each, "
        + "\(Columns.rounded(result.frame)) µs for the frame")
    try write(result, "labels")
  }

  private static func measureInChild(_ list: ScrolledListBenchmark) throws -> ScrolledListBenchmark.Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(list.kind.rawValue):\(list.cellCount)"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(ScrolledListBenchmark.Result.self, from: data)
  }
}
