// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the runtime parameters of demos: the declared default is the actual value, each parameter has an effect, and
/// all values are safe.
@Suite("Parameters of demos", .oneApplication) @MainActor struct DemoParameterTests {
  /// Parameter values with which a demo intentionally runs forever.
  private static let restless = [("newtons-cradle", "resistance", 0.0)]

  private func demo(_ index: Int) throws -> Demo {
    try #require(Gallery.demos.count == 31)
    return Gallery.demos[index]
  }

  private func isName(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
  }

  @Test("Names, steps, presets and suggestions are well formed", arguments: 0..<31)
  func declarations(index: Int) throws {
    let demo = try demo(index)
    #expect((2...6).contains(demo.parameters.count) && (2...4).contains(demo.tries.count))
    #expect(demo.presets.count <= 5)
    #expect(Set(demo.parameters.map { $0.name }).count == demo.parameters.count, "\(demo.name)")
    for parameter in demo.parameters {
      let name = "\(demo.name), \(parameter.name)"
      #expect(isName(parameter.name) && !parameter.title.isEmpty, "\(name)")
      #expect(parameter.step > 0 && parameter.range.lowerBound < parameter.range.upperBound, "\(name)")
      let steps = (parameter.range.upperBound - parameter.range.lowerBound) / parameter.step
      #expect(abs(steps - steps.rounded()) < 1e-6, "\(name): the range is not a multiple of the step")
      for value in [parameter.value, parameter.range.lowerBound, parameter.range.upperBound] {
        #expect(parameter.nearest(to: value) == value, "\(name): \(value) is not on a step")
      }
      #expect(parameter.choices.isEmpty || parameter.choices.count == Int(steps.rounded()) + 1, "\(name)")
      #expect(Set(parameter.choices).count == parameter.choices.count, "\(name)")
    }
    #expect(Set(demo.presets.map { $0.title }).count == demo.presets.count, "\(demo.name)")
    for preset in demo.presets {
      #expect(!preset.title.isEmpty && !preset.values.isEmpty)
      #expect(Set(preset.values.map { $0.name }).count == preset.values.count, "\(demo.name), \(preset.title)")
      for (name, value) in preset.values {
        let parameter = demo.parameters.first { $0.name == name }
        #expect(parameter?.nearest(to: value) == value, "\(demo.name), \(preset.title): \(name) \(value)")
      }
    }
    for text in demo.tries { #expect(text.hasSuffix(".") && text.count < 140, "\(text)") }
  }

  // MARK: Playing

  /// Demos that are slow to compute or share their code with another demo. Except in long runs, these demos are played
  /// for a shorter time.
  private static let costly = [
    "wrecking-ball", "magnetic-marbles", "newtons-cradle", "dynamics-playground", "springy-list-10000",
    "springy-list-120",
  ]

  /// Steps that exercise a parameter that the demo's own script does not use.
  private static let probes: [(demo: String, parameter: String, steps: [ScriptStep])] = [
    (
      "magnetic-marbles", "vortex",
      [.wait(seconds: 0.1), .tap(x: 240, y: 724), .wait(seconds: 0.2), .tap(x: 240, y: 724)]
    ),
    ("newtons-cradle", "grip", [.wait(seconds: 0.1), .drag(fromX: 213, fromY: 284, toX: 280, toY: 284, seconds: 0.3)]),
    ("message-bubbles", "entry", [.wait(seconds: 0.2), .tap(x: 288, y: 42), .wait(seconds: 0.5)]),
    ("layout-navigation", "large", [.wait(seconds: 0.2), .tap(x: 240, y: 300), .wait(seconds: 0.8)]),
    ("layout-navigation", "spacing", [.wait(seconds: 0.2), .tap(x: 240, y: 300), .wait(seconds: 0.8)]),
    ("store-front", "hop", [.wait(seconds: 0.2), .tap(x: 160, y: 190), .wait(seconds: 0.3)]),
    ("card-swipe", "departure", [.wait(seconds: 0.2), .tap(x: 297, y: 611), .wait(seconds: 0.3)]),
    (
      "long-press-menu", "movement",
      [
        .wait(seconds: 0.2), .down(pointer: 1, x: 160, y: 115), .move(pointer: 1, x: 160, y: 140, seconds: 0.2),
        .wait(seconds: 0.5), .up(pointer: 1), .wait(seconds: 0.3),
      ]
    ),
  ]

  private func event(_ number: Int, _ value: Double, at milliseconds: Double = 0) -> InputEvent {
    InputEvent(.parameter, identifier: Int32(number), x: Float(value), milliseconds: milliseconds)
  }

  /// Returns a script with the given steps, or with the demo's own steps if none are given, limited to about `seconds`
  /// seconds. Waits for rest are omitted unless `rests` is true.
  private func script(
    _ demo: Demo, _ steps: [ScriptStep]? = nil, rate: Double = 60, seconds: Double = 60, rests: Bool = false
  ) -> Script {
    var left = seconds
    var some: [ScriptStep] = []
    for step in steps ?? demo.steps where left > 0 {
      switch step {
      case .settle: if !rests { continue }
      case .wait(let seconds):
        left -= seconds
        // Long waits are divided into short ones, so that playback can end early.
        some += [ScriptStep](repeating: .wait(seconds: 0.25), count: Int(seconds / 0.25 + 0.001))
        let rest = seconds - 0.25 * (seconds / 0.25 + 0.001).rounded(.down)
        if rest > 0.001 { some.append(.wait(seconds: rest)) }
        continue
      case .move(_, _, _, let seconds), .drag(_, _, _, _, let seconds), .flick(_, _, _, _, let seconds): left -= seconds
      default: break
      }
      some.append(step)
    }
    if !rests, left > 0 { some.append(.wait(seconds: 0.8)) }
    return Script(demo: demo.name, width: demo.size.width, height: demo.size.height, rate: rate, steps: some)
  }

  private func isShort(_ demo: Demo) -> Bool { Self.costly.contains(demo.name) && Seeds.trials == 1 }

  @Test("Defaults and rejected values change nothing", arguments: 0..<31)
  func defaults(index: Int) throws {
    let demo = try demo(index)
    let session = Session(demo)
    defer { session.end() }
    let faults = Diagnostics.recording {
      for (number, parameter) in demo.parameters.enumerated() {
        let room = parameter.range.upperBound - parameter.range.lowerBound
        for value in [parameter.range.lowerBound - room - 1, parameter.range.upperBound + room + 1, .nan, .infinity] {
          session.send(event(number, value))
        }
        session.send(event(number, parameter.value))
      }
    }
    #expect(faults.count == 2 * demo.parameters.count && faults.allSatisfy { $0.kind == "nonFiniteInput" })
    session.send(event(demo.parameters.count, 1))
    let player = ScriptPlayer(
      isShort(demo) ? script(demo, seconds: 1.2) : script(demo, rests: true), on: session)
    var lines: [String] = []
    player.afterFrame = { milliseconds in
      let digits = String(session.stateHash, radix: 16)
      lines.append("\(milliseconds) \(String(repeating: "0", count: 16 - digits.count))\(digits)")
    }
    try player.play()
    // The lines must match the demo's own golden, which another test writes.
    guard !Golden.isUpdating else { return }
    let golden = try #require(Golden("demos/\(demo.name)", folder: Golden.standardFolder).read())
    #expect(isShort(demo) ? golden.count > lines.count && lines.count > 60 : golden.count == lines.count)
    let first = zip(golden, lines).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(first == nil, "\(demo.name) differs from line \((first?.offset ?? 0) + 1)")
  }

  /// Returns the faults that a closure reports.
  private func faults(_ body: () throws -> Void) throws -> [String] {
    var failure: (any Error)?
    let faults = Diagnostics.recording {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
    return faults.map { $0.kind + ": " + $0.message }
  }

  // MARK: The ends of the ranges

  /// Returns the hash of each frame of a demo with its default parameters.
  private func usual(_ demo: Demo, _ script: Script) throws -> [UInt64] {
    let session = Session(demo)
    defer { session.end() }
    var hashes: [UInt64] = []
    let player = ScriptPlayer(script, on: session)
    player.afterFrame = { _ in hashes.append(session.stateHash) }
    try player.play()
    return hashes
  }

  /// Plays a demo with a parameter value. Returns whether the frames differ from the usual frames, and whether the demo
  /// comes to rest within two minutes. If playback ends at the first difference, the demo counts as resting.
  private func play(
    _ demo: Demo, _ script: Script, _ setting: InputEvent, besides usual: [UInt64], untilItDiffers: Bool
  ) throws -> (differs: Bool, rests: Bool) {
    let session = Session(demo)
    defer { session.end() }
    session.send(setting)
    let player = ScriptPlayer(script, on: session)
    var differs = false
    var frames = 0
    player.afterFrame = { _ in
      if !differs, frames >= usual.count || session.stateHash != usual[frames] { differs = true }
      frames += 1
    }
    session.frame(milliseconds: 0)
    player.afterFrame?(0)
    for line in script.lines where !(untilItDiffers && differs) { try player.play(line.step, line: line.number) }
    // Until the demo rests, the frames are longer, which simulates the same physics steps in fewer frames.
    var isMoving = !untilItDiffers
    while isMoving, session.milliseconds < 120_000 {
      isMoving = session.frame(milliseconds: session.milliseconds + 100) || UIApplication.shared.awaitsTimedCall
    }
    return (differs, !isMoving)
  }

  @Test("The minimum and maximum of each parameter have an effect and come to rest", arguments: 0..<31)
  func extremes(index: Int) throws {
    let demo = try demo(index)
    let own = script(demo, rate: 20, seconds: isShort(demo) ? 2.5 : 60)
    let ownUsual = try usual(demo, own)
    for (number, parameter) in demo.parameters.enumerated() {
      let probe = Self.probes.first { $0.demo == demo.name && $0.parameter == parameter.name }
      let script = probe.map { self.script(demo, $0.steps, rate: 20) } ?? own
      let usual = try probe == nil ? ownUsual : self.usual(demo, script)
      var hasEffect = false
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        let name = "\(demo.name), \(parameter.name) \(value)"
        // For all other parameters, either the minimum or the maximum is played until the demo rests. Long runs play
        // both.
        let isWhole = Seeds.trials > 1 || (index + number) % 4 == (value == parameter.range.upperBound ? 0 : 2)
        if hasEffect, !isWhole { continue }
        var result = (differs: false, rests: true)
        let faults = try self.faults {
          result = try play(
            demo, script, event(number, value), besides: usual, untilItDiffers: isShort(demo) || !isWhole)
        }
        #expect(faults == [], "\(name)")
        hasEffect = hasEffect || result.differs
        let mayGoOn = Self.restless.contains { $0.0 == demo.name && $0.1 == parameter.name && $0.2 == value }
        #expect(result.rests || mayGoOn, "\(name) still moves after two minutes")
      }
      #expect(hasEffect, "\(demo.name), \(parameter.name) has no effect")
    }
  }

  // MARK: In motion

  @Test("Two hundred parameter changes during motion cause no faults, and a replay reproduces them", arguments: 0..<31)
  func inMotion(index: Int) throws {
    let demo = try demo(index)
    let script = script(demo, seconds: isShort(demo) ? 1 : 1.5)
    var hashes: [UInt64] = []
    var recording = ""
    let faults = try self.faults {
      let target = RestlessTarget(demo, seed: UInt64(index) + 1)
      defer { target.session.end() }
      let player = ScriptPlayer(script, on: target)
      player.afterFrame = { _ in hashes.append(target.session.stateHash) }
      try player.play()
      #expect(target.settings >= 200, "\(demo.name): only \(target.settings) settings")
      #expect(target.breaches == [], "\(demo.name)")
      recording = target.recorder.text
    }
    #expect(faults == [], "\(demo.name)")
    let session = Session(demo)
    defer { session.end() }
    var replayed: [UInt64] = []
    let player = ScriptPlayer(try Script(text: recording, file: demo.name), on: session)
    player.afterFrame = { _ in replayed.append(session.stateHash) }
    try player.play()
    let first = zip(hashes, replayed).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      first == nil && hashes.count == replayed.count,
      "the replay of \(demo.name) differs from frame \(first?.offset ?? -1)")
    Figures.count(hashes.count, "frames recorded", of: "seeking")
  }
}

