// SPDX-License-Identifier: MIT

/// Stands for any class of objects when one is created from its class object with `init()`; see ClassFactory.swift for how
/// and why. Not for use outside this file.
nonisolated open class _ObjectFactory: NSObject {
  /// Occupies the slot of `init()`.
  public required override init() {
    super.init()
  }

  @inline(never)
  package final class func make(_ objectClass: AnyClass) -> NSObject {
    unsafeBitCast(objectClass, to: _ObjectFactory.Type.self).init()
  }
}

/// Keeps calls of `_ObjectFactory` from being direct ones.
nonisolated private final class _OtherObject: _ObjectFactory {
  required init() { super.init() }
}

/// Stands for any class of scenes when one is created from its class object. Not for use outside this file.
@preconcurrency @MainActor
open class _SceneFactory: UIScene {
  /// Occupies the slot of `init(session:connectionOptions:)`.
  public required override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  @inline(never)
  final class func make(
    _ sceneClass: AnyClass, _ session: UISceneSession, _ connectionOptions: UIScene.ConnectionOptions
  ) -> UIScene {
    unsafeBitCast(sceneClass, to: _SceneFactory.Type.self).init(session: session, connectionOptions: connectionOptions)
  }
}

/// Keeps calls of `_SceneFactory` from being direct ones.
@preconcurrency @MainActor
private final class _OtherScene: _SceneFactory {
  required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
}
