// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Checks the sources against the house rules. Each failure names the file, the line and the remedy.
@Suite struct HouseTests {
  @Test func sourcesExist() {
    #expect(House.sources.contains { $0.path == "Sources/SprungGeometry/Exports.swift" })
    #expect(House.sources.count > 50)
  }

  @Test func importsReferOnlyToLowerModules() { expectNone(ImportRules.breaches) }

  @Test func targetsDependOnImportedModules() throws {
    let manifest = try String(contentsOf: House.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(ManifestRules.targets(of: manifest).count > 40)
    let others = ["Fuzz", "Tools/GalleryProgram"].flatMap { House.files(under: $0) }
    let breaches = ManifestRules.breaches(manifest: manifest, files: House.sources + House.tests + others)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func foldersUseOnlyLowerLayers() {
    let breaches = FolderRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func classesAndProtocolsInheritAsInUIKit() throws {
    let tree = House.root.appendingPathComponent("Scripts/class-tree.txt")
    let breaches = ClassTreeRules.breaches(in: House.sources, tree: try String(contentsOf: tree, encoding: .utf8))
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func physicsFoldersUseOnlyLowerLayers() {
    let breaches = PhysicsFolderRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func physicsStagesNameTheirStores() {
    let breaches = StageRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func physicsWorldIsFacade() {
    let breaches = WorldRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func aspectsBelongToPublicTypes() {
    let breaches = AspectRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func facadesStoreLittleAndContainNoSubsystems() {
    let breaches = FaceRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func tunedPhysicsNumbersAreLimitedAndMeasured() throws {
    let results = try String(contentsOf: House.root.appendingPathComponent(TuningRules.results), encoding: .utf8)
    let breaches = TuningRules.breaches(in: House.sources, results: results) + TuningRules.strays(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  /// The browser build is a single module, in which file and type names must be unique.
  @Test func fileNamesAreUniqueAcrossModules() {
    var homes: [String: [String]] = [:]
    for file in House.sources {
      homes[file.path.split(separator: "/").last.map(String.init) ?? "", default: []] += [file.path]
    }
    let doubled = homes.filter { $0.key != "Exports.swift" && $0.value.count > 1 }
    #expect(homes.count > 1000 && doubled.isEmpty, "\(doubled)")
  }

  @Test func applicationStateIsDiscardedWithApplication() {
    let breaches = StateRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func uncountedReferencesCannotDangle() {
    let breaches = ReferenceRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func everyKindOfFaultIsClassified() {
    let breaches = DiagnosticRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func layoutSupportsTransformedViews() {
    let breaches = LayoutFrameRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func sourcesAvoidRejectedLanguageFeatures() { expectNone(LanguageRules.breaches) }

  @Test func recordedAndHashedFieldsHaveFixedWidth() { expectNone(LanguageRules.widthBreaches) }

  @Test func methodsWithGenericValuesAreFinalInTheBrowser() { expectNone(GenericClassRules.breaches) }

  @Test func internalMembersOfOpenClassesAreFinal() {
    let breaches = FinalRules.breaches(in: House.sources)
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func publicDeclarationsAreDocumented() { expectNone(DocumentationRules.breaches) }

  @Test func scriptsAndToolsBeginWithHeader() {
    let breaches = HeaderRules.breaches()
    #expect(HeaderRules.paths.count > 80 && breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test func filesAreShortAndSigned() { expectNone(FormRules.breaches) }

  @Test func suitesThatUseUIKitAreSerialized() {
    #expect(House.tests.contains { $0.path == "Tests/UIKitTests/Events/TouchDeliveryTests.swift" })
    expectNone(SuiteRules.breaches, in: House.tests)
  }

  @Test func guideSnippetsAreCompiled() {
    #expect(GuideRules.pieces(of: "a\n```swift\nb\nc\n```\nd") == ["b\nc"])
    #expect(GuideRules.breaches() == [])
  }

  @Test func guideLinksAreValid() {
    #expect(GuideRules.links(in: "[a](B.md#c-d) [e](https://f) ![g](h.png)") == ["B.md#c-d", "h.png"])
    #expect(GuideRules.anchors(of: "# A b\ntext\n## What waits, `now`") == ["a-b", "what-waits-now"])
    #expect(GuideRules.deadLinks() == [])
  }

  @Test func testsNamedInReliabilityGuideExist() throws {
    let guide = try String(contentsOf: House.root.appendingPathComponent("Guides/Reliability.md"), encoding: .utf8)
    let named = guide.matches(of: /`(\w+Tests)`/).map { String($0.1) }
    let files = (House.tests + House.files(under: "Tools/Pictures/Tests")).map { $0.path }
    #expect(named.count > 20)
    for name in Set(named) where !files.contains(where: { $0.hasSuffix("/\(name).swift") }) {
      Issue.record("Guides/Reliability.md names \(name), which is not a test")
    }
  }

  @Test(
    "Generated files are current, prose is within its limits, and initializers and setters call no overridable members",
    arguments: [
      "Scripts/fidelity", "Scripts/reliability", "Scripts/overridable-calls", "Scripts/optional-methods",
      "Scripts/old-spellings", "Scripts/text-members", "Scripts/words", "Scripts/errors",
    ])
  func whatScriptsCheck(script: String) throws {
    let check = Process()
    let output = Pipe()
    check.executableURL = House.root.appendingPathComponent(script)
    check.arguments = ["--check"]
    check.standardOutput = output
    try check.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, "\(words)")
  }

  @Test func copiedSourcesContainNoUncheckedReferences() {
    let copied = ["Sources/SprungGallery/", "Sources/SprungLayouts/"]
    expectNone(
      { file in
        file.code.indices.filter { file.code[$0].contains("unowned(unsafe)") }.map {
          file.breach($0, "users copy this file; use WeakReference")
        }
      },
      in: House.sources.filter { file in copied.contains { file.path.hasPrefix($0) } })
  }

  private func expectNone(
    _ rule: (SourceFile) -> [String], in files: [SourceFile] = House.sources,
    location: SourceLocation = #_sourceLocation
  ) {
    let breaches = files.flatMap(rule)
    for breach in breaches { Issue.record(Comment(rawValue: breach), sourceLocation: location) }
    #expect(breaches.isEmpty, "\(breaches.count) breaches", sourceLocation: location)
  }
}
