// SPDX-License-Identifier: MIT

import Testing

/// Tests the rules about the structure of the physics with short samples, some valid and some invalid.
@Suite struct PhysicsRuleTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: PhysicsFolderRules.root + path, text: text)
  }

  /// Returns the breaches in files, except those about the list of standard names.
  private func breaches(_ files: [SourceFile]) -> [String] {
    PhysicsFolderRules.breaches(in: files).filter { !$0.hasPrefix("PhysicsFolderRules: ") }
  }

  @Test func typesReferOnlyToLowerLayers() {
    let stage = file("Stages/Step/Stage.swift", "final class Stage {\n  let store: Store\n}")
    let store = file("Stores/Step/Store.swift", "final class Store {\n  // Stage\n  var stage: Stage?\n}")
    #expect(
      breaches([stage, store]) == [
        "Sources/SprungPhysics/Stores/Step/Store.swift:3: Stores/Step is below Stages/Step, which Stage belongs to"
      ])
    #expect(breaches([stage]).isEmpty)
  }

  @Test func membersAndConstantsReferOnlyToLowerLayers() {
    let store = file("Stores/Bodies/Store.swift", "final class Store {\n  func a() { self.foresee() }\n}")
    let aspect = file("Stages/Step/Store+Paths.swift", "extension Store {\n  func foresee() {}\n}")
    let constant = file("Stages/Step/Store+Most.swift", "extension Store {\n  static let most = 3\n}")
    let user = file("Stores/Bodies/User.swift", "let limit = Store.most\n")
    #expect(breaches([store, aspect]).count == 1 && breaches([store, constant, user]).count == 1)
    // A private member is not accessible, and a name declared in the same folder is ambiguous.
    let hidden = file("Stages/Step/Store+Paths.swift", "extension Store {\n  private func foresee() {}\n}")
    let own = file("Stores/Bodies/Own.swift", "struct Own {\n  func foresee() {}\n}")
    #expect(breaches([store, hidden]).isEmpty && breaches([store, aspect, own]).isEmpty)
  }

  @Test func foldersOfLayerHaveNoCycles() {
    let first = file("Stores/A/First.swift", "struct First {\n  var second: Second\n}")
    let second = file("Stores/B/Second.swift", "struct Second {\n  var third: Third\n}")
    let third = file("Stores/C/Third.swift", "struct Third {}")
    let back = file("Stores/C/Third.swift", "struct Third {\n  var first: First\n}")
    #expect(breaches([first, second, third]).isEmpty)
    #expect(breaches([first, second, back]).count == 3)
  }

  @Test func foldersAreKnownAndNotTooLarge() {
    #expect(breaches([file("Attic/A.swift", "")]).count == 1)
    let crowd = (0...PhysicsFolderRules.mostFiles).map { file("Stores/A/A\($0).swift", "") }
    #expect(breaches(crowd).count == 1 && breaches(Array(crowd.dropLast())).isEmpty)
  }

  @Test(arguments: [
    ("  init(columns: BodyColumns, clock: StepClock) {}", 0),
    ("  init(\n    columns: BodyColumns,\n    _ clock: StepClock\n  ) {}", 1),
    ("  init(_ context: StepContext) {}", 1),
    ("  func step(with context: StepContext) {}", 1),
    ("  init(a: BodyColumns, b: BodyColumns, c: BodyColumns, d: BodyColumns, e: BodyColumns, f: BodyColumns) {}", 0),
    (
      "  init(\n    a: BodyColumns, b: BodyColumns, c: BodyColumns, d: BodyColumns, e: StepClock, f: StepClock,\n"
        + "    g: StepClock\n  ) {}", 1
    ),
  ])
  func stagesNameAtMostSixStores(line: String, count: Int) {
    let context = SourceFile(
      path: StageRules.context,
      text: "final class StepContext {\n  let columns: BodyColumns\n  let clock = StepClock()\n}")
    let stage = file("Stages/Step/Stage.swift", "final class Stage {\n\(line)\n}")
    #expect(StageRules.breaches(in: [context, stage]).count == count)
  }
}
