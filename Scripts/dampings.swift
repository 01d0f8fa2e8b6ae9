// SPDX-License-Identifier: MIT

// Draws the chart for the guide about springs and their feel. The chart shows the same motion with six damping ratios,
// simulated by the physics engine. `Scripts/pictures` compiles this file with the modules of the native build.

import SprungGeometry
import SprungPhysics

let dampings = [0.2, 0.4, 0.5, 0.7, 0.8, 1]
/// The simulated time in seconds. The spring has a frequency of 1 Hz, so each second is one oscillation of 240 steps.
let swings = 4.0
let stepsInSwing = 240

/// Returns the distance that a body has moved after each step. The full distance is 1.
func way(damping: Double) -> [Double] {
  let world = World()
  world.canSleep = false
  let body = world.addBody(
    BodyDescription(position: CGPoint(x: 0, y: 0), size: CGSize(width: 100, height: 100)))
  world.addSpring(to: body, anchor: CGPoint(x: 1000, y: 0), frequency: 1, damping: damping)
  var result = [0.0]
  for _ in 0..<Int(swings) * stepsInSwing {
    world.advance(steps: 1)
    result.append(Double(world.position(of: body).x) / 1000)
  }
  return result
}

/// Formats a number with a fixed number of decimal places.
func text(_ number: Double, digits: Int = 0) -> String {
  let scale = digits == 0 ? 1 : 10.0
  let rounded = Int((number * scale).rounded())
  return digits == 0 ? "\(rounded)" : "\(rounded / 10).\(abs(rounded % 10))"
}

let panel = (width: 136.0, height: 150.0, gap: 20.0, left: 22.0, top: 40.0)
let width = 2 * panel.left + 6 * panel.width + 5 * panel.gap
let height = panel.top + panel.height + 44
var lines = [
  """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" width="\(text(width))" \
  height="\(text(height))" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle">
  """,
  "<rect width=\"100%\" height=\"100%\" rx=\"12\" fill=\"#fff\"/>",
]
for (index, damping) in dampings.enumerated() {
  let left = panel.left + Double(index) * (panel.width + panel.gap)
  let ways = way(damping: damping)
  let x = { (step: Int) in left + Double(step) / Double(ways.count - 1) * panel.width }
  // The vertical axis covers 1.6 times the full distance.
  let y = { (way: Double) in panel.top + panel.height * (1 - way / 1.6) }
  let points = stride(from: 0, to: ways.count, by: 4).map { step in
    "\(text(x(step), digits: 1)),\(text(y(ways[step]), digits: 1))"
  }
  let peak = ways.indices.max { ways[$0] < ways[$1] } ?? 0
  let settled = (ways.lastIndex { abs($0 - 1) > 0.01 } ?? 0) + 1
  let beyond = (ways[peak] - 1) * 100
  let goal = text(y(1), digits: 1)
  let ends = (from: text(left, digits: 1), to: text(left + panel.width, digits: 1))
  let middle = text(left + panel.width / 2, digits: 1)
  lines += [
    "<text x=\"\(middle)\" y=\"24\" font-weight=\"600\" fill=\"#1d1d1f\">damping \(text(damping, digits: 1))</text>",
    "<path d=\"M\(ends.from) \(goal)H\(ends.to)\" stroke=\"#aaa\" stroke-dasharray=\"3 3\"/>",
    "<path d=\"M\(ends.from) \(text(y(0), digits: 1))H\(ends.to)\" stroke=\"#ddd\"/>",
    "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"#0066cc\" stroke-width=\"2\"/>",
    "<circle cx=\"\(text(x(settled), digits: 1))\" cy=\"\(goal)\" r=\"4\" fill=\"#d9480f\"/>",
  ]
  if beyond >= 1 {
    lines.append(
      "<text x=\"\(text(x(peak) + 6, digits: 1))\" y=\"\(text(y(ways[peak]) - 6, digits: 1))\" fill=\"#0066cc\" "
        + "text-anchor=\"start\">+\(text(beyond, digits: beyond < 2 ? 1 : 0)) %</text>")
  }
  let swingsUntilSettled = Double(settled) / Double(stepsInSwing)
  lines.append(
    "<text x=\"\(middle)\" y=\"\(text(height - 18))\" fill=\"#d9480f\">"
      + "\(text(swingsUntilSettled, digits: 1)) swings</text>")
}
lines.append("</svg>")
print(lines.joined(separator: "\n"))
