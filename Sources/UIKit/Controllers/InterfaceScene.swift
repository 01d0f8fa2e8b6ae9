// SPDX-License-Identifier: MIT

/// Sprung addition: a storyboard scene in the form that `sprung port` generates.
@preconcurrency @MainActor
public struct InterfaceScene {
  /// The object identifier of the controller in the storyboard file.
  public let id: String
  /// The identifier for `instantiateViewController(withIdentifier:)`, or nil.
  public let identifier: String?
  let make: (InterfaceCoder) -> UIViewController
  let configure: ((UIViewController, UIStoryboard) -> Void)?
  let loadView: ((UIViewController) -> Void)?
  let segues: [InterfaceSegue]

  /// Creates a scene. `make` creates the controller. `configure` sets the properties that do not depend on the view,
  /// such as bar items and child controllers. `loadView` creates and connects the view.
  public init(
    id: String, identifier: String? = nil, make: @escaping (InterfaceCoder) -> UIViewController,
    configure: ((UIViewController, UIStoryboard) -> Void)? = nil, loadView: ((UIViewController) -> Void)? = nil,
    segues: [InterfaceSegue] = []
  ) {
    self.id = id
    self.identifier = identifier
    self.make = make
    self.configure = configure
    self.loadView = loadView
    self.segues = segues
  }
}

/// Sprung addition: a storyboard in the form that `sprung port` generates.
@preconcurrency @MainActor
public struct InterfaceStoryboard {
  /// The file name without the extension.
  public let name: String
  let initial: String?
  let scenes: [InterfaceScene]

  /// Creates a storyboard from scenes. `initial` is the `id` of the initial scene, or nil if there is none.
  public init(name: String, initial: String?, scenes: [InterfaceScene]) {
    self.name = name
    self.initial = initial
    self.scenes = scenes
  }
}

/// Sprung addition: a storyboard segue in the form that `sprung port` generates.
@preconcurrency @MainActor
public struct InterfaceSegue {
  /// The kind of a segue.
  public enum Kind {
    /// Calls `show(_:sender:)` on the source.
    case show
    /// Calls `showDetailViewController(_:sender:)` on the source.
    case showDetail
    /// Pushes the destination onto the navigation stack.
    case push
    /// Presents the destination.
    case present
    /// Adds the destination as a child in a container view.
    case embed
    /// Unwinds to a controller that implements the action.
    case unwind
  }

  let id: String
  let identifier: String?
  let kind: Kind
  let destination: String
  let style: UIModalPresentationStyle?
  let transition: UIModalTransitionStyle?
  let isAnimated: Bool
  let unwindAction: Selector?
  let make: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
  let makeDestination: ((UIViewController, NSCoder, ActionSender?) -> UIViewController?)?

  /// Creates a segue. `id` is the object identifier of the segue in the storyboard file, `identifier` is the name of
  /// the segue, and `destination` is the `id` of a scene. `make` creates a custom segue. `makeDestination` is the
  /// source's segue action, which returns the destination, or nil to let the storyboard create the destination.
  public init(
    id: String, identifier: String? = nil, kind: Kind, destination: String = "",
    style: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil, isAnimated: Bool = true,
    unwindAction: Selector? = nil, make: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)? = nil,
    makeDestination: ((UIViewController, NSCoder, ActionSender?) -> UIViewController?)? = nil
  ) {
    self.id = id
    self.identifier = identifier
    self.kind = kind
    self.destination = destination
    self.style = style
    self.transition = transition
    self.isAnimated = isAnimated
    self.unwindAction = unwindAction
    self.make = make
    self.makeDestination = makeDestination
  }
}
