// SPDX-License-Identifier: MIT

extension CGPath {
  /// Returns the same shape drawn in the opposite direction: all subpaths are reversed, and the last one comes first.
  nonisolated func reversed() -> CGPath {
    var result = CGPath()
    for subpath in subpaths().reversed() {
      result.move(to: subpath.end)
      for index in subpath.segments.indices.reversed() {
        let to = index == 0 ? subpath.start : CGPath.end(of: subpath.segments[index - 1])
        switch subpath.segments[index] {
        case .quadCurve(_, let control): result.addQuadCurve(to: to, control: control)
        case .curve(_, let control1, let control2): result.addCurve(to: to, control1: control2, control2: control1)
        default: result.addLine(to: to)
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  nonisolated private struct Subpath {
    let start: CGPoint
    var segments: [Element] = []
    var isClosed = false
    var end: CGPoint { segments.isEmpty ? start : CGPath.end(of: segments[segments.count - 1]) }
  }

  nonisolated private func subpaths() -> [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if let current { result.append(current) }
        current = Subpath(start: point)
        start = point
      case .closeSubpath:
        var closing = current ?? Subpath(start: start)
        closing.isClosed = true
        result.append(closing)
        current = nil
      default:
        var growing = current ?? Subpath(start: start)
        growing.segments.append(element)
        current = growing
      }
    }
    if let current { result.append(current) }
    return result
  }

  nonisolated private static func end(of element: Element) -> CGPoint {
    switch element {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: .zero
    }
  }
}
