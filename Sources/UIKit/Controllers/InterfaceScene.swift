// SPDX-License-Identifier: MIT

/// Sprung addition: a scene of a storyboard, in the form in which `sprung port` writes it.
@preconcurrency @MainActor
public struct InterfaceScene {
  /// The identifier of the controller in the file.
  public let id: String
  /// The name for `instantiateViewController(withIdentifier:)`; nil for none.
  public let identifier: String?
  let make: (InterfaceCoder) -> UIViewController
  let configure: ((UIViewController, UIStoryboard) -> Void)?
  let loadView: ((UIViewController) -> Void)?
  let segues: [InterfaceSegue]

  /// Describes a scene: `make` makes its controller, `configure` sets what is set before the view is loaded, such as items of bars
  /// and controllers inside, and `loadView` makes and connects the view.
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

/// Sprung addition: a storyboard, in the form in which `sprung port` writes it.
@preconcurrency @MainActor
public struct InterfaceStoryboard {
  /// The name of the file without its extension.
  public let name: String
  let initial: String?
  let scenes: [InterfaceScene]

  /// Describes a storyboard by its scenes; `initial` is the `id` of the initial one, nil if there is none.
  public init(name: String, initial: String?, scenes: [InterfaceScene]) {
    self.name = name
    self.initial = initial
    self.scenes = scenes
  }
}

/// Sprung addition: a segue of a storyboard, in the form in which `sprung port` writes it.
@preconcurrency @MainActor
public struct InterfaceSegue {
  /// The kind of a segue.
  public enum Kind {
    /// Calls `show(_:sender:)` of the source.
    case show
    /// Calls `showDetailViewController(_:sender:)` of the source.
    case showDetail
    /// Pushes onto the stack of the navigation controller.
    case push
    /// Presents the destination.
    case present
    /// Adds the destination as a child, in a container view.
    case embed
    /// Returns to a controller that has the action.
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

  /// Describes a segue: `id` is its identifier in the file, `identifier` its name, and `destination` the `id` of a scene. `make` makes
  /// a segue of another class. `makeDestination` is the segue action of the source, which makes the destination, or returns nil to
  /// leave it to the storyboard.
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
