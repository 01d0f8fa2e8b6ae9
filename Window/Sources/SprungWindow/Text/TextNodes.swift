// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Draws the text of labels, on the same baselines as the web page.
struct TextNodes {
  /// The distance from the middle of a line down to its baseline, as a fraction of the font size.
  private static let baselineShare = 0.35
  let letters: Letters
  /// The number of pixels per point of the screen. Baselines are rounded to whole pixels of the label to keep text
  /// sharp.
  var scale: Float

  /// Returns the text of a label, or nil if the text is empty.
  func node(of layer: StageLayer) -> RenderNode? {
    let lines = lines(of: layer)
    var nodes: [RenderNode] = []
    var top = (Double(layer.height) - lines.reduce(0) { $0 + $1.height }) / 2
    for line in lines {
      let largest = line.runs.reduce(0) { max($0, $1.style.fontSize) }
      let scale = Double(self.scale)
      let baseline = ((top + line.height / 2 + largest * Self.baselineShare) * scale).rounded() / scale
      nodes += self.nodes(of: line, width: Double(layer.width), baseline: baseline)
      top += line.height
    }
    return .container(nodes)
  }

  /// Returns the lines of a label, including labels with a single text style.
  private func lines(of layer: StageLayer) -> [StageTextLine] {
    if !layer.lines.isEmpty { return layer.lines }
    guard let style = layer.textStyle, !layer.text.isEmpty else { return [] }
    let rows = layer.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().map { index, row in
      let width = index < layer.lineWidths.count ? Double(layer.lineWidths[index]) : 0
      return StageTextLine(
        alignment: style.alignment, height: style.lineHeight,
        runs: [StageTextRun(text: String(row), style: style, color: layer.textColor, width: width)])
    }
  }

  /// Returns the x-coordinate of a line with the given length in a label that is `width` points wide.
  private static func start(of line: StageTextLine, _ length: Double, width: Double) -> Double {
    switch line.alignment {
    case .center: (width - length) / 2
    case .right: width - length
    case .left, .justified, .natural: line.indent
    }
  }

  private func nodes(of line: StageTextLine, width: Double, baseline: Double) -> [RenderNode] {
    let runs = line.runs.compactMap { run in letters.shape(run).map { (run, $0) } }
    var x = Self.start(of: line, runs.reduce(0) { $0 + $1.1.width }, width: width)
    var nodes: [RenderNode] = []
    for (run, shaped) in runs {
      let place = RunPlace(x: x, baseline: baseline - run.baselineOffset)
      if run.background.isVisible {
        let box = shaped.extents
        nodes.append(
          .color(
            run.background,
            in: graphene_rect_t(
              x: Float(x), y: Float(place.baseline + box.y), width: Float(shaped.width), height: Float(box.height))))
      }
      nodes += decorated(run, shaped, at: place)
      x += shaped.width
    }
    return nodes
  }

  // MARK: Ranges of edited text

  /// Returns the rectangles of a range of UTF-16 units in a label's text, one per line, in the label's coordinates. For
  /// an empty range, returns the caret's rectangle.
  func rectangles(of range: Range<Int>, in text: String, on layer: StageLayer) -> [graphene_rect_t] {
    let units = Array(text.utf16)
    let lines = lines(of: layer)
    var found: [graphene_rect_t] = []
    var top = (Double(layer.height) - lines.reduce(0) { $0 + $1.height }) / 2
    var start = 0
    for line in lines {
      defer { top += line.height }
      let words = Array(line.runs.map(\.text).joined().utf16)
      // Skip whitespace and newlines at line breaks, because they are not displayed.
      while start < units.count, !units[start...].starts(with: words), Self.isBreak(units[start]) { start += 1 }
      let end = start + words.count
      defer { start = end }
      let (first, last) = (max(range.lowerBound, start), min(range.upperBound, end))
      guard first < last || range.isEmpty && first == last else { continue }
      let runs = line.runs.compactMap { run in letters.shape(run).map { (run, $0) } }
      let edges = [first, last].map { x(ofUnit: $0 - start, in: runs, of: line, width: Double(layer.width)) }
      found.append(
        graphene_rect_t(
          x: Float(min(edges[0], edges[1])), y: Float(top), width: Float(abs(edges[1] - edges[0])),
          height: Float(line.height)))
      if range.isEmpty { break }
    }
    return found
  }

  private static func isBreak(_ unit: UInt16) -> Bool { [0x20, 0x09, 0x0A, 0x0D, 0x2028, 0x2029].contains(unit) }

