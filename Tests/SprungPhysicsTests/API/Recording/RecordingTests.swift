// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct RecordingTests {
  /// Records a random world together with its changes, snapshots and restores.
  private static func record(seed: UInt64, steps: Int, interval: Int = 1) -> (world: World, recording: Recording) {
    let world = World()
    world.startRecording(hashInterval: interval)
    var scene = RandomScene(seed: seed, in: world, bodies: 12)
    var kept: (snapshot: WorldSnapshot, scene: RandomScene)?
    var left = steps
    while left > 0 {
      scene.change(world)
      switch scene.random.int(in: 0..<40) {
      case 0: kept = (world.snapshot(), scene)
      case 1:
        if let kept {
          world.restore(kept.snapshot)
          let random = scene.random
          scene = kept.scene
          scene.random = random
        }
      case 2: world.clearContactEvents()
      case 3: world.canSleep.toggle()
      case 4: world.reportsContacts.toggle()
      case 5: if seed % 4 == 0 { world.stopAll() }
      default: break
      }
      let count = scene.random.int(in: 1..<9)
      world.advance(steps: count)
      left -= count
    }
    return (world, world.stopRecording() ?? Recording())
  }

  @Test("A recording replays to the same hashes from memory and from its text", arguments: Seeds.first(8))
  func replay(seed: UInt64) throws {
    var original: (world: World, recording: Recording)?
    _ = Diagnostics.recording { original = RecordingTests.record(seed: seed, steps: 500, interval: Int(seed)) }
    let (world, recording) = try #require(original)
    let replay = recording.replay { _ in RandomScene.force }
    #expect(replay.isExact, "seed \(seed): \(String(describing: replay.divergence)) \(replay.obstacle ?? "")")
    #expect(replay.world.stateHash() == world.stateHash())
    #expect(replay.world.contactEvents == world.contactEvents)
    let read = try Recording(text: recording.text)
    #expect(read == recording)
    #expect(read.text == recording.text)
  }

  @Test("Recording does not change the simulation")
  func transparent() {
    func run(_ start: (World) -> Void) -> UInt64 {
      let world = World()
      start(world)
      let bodies = (0..<4).map { world.addUnitBody(x: 150 * Double($0)) }
      for body in bodies { world.setGravity(0, 500, of: body) }
      world.addFrame(CGRect(x: -100, y: -100, width: 900, height: 700), around: bodies)
      world.advance(steps: 400)
      return world.stateHash()
    }
    let plain = run { _ in }
    #expect(run { $0.startRecording() } == plain)
    #expect(run { $0.startRecording(hashInterval: 7) } == plain)
  }

  /// Every operation, with a distinct value for each argument.
  private static let everything: [RecordedOperation] = {
    let body = BodyID(index: 3, generation: 1)
    let other = BodyID(index: 4, generation: 4_000_000_000)
    let set = BoundarySetID(index: 5, generation: 2)
    let field = FieldID(index: 6, generation: 3)
    let joint = JointID(index: 7, generation: 4)
    let spring = SpringID(index: 8, generation: 5)
    let point = CGPoint(x: 0.1, y: -1e300)
    let vector = CGVector(dx: -0.0, dy: .leastNonzeroMagnitude)
    var description = BodyDescription(position: point, size: CGSize(width: 2, height: 3))
    description.angle = 0.7
    description.isAnchored = true
    description.allowsRotation = false
    description.material.charge = -3
    if let hull = ConvexPolygon.hull(of: [point, CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 3), CGPoint(x: 4, y: 8)]) {
      description.shape = .polygon(hull)
    }
    if let hull = ConvexPolygon.hull(of: [CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 3), CGPoint(x: 4, y: 8)]) {
      description.shape = .polygon(hull)
    }
    var fieldDescription = FieldDescription(.noise)
    fieldDescription.direction = vector
    fieldDescription.region = Region(radius: 3).difference(
      Region(size: CGSize(width: 0.3, height: 5)).inverse().union(.infinite).intersection(Region(radius: -1)))
    let kinds: [JointDescription.Kind] = [
      .spring(length: 1, frequency: 2, damping: 3), .rod(length: 1), .rope(length: 2), .pin, .slider(axis: vector),
      .weld,
    ]
    var all: [RecordedOperation] = kinds.flatMap { kind -> [RecordedOperation] in
      var free = JointDescription(kind, of: body, at: point)
      free.upperLimit = 3
      free.restAngle = .pi
      return [.addJoint(free), .setJoint(joint, JointDescription(kind, of: body, with: other))]
    }
    for shape in [BodyShape.rectangle, .ellipse, description.shape] { all.append(.setShape(shape, body)) }
    all += [
      .addBody(description), .removeBody(other), .setPosition(point, body), .setAngle(.nan, body),
      .setVelocity(vector, body), .addVelocity(vector, body), .addAngularVelocity(-.infinity, body),
      .applyImpulse(vector, offset: CGVector(dx: 1, dy: 2), body), .setMaterial(description.material, body),
      .setSize(CGSize(width: 7, height: 8), body), .setAnchored(true, body), .setAllowsRotation(false, body),
      .setGravity(vector, body), .setAcceleration(vector, body), .clearPushes(body),
      .stop(body), .setRighting(frequency: 1.5, damping: 0.5, body), .setJoinedBodiesCollide(true),
      .addPush(vector, offset: CGVector(dx: 1, dy: 2), body),
      .addSpring(body, anchor: point, frequency: 1, damping: 2), .removeSpring(spring), .setSpringAnchor(point, spring),
      .setFrequency(3, damping: 4, spring), .setJointAnchor(point, joint), .removeJoint(joint),
      .addField(fieldDescription),
      .setField(field, fieldDescription), .removeField(field), .addFieldMember(body, field),
      .removeFieldMember(body, field), .addBoundarySet, .removeBoundarySet(set), .setFrame(nil, set),
      .setFrame(CGRect(x: 1, y: 2, width: 3, height: 4), set), .addWall([], tag: 1, set),
      .addWall([point, CGPoint(x: 1, y: 2)], tag: Int32.min, set), .removeWalls(tag: -5, set),
      .setMembersCollide(true, set), .addMember(body, set), .removeMember(other, set), .stopAll, .setCanSleep(false),
      .setReportsContacts(true), .clearContactEvents, .snapshot, .restore(-1), .advance(10_000_000), .hash(UInt64.max),
    ]
    return all
  }()

  @Test("Every operation survives conversion to text and takes one line")
  func roundTrip() throws {
    for operation in RecordingTests.everything {
      var recording = Recording()
      recording.operations = [operation]
      let text = recording.text
      #expect(text.utf8.filter { $0 == 10 }.count == 3)
      // NaN is not equal to itself, so the text forms are compared.
      #expect(try Recording(text: text).text == text, "\(operation)")
      if case .setAngle = operation { continue }
      #expect(try Recording(text: text) == recording, "\(operation)")
    }
  }

  @Test("Every operation is recorded by a public call and reproduces its effect")
  func everyCall() throws {
    // Together, the random changes make every kind of call. If a kind is missing, the test reports its name.
    var seen: Set<Substring> = []
    for seed in 1...12 as ClosedRange<UInt64> {
      _ = Diagnostics.recording {
        let text = RecordingTests.record(seed: seed, steps: 400, interval: 50).recording.text
        for line in text.split(separator: "\n") { seen.insert(line.prefix { $0 != " " }) }
      }
    }
    for operation in RecordingTests.everything {
      var recording = Recording()
      recording.operations = [operation]
      let name = recording.text.split(separator: "\n")[1].prefix { $0 != " " }
      #expect(seen.contains(name), "no random change recorded \(name)")
    }
  }

  @Test("A modified recording is detected in the next step", arguments: [3, 40, 77])
  func tampered(at step: Int) throws {
    let world = World()
    world.startRecording()
    let body = world.addUnitBody()
    for index in 0..<100 {
      world.setAcceleration(CGVector(dx: Double(index), dy: 0), of: body)
      world.advance(steps: 1)
    }
    var recording = try #require(world.stopRecording())
    let right = RecordedOperation.setAcceleration(CGVector(dx: Double(step), dy: 0), body)
    let position = try #require(recording.operations.firstIndex(of: right))
    recording.operations[position] = .setAcceleration(CGVector(dx: Double(step) + 0.001, dy: 0), body)
    let divergence = try #require(recording.replay().divergence)
    #expect(divergence.step == Int64(step + 1))
    #expect(divergence.position == Int64(position + 2))
    #expect(divergence.operation == .advance(1))
    #expect(divergence.expected != divergence.found)
  }

  @Test("Faults are recorded, replayed without stopping, and reported")
  func faults() {
    let world = World()
    world.startRecording()
    _ = Diagnostics.recording {
      let body = world.addBody(
        BodyDescription(position: CGPoint(x: Double.nan, y: 0), size: CGSize(width: 0, height: 1)))
      world.setVelocity(CGVector(dx: Double.infinity, dy: 0), of: body)
      world.advance(steps: 3)
    }
    let replay = world.stopRecording()?.replay()
    #expect(replay?.isExact == true)
    #expect(replay?.faults.map(\.kind) == ["unreasonableValue", "invalidSize", "unreasonableValue"])
  }

  @Test("Calls that a recording cannot represent are obstacles or faults")
  func obstacles() {
    let used = World()
    _ = used.addUnitBody()
    let snapshot = used.snapshot()
    #expect(Diagnostics.recording { used.startRecording() }.map(\.kind) == ["lateRecording"])
    #expect(used.recording == nil)

    let world = World()
    world.startRecording()
    world.restore(snapshot)
    #expect(world.stopRecording()?.replay().obstacle != nil)

    let fielded = World()
    fielded.startRecording()
    fielded.addField(FieldDescription(.custom)) { _ in CGVector(dx: 1, dy: 0) }
    #expect(fielded.recording?.replay().obstacle != nil)
    #expect(fielded.recording?.replay { _ in { _ in CGVector(dx: 1, dy: 0) } }.isExact == true)
  }

  @Test("A recording may reach the step limit, and is truncated before a step that exceeds it", arguments: [1, 4])
  func recordedSteps(interval: Int) {
    var limits = Recording.Limits()
    limits.steps = 10
    let world = World()
    world.startRecording(hashInterval: interval, limits: limits)
    for _ in 0..<5 { world.advance(steps: 2) }
    #expect(world.recording?.isCut == false)
    let count = world.recording?.operations.count
    world.advance(steps: 1)
    #expect(world.recording?.isCut == true)
    #expect(world.recording?.operations.count == count)
  }

  @Test("Snapshots of a replay may contain exactly as many bodies and wall points as the limit allows")
  func snapshotObjects() throws {
    let world = World()
    world.startRecording()
    let set = world.addBoundarySet()
    world.addWall(
      through: [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 90, y: 20)], tag: 1, to: set)
    _ = world.addUnitBody(x: 500, y: 500)
    let snapshot = world.snapshot()
    world.advance(steps: 1)
    world.restore(snapshot)
    let recording = try #require(world.stopRecording())
    var limits = Recording.Limits()
    limits.snapshotObjects = 4
    #expect(recording.replay(limits: limits).isExact)
    limits.snapshotObjects = 3
    #expect(recording.replay(limits: limits).obstacle?.contains("snapshots") == true)
  }

  @Test("Changes made by a custom field are part of the step")
  func nestedChanges() {
    func force(_ world: World, _ body: BodyID) -> FieldForce {
      { _ in
        world.setAngle(world.angle(of: body) + 0.1, of: body)
        return CGVector(dx: 1, dy: 0)
      }
    }
    let world = World()
    world.startRecording()
    let body = world.addUnitBody()
    if let field = world.addField(FieldDescription(.custom), force: force(world, body)) {
      world.addMember(body, to: field)
    }
    world.advance(steps: 10)
    let count = world.recording?.operations.filter { if case .setAngle = $0 { true } else { false } }.count
    #expect(count == 0)
  }

  @Test(
    "Malformed text causes one error with the line number",
    arguments: [
      ("", 1), ("hello", 1), ("sprung-recording 1\n", 1), ("sprung-recording 3\n", 1), ("sprung-recording 2 1\n", 1),
      ("sprung-recording 2\nfly 0 0\n", 2), ("sprung-recording 2\n\n# remark\nsetAngle 0 0\n", 4),
      ("sprung-recording 2\nsetAngle 0 0 0 0\n", 2), ("sprung-recording 2\nsetAngle 0 0 xyz\n", 2),
      ("sprung-recording 2\nsetAngle 0 0 00000000000000000\n", 2), ("sprung-recording 2\nadvance 1.5\n", 2),
      ("sprung-recording 2\nadvance 9223372036854775808\n", 2), ("sprung-recording 2\nadvance -\n", 2),
      ("sprung-recording 2\nremoveBody 3000000000 0\n", 2), ("sprung-recording 2\nremoveBody 0 -1\n", 2),
      ("sprung-recording 2\nstopAll\nsetAnchored 0 0 maybe\n", 3), ("sprung-recording 2\nsetShape 0 0 blob\n", 2),
      ("sprung-recording 2\nsetShape 0 0 polygon 3 0 0 0 0 0 0\n", 2),
      ("sprung-recording 2\nsetShape 0 0 polygon 999999999999 0 0\n", 2), ("sprung-recording 2\naddWall 0 0 1 -1\n", 2),
      ("sprung-recording 2\naddField 99\n", 2), ("sprung-recording 2\naddField 0 0 0 0 0 0 0 0 0 0 1 union\n", 2),
      ("sprung-recording 2\naddField 0 0 0 0 0 0 0 0 0 0 2 everything nothing\n", 2),
      ("sprung-recording 2\naddJoint glue\n", 2), ("sprung-recording 2\naddJoint pin 0 0 nobody\n", 2),
    ])
  func malformed(text: String, line: Int64) {
    do throws(RecordingError) {
      _ = try Recording(text: text)
      Issue.record("accepted: \(text)")
    } catch {
      #expect(error.line == line, "\(text): \(error.message)")
      #expect(!error.message.isEmpty)
    }
  }

  @Test("Line endings of other platforms have no effect")
  func carriageReturns() throws {
    var recording = Recording()
    recording.operations = RecordingTests.everything
    let text = recording.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try Recording(text: text).text == recording.text)
  }

  @Test("Truncation or damage at any byte causes an error without a crash")
  func damaged() {
    var recording = Recording()
    recording.operations = RecordingTests.everything
    let bytes = Array(recording.text.utf8)
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      var damaged = bytes
      if random.bool() { damaged.removeSubrange(random.int(in: 0..<bytes.count)...) }
      for _ in 0..<random.int(in: 0..<4) where !damaged.isEmpty {
        damaged[random.int(in: 0..<damaged.count)] = UInt8(random.int(in: 0..<128))
      }
      let text = String(decoding: damaged, as: UTF8.self)
      #expect((try? Recording(text: text)) == nil || damaged == bytes)
    }
  }
}
