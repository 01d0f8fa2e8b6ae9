// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungHost
import SprungTestSupport
import Testing
import UIKit

@testable import SprungGallery

/// Runs the playground's check 10 for each field. Marbles are 40 x 40 points with density 1, so m is 1600 / 22,500 kg.
@Suite("Demo: dynamics playground, fields", .oneApplication) @MainActor
struct PlaygroundFieldTests {
  let middle = CGPoint(x: 300, y: 300)
  let mass = 1600.0 / 22_500

  private func bench(_ name: String) throws -> PlaygroundBench {
    let bench = try PlaygroundBench(name)
    bench.watch()
    return bench
  }

  /// Returns the accelerations, measured over a time so short that no marble has moved far.
  private func pull(_ bench: PlaygroundBench) -> [CGVector] {
    bench.run(1.0 / 240, step: 1.0 / 240)
    return bench.scene.items.map {
      CGVector(dx: bench.velocity($0).x * 240, dy: bench.velocity($0).y * 240)
    }
  }

  private func places(_ bench: PlaygroundBench) -> [CGVector] {
    bench.scene.items.map { CGVector(dx: $0.center.x - 300, dy: $0.center.y - 300) }
  }

  private func length(_ vector: CGVector) -> Double {
    (Double(vector.dx * vector.dx) + Double(vector.dy * vector.dy)).squareRoot()
  }

  @Test("drag slows every marble")
  func drag() throws {
    let bench = try bench("Drag field")
    bench.run(1.0 / 240, step: 1.0 / 240)
    let before = bench.scene.items.map { bench.speed($0) }
    bench.run(0.05, step: 1.0 / 240)
    for (item, speed) in zip(bench.scene.items, before) {
      #expect(speed > 100 && bench.speed(item) < speed * 0.6, "\(bench.speed(item)) after \(speed)")
    }
  }

  @Test("a vortex accelerates perpendicular to the radius, more strongly farther out")
  func vortex() throws {
    let bench = try bench("Vortex")
    let radii = places(bench)
    for (radius, pull) in zip(radii, pull(bench)) {
      let along = Double(radius.dx * pull.dx + radius.dy * pull.dy)
      #expect(abs(along) < 0.02 * length(radius) * length(pull))
      // The acceleration is a = s d, where s is the strength and d the distance. The card's air resistance reduces the
      // acceleration slightly.
      #expect(abs(length(pull) / length(radius) - 1) < 0.01)
      // The motion is counterclockwise on screen: marbles to the right of the center accelerate upward.
      #expect(Double(radius.dx * pull.dy - radius.dy * pull.dx) < 0)
    }
  }