/// A session whose parameters change at random between frames.
@MainActor private final class RestlessTarget: ScriptTarget {
  let session: Session
  var recorder: ScriptRecorder
  private(set) var settings = 0
  /// The validation errors found between frames.
  private(set) var breaches: [String] = []

  private let demo: Demo
  private var random: SeededRandom
  private var frames = 0

  init(_ demo: Demo, seed: UInt64) {
    self.demo = demo
    random = SeededRandom(seed: seed)
    session = Session(demo)
    recorder = ScriptRecorder(demo: demo.name, width: demo.size.width, height: demo.size.height, scale: 2)
  }

  func send(_ event: InputEvent) {
    recorder.add(event)
    session.send(event)
  }

  func frame(milliseconds: Double) -> Bool {
    frames += 1
    for _ in 0..<(settings < 200 ? Int.random(in: 0...8, using: &random) : 0) {
      let number = Int.random(in: 0..<demo.parameters.count, using: &random)
      let value = Double.random(in: demo.parameters[number].range, using: &random)
      send(InputEvent(.parameter, identifier: Int32(number), x: Float(value), milliseconds: milliseconds))
      settings += 1
    }
    recorder.addFrame(milliseconds: milliseconds)
    let isWanted = session.frame(milliseconds: milliseconds)
    if frames % 10 == 0 { breaches += UIApplication.shared.validate() }
    return isWanted
  }
}
