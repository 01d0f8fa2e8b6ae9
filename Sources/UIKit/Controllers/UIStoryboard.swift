// SPDX-License-Identifier: MIT

/// The scenes of an Interface Builder file, from which controllers are made.
///
/// Differs from Apple: the file is not read at run time. `sprung port` turns it into Swift, which registers it by its name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private final let file: InterfaceStoryboard?
  private static var files: [InterfaceStoryboard] = []

  /// Opens the storyboard with a file name. A name that is not registered is reported, and the storyboard has no scenes. The bundle
  /// is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    file = Self.files.first { $0.name.isLiterallyEqual(to: name) }
    super.init()
    if file == nil {
      Diagnostics.report(
        "storyboard",
        "The storyboard '\(name)' does not exist. Convert \(name).storyboard with `sprung port`, or create its controllers in code."
      )
    }
  }

  /// Sprung addition: makes a storyboard known by its name; another one of the same name is replaced.
  public static func register(_ file: InterfaceStoryboard) {
    files.removeAll { $0.name.isLiterallyEqual(to: file.name) }
    files.append(file)
  }

  /// Makes the controller of the initial scene; nil if no scene is the initial one.
  open func instantiateInitialViewController() -> UIViewController? { initial.map { make($0) } }

  /// Makes the controller of the initial scene; `creator` may make the controller itself, and returns nil to leave it to the
  /// storyboard.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let initial else { return nil }
    return make(initial) { creator?($0) } as? ViewController
  }

  /// Makes the controller of the scene with an identifier. An identifier that is not in the file is reported, and the controller is
  /// empty.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scene(identified: identifier).map { make($0) } ?? UIViewController()
  }

  /// Makes the controller of the scene of an identifier; `creator` may make the controller itself, and returns nil to leave it to
  /// the storyboard. A controller of another class stops the program.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = scene(identified: identifier).map { make($0) { creator?($0) } } ?? UIViewController()
    guard let result = made as? ViewController else {
      fatalError("the controller '\(identifier)' of the storyboard does not have the requested class")
    }
    return result
  }

  private var initial: InterfaceScene? {
    file.flatMap { file in file.scenes.first { Optional($0.id).isLiterallyEqual(to: file.initial) } }
  }

  private func scene(identified identifier: String) -> InterfaceScene? {
    let found = file?.scenes.first { $0.identifier.isLiterallyEqual(to: identifier) }
    if found == nil, let file {
      Diagnostics.report(
        "storyboard",
        "The storyboard '\(file.name)' has no controller with the identifier '\(identifier)'. An empty controller is used."
      )
    }
    return found
  }

  /// Sprung addition: makes the controller of a scene by its `id` in the file; for sources that `sprung port` writes.
  public final func makeController(_ id: String) -> UIViewController { makeController(id, creator: { _ in nil }) }

  final func makeController(_ id: String, creator: (NSCoder) -> UIViewController?) -> UIViewController {
    file?.scenes.first { $0.id.isLiterallyEqual(to: id) }.map { make($0, creator: creator) } ?? UIViewController()
  }

  private func make(_ scene: InterfaceScene, creator: (NSCoder) -> UIViewController? = { _ in nil }) -> UIViewController
  {
    let coder = InterfaceCoder()
    let controller = creator(coder) ?? scene.make(coder)
    controller.archive.storyboard = self
    controller.archive.scene = scene
    scene.configure?(controller, self)
    controller.awakeFromNib()
    return controller
  }
}