  private func x(
    ofUnit unit: Int, in runs: [(StageTextRun, Letters.Shaped)], of line: StageTextLine, width: Double
  ) -> Double {
    var x = Self.start(of: line, runs.reduce(0) { $0 + $1.1.width }, width: width)
    var left = unit
    for (run, shaped) in runs {
      let count = run.text.utf16.count
      guard left <= count else {
        left -= count
        x += shaped.width
        continue
      }
      let bytes = String(decoding: Array(run.text.utf16.prefix(left)), as: UTF16.self).utf8.count
      var position: Int32 = 0
      pango_layout_line_index_to_x(shaped.line, Int32(bytes), 0, &position)
      return x + Double(position) / Letters.unit * shaped.scale
    }
    return x
  }

  /// Returns the underline of text that an input method is composing.
  func underline(_ range: Range<Int>, in text: String, on layer: StageLayer) -> [RenderNode] {
    rectangles(of: range, in: text, on: layer).map { rect in
      let thickness = max(1, (1.5 * scale).rounded() / scale)
      return .color(
        layer.textColor,
        in: graphene_rect_t(
          x: rect.origin.x, y: rect.origin.y + rect.size.height - thickness, width: rect.size.width, height: thickness))
    }
  }

  private struct RunPlace {
    let x: Double
    let baseline: Double
  }

  /// Returns the glyphs of a run with their shadow, outline, underline and strikethrough.
  private func decorated(_ run: StageTextRun, _ shaped: Letters.Shaped, at place: RunPlace) -> [RenderNode] {
    func placed(_ node: RenderNode) -> RenderNode {
      var point = graphene_point_t(x: Float(place.x), y: Float(place.baseline))
      let shift = gsk_transform_translate(nil, &point)
      return node.transformed(by: shaped.scale == 1 ? shift : gsk_transform_scale(shift, Float(shaped.scale), 1))
    }
    var nodes: [RenderNode] = []
    if let glyphs = glyphs(shaped, run.color) { nodes.append(placed(glyphs)) }
    if let effects = run.effects {
      if effects.shadowColor.isVisible, let letters = nodes.first {
        nodes[0] = letters.withShadow(
          effects.shadowColor, x: Float(effects.shadowX), y: Float(effects.shadowY),
          radius: Float(effects.shadowBlur / 2))
      }
      if let outline = outline(shaped, effects) { nodes.append(placed(outline)) }
    }
    return nodes + lines(along: run, shaped, at: place)
  }

  /// Returns the glyphs of a line relative to the start of its baseline.
  private func glyphs(_ shaped: Letters.Shaped, _ color: PackedColor) -> RenderNode? {
    guard color.isVisible, let line = shaped.line else { return nil }
    var nodes: [RenderNode] = []
    var rgba = color.rgba
    var x: Int32 = 0
    var item = line.pointee.runs
    while let current = item {
      item = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      var start = graphene_point_t(
        x: Float(x) / Float(PANGO_SCALE), y: -Float(run.y_offset) / Float(PANGO_SCALE))
      if let node = RenderNode(
        ifAny: gsk_text_node_new(run.item.pointee.analysis.font, run.glyphs, &rgba, &start))
      {
        nodes.append(node)
      }
      x += pango_glyph_string_get_width(run.glyphs)
    }
    return .container(nodes)
  }

  private func outline(_ shaped: Letters.Shaped, _ effects: StageTextEffects) -> RenderNode? {
    guard effects.strokeColor.isVisible, effects.strokeWidth > 0, let line = shaped.line else { return nil }
    let (box, reach) = (shaped.extents, Float(effects.strokeWidth + 4))
    let rect = graphene_rect_t(x: 0, y: Float(box.y), width: Float(box.width), height: Float(box.height))
    return RenderNode.cairo(in: rect.insetBy(-reach)) { context in
      cairo_move_to(context, 0, 0)
      pango_cairo_layout_line_path(context, line)
      PathNodes.setSource(effects.strokeColor, on: context)
      cairo_set_line_width(context, effects.strokeWidth)
      cairo_stroke(context)
    }
  }

  /// Returns the underline and strikethrough of a run.
  private func lines(along run: StageTextRun, _ shaped: Letters.Shaped, at place: RunPlace) -> [RenderNode] {
    let decorations = run.decorations
    let size = run.style.fontSize
    let thickness = max(1, size / 14) * (decorations.contains(.thick) ? 2 : 1)
    func line(at y: Double, _ color: PackedColor) -> [RenderNode] {
      let color = color.isVisible ? color : run.color
      let tops = decorations.contains(.double) ? [y, y + 2 * thickness] : [y]
      return tops.map { top in
        .color(
          color,
          in: graphene_rect_t(
            x: Float(place.x), y: Float(place.baseline + top), width: Float(shaped.width), height: Float(thickness)))
      }
    }
    var nodes: [RenderNode] = []
    if decorations.contains(.underline) {
      nodes += line(at: size * 0.1, run.effects?.underlineColor ?? .clear)
    }
    if decorations.contains(.strikethrough) {
      nodes += line(at: -size * 0.3 - thickness / 2, run.effects?.strikethroughColor ?? .clear)
    }
    return nodes
  }
}