  @Test("radial gravity pulls inward, more strongly when closer, and is constant within the minimum radius")
  func radial() throws {
    let bench = try bench("Radial gravity")
    let radii = places(bench)
    let pulls = pull(bench)
    for (radius, pull) in zip(radii, pulls) {
      #expect(Double(radius.dx * pull.dx + radius.dy * pull.dy) < -0.99 * length(radius) * length(pull))
    }
    let ranked = zip(radii, pulls).sorted { self.length($0.0) < self.length($1.0) }
    for (near, far) in zip(ranked, ranked.dropFirst()) where length(far.0) > length(near.0) + 1 {
      #expect(length(near.1) > length(far.1))
    }
    let wide = try self.bench("Radial gravity")
    wide.set("Minimum radius", 200)
    let bounded = zip(places(wide), pull(wide)).filter { self.length($0.0) < 200 }.map { self.length($0.1) }
    #expect(bounded.count >= 4)
    for size in bounded { #expect(abs(size - bounded[0]) < 1e-6 * bounded[0]) }
  }

  @Test("linear gravity equals gravity with the same vector")
  func linear() throws {
    let bench = try bench("Linear gravity")
    for pull in pull(bench) { #expect(abs(pull.dx) < 1e-9 && abs(pull.dy - 150) < 1e-6) }
    bench.set("Direction", 0)
    let turned = try self.bench("Linear gravity")
    turned.set("Direction", 0)
    for pull in pull(turned) { #expect(abs(pull.dx - 150) < 1e-6 && abs(pull.dy) < 1e-9) }
  }

  @Test("a velocity field sets its velocity")
  func velocity() throws {
    let bench = try bench("Velocity field")
    bench.run(1.0 / 60)
    for item in bench.scene.items { #expect(bench.velocity(item) == CGPoint(x: 100, y: 0)) }
  }

  private func trace(_ name: String) throws -> [UInt64] {
    let bench = try PlaygroundBench(name)
    var hashes: [UInt64] = []
    bench.run(2) { hashes.append(bench.placesHash) }
    return hashes
  }

  @Test("noise and turbulence are bit-identical when repeated", arguments: ["Noise", "Turbulence"])
  func repeats(name: String) throws {
    let first = try trace(name)
    #expect(try trace(name) == first)
    #expect(Set(first).count == first.count)
  }

  @Test("turbulence increases with speed and does not act on resting items")
  func turbulence() throws {
    /// Returns the velocity change of all marbles in one step after their velocities are multiplied by `factor`.
    func kick(_ factor: CGFloat) throws -> Double {
      let bench = try PlaygroundBench("Turbulence")
      let items = bench.scene.items
      let thrown = items.indices.map { CGPoint(x: $0 % 2 == 0 ? 260 : -260, y: CGFloat($0 % 3 - 1) * 60) }
      for (item, velocity) in zip(items, thrown) {
        bench.probe.addLinearVelocity(
          CGPoint(x: velocity.x * (factor - 1), y: velocity.y * (factor - 1)), for: item)
      }
      bench.watch()
      bench.run(1.0 / 240, step: 1.0 / 240)
      return zip(items, thrown).map { item, velocity in
        let after = bench.velocity(item)
        return self.length(CGVector(dx: after.x - velocity.x * factor, dy: after.y - velocity.y * factor))
      }.reduce(0, +)
    }
    let (rest, single, double) = (try kick(0), try kick(1), try kick(2))
    #expect(single > 0.1 && rest < 1e-9, "\(rest) \(single)")
    // Within the step, the faster marbles reach points with slightly different noise.
    #expect(abs(double / single - 2) < 0.1, "\(double / single)")
  }

  @Test("the electric field attracts one charge and repels the other")
  func electric() throws {
    let bench = try bench("Electric field")
    let radii = places(bench)
    for (index, pull) in pull(bench).enumerated() {
      let inward = -Double(radii[index].dx * pull.dx + radii[index].dy * pull.dy)
      let isPlus = bench.scene.items[index].color == .systemOrange
      #expect(isPlus ? inward > 0 : inward < 0)
    }
  }

  @Test("a magnetic field rotates velocities and does no work: the speed stays within 1 %")
  func magnetic() throws {
    let bench = try bench("Magnetic field")
    bench.run(1.0 / 240, step: 1.0 / 240)
    let before = bench.scene.items.map { (bench.speed($0), bench.velocity($0)) }
    bench.run(0.1)
    for (item, (speed, velocity)) in zip(bench.scene.items, before) {
      #expect(abs(bench.speed(item) / speed - 1) < 0.01)
      let now = bench.velocity(item)
      let turn = Double(velocity.x * now.y - velocity.y * now.x) / Double(speed * speed)
      // Positive charges rotate counterclockwise on screen, by s q / m radians per second.
      let angle = 0.2 / mass * 0.1
      #expect(abs(turn + (item.color == .systemOrange ? 1 : -1) * sin(angle)) < 0.02, "\(turn)")
    }
  }

  @Test("outside the region there is no force", arguments: PlaygroundRegion.allCases)
  func region(_ region: PlaygroundRegion) throws {
    let bench = try bench("Linear gravity")
    // For the square minus the circle, a size of 150 would exclude all marbles.
    let size: CGFloat = region == .difference ? 200 : 150
    bench.set("Region size", size)
    bench.set("Region", CGFloat(region.rawValue))
    let inside = bench.scene.items.map {
      region.make(size: size).contains(CGPoint(x: $0.center.x - 300, y: $0.center.y - 300))
    }
    for (pull, isInside) in zip(pull(bench), inside) {
      #expect(abs(pull.dy - (isInside ? 150 : 0)) < 1e-6)
    }
    #expect(region == .infinite ? !inside.contains(false) : inside.contains(true) && inside.contains(false))
  }

  @Test("a custom field receives position, velocity, mass, charge and time")
  func custom() throws {
    UIApplication.shared.reset()
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let marble = UIView(frame: CGRect(x: 380, y: 280, width: 40, height: 40))
    canvas.addSubview(marble)
    let animator = UIDynamicAnimator(referenceView: canvas)
    var asked: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
    let field = UIFieldBehavior.field { _, position, velocity, mass, charge, seconds in
      asked.append((position, velocity, mass, charge, seconds))
      return CGVector(dx: 0, dy: mass)
    }
    field.addItem(marble)
    let properties = UIDynamicItemBehavior(items: [marble])
    properties.charge = 2
    properties.addLinearVelocity(CGPoint(x: 30, y: 0), for: marble)
    animator.addBehavior(properties)
    animator.addBehavior(field)
    animator.step(by: 1.0 / 240)
    let first = try #require(asked.first)
    // Forces are evaluated in the middle of a step.
    #expect(distance(first.0, CGPoint(x: 400, y: 300)) < 0.1 && first.1 == CGVector(dx: 30, dy: 0), "\(first)")
    #expect(abs(first.2 - 0.16) < 1e-12 && first.3 == 2 && first.4 == 1.0 / 240)
    animator.step(by: 1 - 1.0 / 240)
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(properties.linearVelocity(for: marble).y > 100)
    let bench = try bench("Custom field")
    // The wave pushes down 15 points to the right of the center, and up to the left of it.
    for (item, pull) in zip(bench.scene.items, pull(bench)) {
      let wave = sin(Double(item.center.x - 300) / 60) * 300
      #expect(abs(Double(pull.dy) - wave) < 0.05 * 300, "\(pull.dy) \(wave)")
    }
  }
}
