// SPDX-License-Identifier: MIT

import SprungPhysics

/// The current values of a single view.
package enum ValuesInspector {
  /// Returns the values of a view's motion, or of the view itself if no animator moves it. Each line consists of a
  /// name, a value and a unit. In addition to the displayed values, the result contains the inputs of a closed-form
  /// solution: `time`, `drag` (1/s), `touching` (1 or 0) and `placed` (how often the app has positioned the item or set
  /// its velocity). For a single spring, it also contains `spring.rate` (1/s), `spring.damping` (ratio), and `spring.x`
  /// and `spring.y` (equilibrium position, including gravity).
  package static func values(of layer: UInt32) -> String {
    guard let view = WindowList.shared.view(ofLayer: layer) else { return "" }
    var lines: [String] = []
    func add(_ name: String, _ value: Double, _ unit: String) { lines.append("\(name)\t\(value)\t\(unit)") }
    lines.append("what\t\(InspectedNames.name(of: view))\t\(Inspector.words(of: view))")
    if let (state, animator) = DynamicsInspector.item(of: view) {
      add("time", animator.elapsedTime, "s")
      add("x", Double(state.center.x), "pt")
      add("y", Double(state.center.y), "pt")
      add("angle", state.angle * 180 / Double.pi, "°")
      let velocity = animator.parts.velocities.linear(of: state.item) ?? .zero
      let x = Double(velocity.x)
      let y = Double(velocity.y)
      add("speed", (x * x + y * y).squareRoot(), "pt/s")
      add("velocity.x", x, "pt/s")
      add("velocity.y", y, "pt/s")
      add("turn", Double(animator.parts.velocities.angular(of: state.item) ?? 0) * 180 / Double.pi, "°/s")
      lines.append("awake\t\(animator.parts.world.whyAwake(state.body).rawValue)\t")
      add("touching", DynamicsInspector.isTouching(state, in: animator) ? 1 : 0, "")
      add("placed", Double(state.interventions), "")
      for (name, value) in spring(of: state, in: animator) { add(name, value, "") }
    } else if let scrolling = view as? UIScrollView {
      add("time", AppContext.shared.currentTime, "s")
      add("x", Double(scrolling.contentOffset.x), "pt")
      add("y", Double(scrolling.contentOffset.y), "pt")
    } else {
      let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      add("time", AppContext.shared.currentTime, "s")
      add("x", Double(center.x), "pt")
      add("y", Double(center.y), "pt")
    }
    add("alpha", Double(view.alpha), "")
    return lines.joined(separator: "\n")
  }

  /// Returns the inputs of the closed-form solution, if a single spring attaches the item to a single point.
  private static func spring(of state: DynamicItemState, in animator: UIDynamicAnimator) -> [(String, Double)] {
    var springs: [UIAttachmentBehavior] = []
    var others = 0
    func collect(_ behavior: UIDynamicBehavior) {
      if behavior.dynamicItems.contains(where: { $0 === state.item }) {
        if let attachment = behavior as? UIAttachmentBehavior {
          springs.append(attachment)
        } else if behavior is UISnapBehavior || behavior is UIFieldBehavior || behavior is UIPushBehavior {
          others += 1
        }
      }
      for child in behavior.childBehaviors { collect(child) }
    }
    for behavior in animator.parts.tree.roots { collect(behavior) }
    guard others == 0, springs.count == 1, let spring = springs.first, spring.items.count == 1, spring.frequency > 0,
      spring.length < 0.001, spring.kind == .distance
    else { return [] }
    let rate = 2 * Double.pi * Double(spring.frequency)
    let gravity = animator.world.gravity(of: state.body)
    return [
      ("spring.rate", rate), ("spring.damping", Double(spring.damping)),
      ("spring.x", Double(spring.anchorPoint.x) + Double(gravity.dx) / (rate * rate)),
      ("spring.y", Double(spring.anchorPoint.y) + Double(gravity.dy) / (rate * rate)),
      ("drag", Double(state.properties.resistance ?? 0)),
    ]
  }
}
