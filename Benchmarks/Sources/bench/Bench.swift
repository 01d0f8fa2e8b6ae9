// SPDX-License-Identifier: MIT

import Foundation

/// Measures, prints a table and writes JSON; `bench COUNT` measures one list, `bench commit [LAYERS]` the commit of moved
/// layers, `bench cells` cells with constraints, and prints its JSON only; `bench flow` prints the table of flow layouts.
///
/// Each list is measured in a process of its own, so that the memory of one does not hide in another's.
@main
struct Bench {
  /// Cells of the lists, from a long one to an absurd one.
  static let cellCounts = [1_000, 10_000, 1_000_000]

  /// Layers that move in each frame of the commit's measurement, more than any screen shows.
  static let committedLayers = 500

  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "commit" {
      let layers = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? Self.committedLayers
      let frames = CommandLine.arguments.dropFirst(3).first.flatMap { Int($0) } ?? 2_000
      let result = CommitBenchmark(layerCount: max(1, layers)).run(frames: max(10, frames))
      print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
      return
    }
    if CommandLine.arguments.dropFirst().first == "cells" {
      print(String(decoding: try JSONEncoder().encode(ConstrainedCellsBenchmark().run()), as: UTF8.self))
      return
    }
    if CommandLine.arguments.dropFirst().first == "flow" {
      let counts = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }.filter { $0 > 0 }
      print(FlowBenchmark.table((counts.isEmpty ? FlowBenchmark.sizes : counts).map { FlowBenchmark().run(items: $0) }))
      return
    }
    if let word = CommandLine.arguments.dropFirst().first {
      guard let count = Int(word), count > 0 else {
        print("usage: bench [CELLS | commit [LAYERS [FRAMES]] | cells | flow [ITEMS ...]]")
        exit(2)
      }
      let result = SpringyListBenchmark(cellCount: count).run()
      print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
      return
    }
    var results: [SpringyListBenchmark.Result] = []
    for count in cellCounts { results.append(try measureInChild(count)) }
    print(Table(results).text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = URL(fileURLWithPath: ".build/benchmarks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("springy-list.json")
    try encoder.encode(results).write(to: file)
    print("Written to \(file.relativePath)")
    let commit = CommitBenchmark(layerCount: Self.committedLayers).run()
    print(
      "commit of \(commit.layers) moved layers: median \(commit.median) µs, p99 \(commit.p99) µs, \(commit.bytes) bytes"
    )
    let commitFile = folder.appendingPathComponent("commit.json")
    try encoder.encode(commit).write(to: commitFile)
    print("Written to \(commitFile.relativePath)")
    let cells = ConstrainedCellsBenchmark().run()
    print(
      "\(cells.cells) cells of \(ConstrainedCellsBenchmark.constraintCount) constraints solved again in a scrolled frame: "
        + "median \(cells.median) µs, p99 \(cells.p99) µs, of which the constraints \(cells.solving) µs")
    let cellsFile = folder.appendingPathComponent("constrained-cells.json")
    try encoder.encode(cells).write(to: cellsFile)
    print("Written to \(cellsFile.relativePath)")
    let flows = FlowBenchmark.sizes.map { FlowBenchmark().run(items: $0) }
    print(FlowBenchmark.table(flows))
    let flowFile = folder.appendingPathComponent("flow.json")
    try encoder.encode(flows).write(to: flowFile)
    print("Written to \(flowFile.relativePath)")
  }

  private static func measureInChild(_ count: Int) throws -> SpringyListBenchmark.Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(count)"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(SpringyListBenchmark.Result.self, from: data)
  }
}
