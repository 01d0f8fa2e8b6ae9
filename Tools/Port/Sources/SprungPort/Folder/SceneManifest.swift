// SPDX-License-Identifier: MIT

import Foundation

/// Parses the scene configurations in an Info.plist file.
public enum SceneManifest {
  /// A scene configuration with its name and delegate class.
  public struct Scene: Equatable, Sendable {
    /// The name for `UISceneConfiguration(name:sessionRole:)`, which can be empty.
    public let name: String
    /// The name of the class, with or without its module.
    public let delegateClass: String
  }

  /// Returns the app's window scenes in order. The result is empty if the file has no scene manifest.
  public static func scenes(in plist: Data) -> [Scene] {
    guard let root = try? PropertyListSerialization.propertyList(from: plist, format: nil) as? [String: Any],
      let manifest = root["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    else { return [] }
    return scenes.compactMap { scene in
      (scene["UISceneDelegateClassName"] as? String).map {
        Scene(name: scene["UISceneConfigurationName"] as? String ?? "", delegateClass: $0)
      }
    }
  }

  /// Returns the app's main storyboard, or nil if the file does not name one.
  public static func mainStoryboard(in plist: Data) -> String? {
    guard let root = try? PropertyListSerialization.propertyList(from: plist, format: nil) as? [String: Any] else {
      return nil
    }
    if let name = root["UIMainStoryboardFile"] as? String { return name }
    let manifest = root["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
