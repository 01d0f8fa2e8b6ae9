// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests the delegates of scenes whose configurations do not specify a delegate class.
@Suite struct SceneDelegateTests {
  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"
  private static func made(_ body: String) -> String {
    "class AppDelegate: UIResponder, UIApplicationDelegate { func _sceneDelegate(configurationName name: String?) -> (any UISceneDelegate)? { \(body) };\n}\n"
  }

  @Test(
    "the class is found in the folder",
    arguments: [
      ("class SceneDelegate: UIResponder, UIWindowSceneDelegate {}", "return SceneDelegate()"),
      ("class Other: NSObject, UIWindowSceneDelegate {}\nclass SceneDelegate: Other {}", "return SceneDelegate()"),
      ("class MyScene: UIResponder {}\nextension MyScene: UIWindowSceneDelegate {}", "return MyScene()"),
    ])
  func found(scene: String, body: String) {
    #expect(Ported.texts([("A.swift", Self.delegate), ("B.swift", scene)])[0] == Self.made(body))
  }

  @Test(
    "a folder without a scene delegate, or with several, is not changed",
    arguments: [
      "class SceneDelegate: UIResponder {}", "private class MyScene: UIResponder, UIWindowSceneDelegate {}",
      "class A: NSObject, UISceneDelegate {}\nclass B: NSObject, UISceneDelegate {}",
    ])
  func stays(scene: String) {
    #expect(Ported.texts([("A.swift", Self.delegate), ("B.swift", scene)])[0] == Self.delegate)
  }

  @Test("an Info.plist names the classes of its configurations")
  func manifest() throws {
    func entry(_ name: String, _ type: String) -> [String: Any] {
      ["UISceneConfigurationName": name, "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(type)"]
    }
    let plist: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [entry("Main", "First"), entry("Extra", "Second")]
        ]
      ]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
    let scenes = SceneManifest.scenes(in: data)
    #expect(scenes.map(\.name) == ["Main", "Extra"])
    let classes = "class First: NSObject, UIWindowSceneDelegate {}\nclass Second: NSObject, UIWindowSceneDelegate {}"
    let ported = PortedSources([("A.swift", Self.delegate), ("B.swift", classes)], root: "/app", scenes: scenes)
    #expect(ported.outputs[0].text.hasSuffix(Self.made("if name == \"Extra\" { return Second() }; return First()")))
    #expect(SceneManifest.scenes(in: Data("no plist".utf8)) == [])
  }

  @Test("subclasses of the application delegate, and delegates that already have the method, get none")
  func once() {
    let sub = Self.delegate + "class Sub: AppDelegate, UIApplicationDelegate {\n}\n"
    let text = Ported.text(sub + "class SceneDelegate: NSObject, UIWindowSceneDelegate {}\n")
    #expect(text.components(separatedBy: "_sceneDelegate").count == 2)
  }
}
