// SPDX-License-Identifier: MIT

@testable import SprungModels

/// A literal, unoptimized implementation of the flow rules that computes every frame in a single pass.
struct NaiveFlow {
  /// The frames along the axes, by section and item.
  var items: [[FlowFrame]] = []
  var headers: [FlowFrame?] = []
  var footers: [FlowFrame?] = []
  var length = 0.0

  init(_ sections: [FlowSectionMetrics], cross: Double) {
    for section in sections { add(section, cross) }
  }

  private mutating func add(_ section: FlowSectionMetrics, _ cross: Double) {
    let room = cross - section.insetCrossStart - section.insetCrossEnd
    let begin = length
    let header = section.headerExtent > 0 ? section.knownHeaderExtent ?? section.headerExtent : 0
    let footer = section.footerExtent > 0 ? section.knownFooterExtent ?? section.footerExtent : 0
    headers.append(header > 0 ? FlowFrame(main: begin, cross: 0, extent: FlowExtent(main: header, cross: cross)) : nil)
    let first = begin + header + section.insetMainStart
    var frames: [FlowFrame] = []
    var next = 0
    var start = 0.0
    var end = 0.0
    let sizes = (0..<section.sizes.count).map { section.sizes[$0] }
    while next < sizes.count {
      var line = [sizes[next]]
      while next + line.count < sizes.count,
        line.map(\.cross).reduce(0, +) + Double(line.count) * section.interitemSpacing + sizes[next + line.count].cross
          <= room + 1e-6
      {
        line.append(sizes[next + line.count])
      }
      let extent = line.map(\.main).max() ?? 0
      let lengths = line.map(\.cross).reduce(0, +)
      let isFull = next + line.count < sizes.count
      var spacing = section.interitemSpacing
      var across = 0.0
      if isFull {
        if line.count == 1 {
          across = (room - lengths) / 2
        } else {
          spacing = (room - lengths) / Double(line.count - 1)
        }
      } else if line.allSatisfy({ $0 == line[0] }) {
        // The number of items of this size that would fit in a full line.
        var fitting = line.count
        if line[0].cross + section.interitemSpacing > 0 || room < -1e-6 {
          while Double(fitting + 1) * line[0].cross + Double(fitting) * section.interitemSpacing <= room + 1e-6 {
            fitting += 1
          }
          if fitting == 1 {
            across = (room - lengths) / 2
          } else {
            spacing = (room - Double(fitting) * line[0].cross) / Double(fitting - 1)
          }
        }
      }
      for size in line {
        frames.append(
          FlowFrame(
            main: first + start + (extent - size.main) / 2, cross: section.insetCrossStart + across, extent: size))
        across += size.cross + spacing
      }
      end = max(end, start + extent)
      start += max(0, extent + section.lineSpacing)
      next += line.count
    }
    items.append(frames)
    let footerStart = header + section.insetMainStart + end + section.insetMainEnd
    footers.append(
      footer > 0
        ? FlowFrame(main: begin + footerStart, cross: 0, extent: FlowExtent(main: footer, cross: cross)) : nil)
    length += max(0, footerStart + footer)
  }
}
