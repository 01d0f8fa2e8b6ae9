// SPDX-License-Identifier: MIT

/// Creates instances of any subclass of `NSObject` from its class object with `init()`. For an explanation, see
/// ClassFactory.swift. Do not use this class outside this file.
nonisolated open class _ObjectFactory: NSObject {
  /// Occupies the vtable slot of `init()`.
  public required override init() {
    super.init()
  }

  @inline(never)
  package final class func make(_ objectClass: AnyClass) -> NSObject {
    unsafeBitCast(objectClass, to: _ObjectFactory.Type.self).init()
  }
}

/// Prevents the optimizer from calling the initializer of `_ObjectFactory` directly.
nonisolated private final class _OtherObject: _ObjectFactory {
  required init() { super.init() }
}

/// Creates instances of any subclass of `UIScene` from its class object. Not for use outside this file.
@preconcurrency @MainActor
open class _SceneFactory: UIScene {
  /// Occupies the vtable slot of `init(session:connectionOptions:)`.
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

/// Prevents the optimizer from calling the initializer of `_SceneFactory` directly.
@preconcurrency @MainActor
private final class _OtherScene: _SceneFactory {
  required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
}
