// SPDX-License-Identifier: MIT

import Foundation

/// The configurations of scenes that an Info.plist lists.
public enum SceneManifest {
  /// A configuration: its name and the class of its delegate.
  public struct Scene: Equatable, Sendable {
    /// The name for `UISceneConfiguration(name:sessionRole:)`; empty if it has none.
    public let name: String
    /// The name of the class, with the module or without.
    public let delegateClass: String
  }

  /// The scenes of windows of the application, in order; none for a file without a manifest.
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

  /// The storyboard that the application starts with; nil for a file that names none.
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
