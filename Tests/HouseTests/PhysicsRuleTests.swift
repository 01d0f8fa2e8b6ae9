// SPDX-License-Identifier: MIT

import Testing

/// The rules about the structure of the physics, on small texts that break them and on such that do not.
@Suite struct PhysicsRuleTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: PhysicsFolderRules.root + path, text: text)
  }

  /// The breaches in files, without those that concern the list of standard names.
  private func breaches(_ files: [SourceFile]) -> [String] {
    PhysicsFolderRules.breaches(in: files).filter { !$0.hasPrefix("PhysicsFolderRules: ") }
  }

  @Test func typesDoNotLeadUpward() {
    let stage = file("Stages/Step/Stage.swift", "final class Stage {\n  let store: Store\n}")
    let store = file("Stores/Step/Store.swift", "final class Store {\n  // Stage\n  var stage: Stage?\n}")
    #expect(
      breaches([stage, store]) == [
        "Sources/SprungPhysics/Stores/Step/Store.swift:3: Stores/Step stands below Stages/Step, which Stage belongs to"
      ])
    #expect(breaches([stage]).isEmpty)
  }

  @Test func membersAndConstantsDoNotLeadUpward() {
    let store = file("Stores/Bodies/Store.swift", "final class Store {\n  func a() { self.foresee() }\n}")
    let aspect = file("Stages/Step/Store+Paths.swift", "extension Store {\n  func foresee() {}\n}")
    let constant = file("Stages/Step/Store+Most.swift", "extension Store {\n  static let most = 3\n}")
    let user = file("Stores/Bodies/User.swift", "let limit = Store.most\n")
    #expect(breaches([store, aspect]).count == 1 && breaches([store, constant, user]).count == 1)
    // A private member cannot be meant, and a name that the folder has itself need not be the other one.
    let hidden = file("Stages/Step/Store+Paths.swift", "extension Store {\n  private func foresee() {}\n}")
    let own = file("Stores/Bodies/Own.swift", "struct Own {\n  func foresee() {}\n}")
    #expect(breaches([store, hidden]).isEmpty && breaches([store, aspect, own]).isEmpty)
  }

  @Test func foldersOfALayerHaveNoCircle() {
    let first = file("Stores/A/First.swift", "struct First {\n  var second: Second\n}")
    let second = file("Stores/B/Second.swift", "struct Second {\n  var third: Third\n}")
    let third = file("Stores/C/Third.swift", "struct Third {}")
    let back = file("Stores/C/Third.swift", "struct Third {\n  var first: First\n}")
    #expect(breaches([first, second, third]).isEmpty)
    #expect(breaches([first, second, back]).count == 3)
  }

  @Test func foldersAreKnownAndNotCrowded() {
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
