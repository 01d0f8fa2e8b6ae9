// SPDX-License-Identifier: MIT

/// The effect of a fault if neither a handler nor a recording is active.
package enum DiagnosticSeverity: String, Sendable {
  /// A debug build stops. A release or browser build prints the message once per kind and continues.
  ///
  /// Used for calls that make Apple's implementation throw an exception or hang, and for violated preconditions of
  /// Sprung's own API.
  case stops
  /// Every build prints the message once per kind and continues. Apple's implementation logs or ignores such a call.
  case logged
  /// Nothing is printed. Handlers and recordings still receive the fault.
  case silent
}

/// A kind of fault, with its name, its effect and the reason for the effect.
///
/// `DiagnosticKind.all` is the only place that decides which faults stop a debug build.
package struct DiagnosticKind: Sendable {
  /// The name, as in `Fault.kind`.
  package let name: String
  /// The effect of the fault if nothing handles it.
  package let severity: DiagnosticSeverity
  #if !hasFeature(Embedded)
    /// The behavior of Apple's implementation, or the reason why Sprung differs.
    package let reason: String
  #endif

  // Inlined, so that the reasons are not included in the browser download.
  @inline(__always)
  init(_ name: String, _ severity: DiagnosticSeverity, _ reason: @autoclosure () -> String) {
    self.name = name
    self.severity = severity
    #if !hasFeature(Embedded)
      self.reason = reason()
    #endif
  }

  /// Returns the severity of the kind with a name. Kinds without an entry, such as an application's own, stop debug
  /// builds.
  package static func severity(of name: String) -> DiagnosticSeverity {
    for kind in all where kind.name.isLiterallyEqual(to: name) { return kind.severity }
    return .stops
  }
}

extension DiagnosticKind {
  /// All kinds that the libraries report, grouped by subject. `Scripts/fidelity` writes this table into
  /// Guides/FidelityByDeclaration.md.
  package static let all: [DiagnosticKind] = [
    // MARK: Views and layers
    DiagnosticKind("viewCycle", .stops, "UIView throws NSInvalidArgumentException for a view that is added to itself."),
    DiagnosticKind("subviewIndex", .stops, "Exchanging subviews beyond the array throws NSRangeException."),
    DiagnosticKind("layerCycle", .stops, "CALayer throws CALayerInvalid for a cycle of layers."),
    DiagnosticKind("layerCopy", .logged, "CALayer reads nothing from an object of another class."),
    DiagnosticKind("layerContents", .logged, "CALayer ignores contents that it cannot draw."),
    DiagnosticKind("layerKeyPath", .logged, "CALayer stores values under any key and ignores unsuitable ones."),
    DiagnosticKind(
      "nonFiniteGeometry", .stops,
      "CALayer throws CALayerInvalidGeometry for a position or bounds that are not finite."),
    DiagnosticKind(
      "nonFiniteValue", .logged, "Core Animation and UIKit Dynamics ignore such a number or draw nothing."),
    DiagnosticKind(
      "frameWithTransform", .logged,
      "The frame of a rotated view is documented as undefined; UIKit sets it without a message."),
    DiagnosticKind("negativeSize", .logged, "UIKit treats a negative size as empty, without a message."),
    DiagnosticKind(
      "endlessLayout", .stops, "UIKit never returns from such a layout; with feedback loop debugging it throws."),
    DiagnosticKind("screenSize", .stops, "The host gives the size of the screen; no valid screen has another one."),
    DiagnosticKind("dashPattern", .logged, "CAShapeLayer draws a solid line without a message."),
    DiagnosticKind("gradientColor", .logged, "CAGradientLayer ignores colors of another class."),
    DiagnosticKind("textLayerString", .logged, "CATextLayer draws nothing for strings of another class."),
    DiagnosticKind(
      "undoGrouping", .stops, "UndoManager throws NSInternalInconsistencyException for groups out of order."),
    // MARK: Colors, fonts, paths and pictures
    DiagnosticKind("colorNotANumber", .logged, "UIColor accepts such a number; the color is undefined."),
    DiagnosticKind("fontSize", .logged, "UIFont substitutes the default size."),
    DiagnosticKind(
      "fontScaledTwice", .stops,
      "UIFontMetrics throws NSInvalidArgumentException for a font that is scaled already."),
    DiagnosticKind("imageLiteral", .stops, "UIImage stops the program for a literal without an image."),
    DiagnosticKind("imageScale", .logged, "UIImage substitutes a scale of 1."),
    DiagnosticKind("imageSize", .logged, "UIKit returns nil or an empty image."),
    DiagnosticKind("imageTooLarge", .logged, "A limit of Sprung's hosts; the picture is not drawn."),
    DiagnosticKind("imageBaseline", .logged, "A limit of Sprung's; UIImage takes any number."),
    DiagnosticKind("symbolSize", .logged, "UIKit draws an empty symbol."),
    DiagnosticKind("symbol", .logged, "UIImage returns nil for an unknown symbol, without a message."),
    DiagnosticKind("patternImage", .logged, "Sprung does not draw patterns."),
    DiagnosticKind("pathNotFinite", .logged, "Core Graphics ignores the element and prints a message."),
    DiagnosticKind(
      "pathWithoutCurrentPoint", .logged, "Core Graphics prints \"no current point\" and ignores the element."),
    DiagnosticKind("noGraphicsContext", .logged, "Core Graphics prints \"invalid context 0x0\" and draws nothing."),
    DiagnosticKind("contextNotFinite", .logged, "Core Graphics prints a message and ignores such numbers."),
    DiagnosticKind("contextRestore", .logged, "Core Graphics prints \"gstack underflow\" and continues."),
    DiagnosticKind("bitmapMemory", .logged, "Core Graphics draws into the memory; Sprung records commands."),
    DiagnosticKind("imageCaps", .logged, "UIImage accepts such insets and draws nothing."),
    DiagnosticKind("pixelsInBrowser", .logged, "A limit of Sprung in browsers; UIKit returns the pixels."),
    DiagnosticKind("pixelsUnavailable", .logged, "A limit of Sprung without the libraries; UIKit returns the pixels."),
    DiagnosticKind("noArchive", .logged, "Sprung has no archives; the initializer returns nil."),
    DiagnosticKind("labelRect", .logged, "UIKit draws nothing in such a rectangle."),
    // MARK: Animation and time
    DiagnosticKind("animationKeyPath", .logged, "Core Animation ignores key paths that it does not know."),
    DiagnosticKind("animationRepeatCount", .logged, "UIKit ignores repeat counts that are not positive."),
    DiagnosticKind("animationTiming", .logged, "Core Animation substitutes the default duration."),
    DiagnosticKind("animationValue", .logged, "Core Animation does not animate values of other types."),
    DiagnosticKind("nonFiniteAnimation", .logged, "UIKit runs such an animation without a duration."),
    DiagnosticKind("springParameter", .logged, "CASpringAnimation clamps its parameters without a message."),
    DiagnosticKind("timingCurve", .logged, "Core Animation clamps control points without a message."),
    DiagnosticKind(
      "timingIndex", .stops, "CAMediaTimingFunction throws NSInvalidArgumentException for an index beyond 3."),
    DiagnosticKind("transactionCommit", .logged, "Core Animation ignores a commit without a begin."),
    DiagnosticKind(
      "animatorState", .stops,
      "UIViewPropertyAnimator throws NSInternalInconsistencyException in a state that does not allow the call."),
    DiagnosticKind(
      "animatorInterrupted", .logged,
      "UIViewPropertyAnimator documents no exception for an uninterruptible animator."),
    DiagnosticKind("transitionPercent", .logged, "UIPercentDrivenInteractiveTransition clamps the fraction."),
    DiagnosticKind("callDelay", .logged, "Foundation performs such a call in the next turn."),
    DiagnosticKind("timerInterval", .logged, "Foundation substitutes the shortest interval."),
    DiagnosticKind("timedWorkPile", .logged, "A limit of Sprung's frames; the work is deferred."),
    DiagnosticKind("mainQueueSync", .stops, "Dispatch stops the process: the main queue would wait for itself."),
    DiagnosticKind(
      "nonFiniteTime", .stops, "A precondition of Sprung's own API: time is finite and does not decrease."),
    DiagnosticKind("nestedTick", .stops, "A precondition of Sprung's own API: a tick does not contain another."),
    DiagnosticKind("nonFiniteInput", .logged, "A host's event; it is dropped."),
    DiagnosticKind("noHostTime", .logged, "Sprung falls back to the time of the machine."),
    DiagnosticKind("sleepUntil", .logged, "Sprung waits in the time of the machine."),
    DiagnosticKind("tasksInRealTime", .logged, "Sprung falls back to the time of the machine."),
    DiagnosticKind("workFromAnotherThread", .logged, "Allowed; the frame of arrival may differ from run to run."),
    // MARK: Constraints
    DiagnosticKind(
      "constraintConstant", .stops, "NSLayoutConstraint throws \"constant is not finite! That's illegal.\""),
    DiagnosticKind(
      "constraintPriority", .stops,
      "NSLayoutConstraint throws \"It's illegal to set priority\" for values outside 0...1000."),
    DiagnosticKind("constraintRequiredChange", .logged, "UIKit threw in early versions and accepts the change since."),
    DiagnosticKind(
      "constraintMeaningless", .stops,
      "NSLayoutConstraint throws NSInvalidArgumentException for an invalid pairing of attributes."),
    DiagnosticKind(
      "constraintItemGone", .stops,
      "NSLayoutConstraint throws NSGenericException: its items have no common ancestor."),
    DiagnosticKind(
      "noCommonAncestor", .stops,
      "NSLayoutConstraint throws NSGenericException: its items have no common ancestor."),
    DiagnosticKind(
      "unsatisfiableConstraints", .logged,
      "UIKit logs \"Unable to simultaneously satisfy constraints\" and breaks one."),
    DiagnosticKind(
      "visualFormat", .stops,
      "NSLayoutConstraint throws NSInvalidArgumentException: \"Unable to parse constraint format\"."),
    DiagnosticKind("fittingSize", .logged, "UIKit returns a size without a message."),
    DiagnosticKind(
      "stackIndex", .stops, "UIStackView throws NSInternalInconsistencyException for an index out of bounds."),
    DiagnosticKind("stackSpacing", .stops, "The constraint of a spacing that is not finite throws."),
    // MARK: Controls, text and menus
    DiagnosticKind("sliderValue", .logged, "UISlider clamps the value."),
    DiagnosticKind("sheetCornerRadius", .logged, "UIKit takes any number."),
    DiagnosticKind("stepperValue", .stops, "UIStepper throws for steps that are not positive."),
    DiagnosticKind("pickerIndex", .logged, "UIPickerView selects nothing for a component or row that does not exist."),
    DiagnosticKind("pickerMetrics", .logged, "UIPickerView displays nothing for such counts and sizes."),
    DiagnosticKind(
      "datePickerValue", .logged, "UIDatePicker ignores intervals that do not divide an hour."),
    DiagnosticKind("progressValue", .logged, "UIProgressView clamps the value."),
    DiagnosticKind("feedbackIntensity", .logged, "UIFeedbackGenerator clamps the intensity."),
    DiagnosticKind(
      "segmentIndex", .stops, "UISegmentedControl throws NSRangeException for a segment that does not exist."),
    DiagnosticKind(
      "segmentItem", .stops, "UISegmentedControl throws NSInvalidArgumentException for items of other classes."),
    DiagnosticKind("textEditCut", .logged, "A host's message; the edit is dropped."),
    DiagnosticKind(
      "pointerRegion", .logged, "UIPointerRegion accepts any rectangle; the pointer never enters such a region."),
    DiagnosticKind("menuTarget", .logged, "UIMenuController does not show a menu without a valid target."),
    DiagnosticKind("menuWithoutResponder", .logged, "UIMenuController does not show without a first responder."),
    DiagnosticKind(
      "previewWithoutPlace", .stops,
      "UITargetedPreview throws NSInvalidArgumentException for a view outside a window."),
    DiagnosticKind("accessibilityArgument", .logged, "UIAccessibility ignores arguments of other classes."),
    // MARK: Gestures and selectors
    DiagnosticKind(
      "gestureState", .logged, "UIGestureRecognizer ignores a transition that its state machine does not have."),
    DiagnosticKind(
      "touchIndex", .stops, "UIGestureRecognizer throws NSRangeException for a touch that does not exist."),
    DiagnosticKind("pinchScale", .logged, "UIPinchGestureRecognizer accepts any number."),
    DiagnosticKind("rotation", .logged, "UIRotationGestureRecognizer accepts any number."),
    DiagnosticKind("pressDuration", .logged, "UILongPressGestureRecognizer accepts any number."),
    DiagnosticKind(
      "scrollPanDelegate", .stops,
      "UIScrollView throws: \"built-in pan gesture recognizer must have its scroll view as its delegate\"."),
    DiagnosticKind("selectorTarget", .stops, "Objective-C throws \"unrecognized selector sent to instance\"."),
    DiagnosticKind("selectorUnknown", .stops, "Objective-C throws \"unrecognized selector sent to instance\"."),
    DiagnosticKind("unknownSelector", .stops, "Objective-C throws \"unrecognized selector sent to instance\"."),
    DiagnosticKind("endIgnoring", .logged, "UIApplication logs the unbalanced call."),
    // MARK: Key-value observing
    DiagnosticKind("notObservable", .logged, "Key-value observing stays without notifications for such a property."),
    DiagnosticKind(
      "observerNotRegistered", .stops, "NSObject throws NSRangeException: \"not registered as an observer\"."),
    DiagnosticKind(
      "unhandledChange", .stops,
      "NSObject throws NSInternalInconsistencyException: \"message was received but not handled\"."),
    DiagnosticKind("unknownKey", .stops, "NSObject throws NSUnknownKeyException."),
    // MARK: Controllers and presentation
    DiagnosticKind(
      "alertAction", .stops,
      "UIAlertController throws for a second cancel action and a preferred action that was not added."),
    DiagnosticKind("duplicateAlertAction", .logged, "UIAlertController documents no exception."),
    DiagnosticKind(
      "alertTextField", .stops, "UIAlertController throws: text fields can only be added to the style alert."),
    DiagnosticKind(
      "alreadyPresenting", .logged,
      "UIKit logs \"Attempt to present … which is already presenting\" and presents nothing."),
    DiagnosticKind(
      "presentOutsideWindow", .logged,
      "UIKit logs \"whose view is not in the window hierarchy\" and presents nothing."),
    DiagnosticKind(
      "popoverWithoutSource", .stops,
      "UIKit throws \"should have a non-nil sourceView or barButtonItem set before the presentation occurs\"."),
    DiagnosticKind("hostRequest", .logged, "Apple's platforms always have sheets that share and pick files."),
    DiagnosticKind(
      "notificationTrigger", .stops,
      "UserNotifications throws \"time interval must be at least 60 if repeating\", and for one that is not above 0."),
    DiagnosticKind("presentationStyle", .logged, "UIKit substitutes a style."),
    DiagnosticKind("presentedChild", .stops, "UIKit throws for a controller that is both presented and a child."),
    DiagnosticKind(
      "presentedTwice", .stops,
      "UIKit throws \"Application tried to present modally a view controller that is already being presented\"."),
    DiagnosticKind(
      "presentedAboveDismissed", .logged,
      "UIKit logs \"Attempt to present … while a presentation is in progress\" or presents what leaves at once."),
    DiagnosticKind(
      "presentsItself", .stops, "UIKit throws \"Application tried to present modal view controller on itself\"."),
    DiagnosticKind("controllerCycle", .stops, "UIKit throws NSInvalidArgumentException for a cycle of controllers."),
    DiagnosticKind(
      "navigationTwice", .stops,
      "UIKit throws \"Pushing the same view controller instance more than once is not supported\"."),
    DiagnosticKind("nestedNavigation", .stops, "UIKit throws \"Pushing a navigation controller is not supported\"."),
    DiagnosticKind(
      "navigationOfStranger", .stops, "UIKit throws for a controller that is presented or contains the stack."),
    DiagnosticKind(
      "notOnNavigationStack", .stops, "UIKit throws \"Tried to pop to a view controller that doesn't exist\"."),
    DiagnosticKind(
      "pageControllers", .stops,
      "UIPageViewController throws NSInvalidArgumentException for a wrong number of controllers."),
    DiagnosticKind(
      "tabController", .stops,
      "UITabBarController throws for a controller that is not one of its own, or is listed twice."),
    DiagnosticKind(
      "navigationWithoutEnd", .stops,
      "UINavigationController shows one stack after the other without end, or overflows."),
    DiagnosticKind(
      "pagesWithoutEnd", .stops, "UIPageViewController sets one page after the other without end, or overflows."),
    DiagnosticKind("tabsWithoutEnd", .stops, "UITabBarController overflows the stack."),
    DiagnosticKind(
      "splitController", .stops,
      "UISplitViewController throws for a column that its style does not have, and for a controller that is in use."),
    DiagnosticKind("splitWidth", .logged, "UISplitViewController ignores a width that is not valid."),
    DiagnosticKind(
      "splitWithoutEnd", .stops, "UISplitViewController changes columns without end, or overflows the stack."),
    DiagnosticKind("tabIndex", .logged, "UITabBarController ignores an index out of range."),
    DiagnosticKind("tabItem", .stops, "UITabBar throws for an item that is not one of its own."),
    DiagnosticKind("noView", .stops, "UIKit throws: loadView() must set the view."),
    DiagnosticKind("noTable", .stops, "UITableViewController throws: its view must be a table view."),
    DiagnosticKind(
      "transitionOfStrangers", .stops, "UIKit throws: children must have a common parent in transition(from:to:)."),
    DiagnosticKind("transitionCompletedTwice", .silent, "UIKit ignores a second completeTransition."),
    DiagnosticKind(
      "transitionNeverCompleted", .logged, "UIKit stays in the transition without a message; Sprung ends it."),
    DiagnosticKind("transitionWithoutView", .logged, "UIKit shows an empty container without a message."),
    DiagnosticKind("storyboard", .stops, "UIKit throws: there is no storyboard, or no controller, of the name."),
    DiagnosticKind("storyboardSegue", .stops, "UIKit throws: the receiver has no segue with the identifier."),
    DiagnosticKind(
      "layoutNavigation", .stops,
      "UIKit throws for useLayoutToLayoutNavigationTransitions outside its documented use."),
    // MARK: Application and scenes
    DiagnosticKind(
      "applicationDelegateClass", .stops,
      "UIApplicationMain throws \"Unable to instantiate the UIApplication delegate instance\"."),
    DiagnosticKind(
      "applicationDelegateName", .stops,
      "UIApplicationMain throws \"Unable to instantiate the UIApplication delegate instance\"."),
    DiagnosticKind("principalClass", .logged, "Sprung uses a plain UIApplication."),
    DiagnosticKind("sceneClass", .logged, "UIKit logs the class and uses UIWindowScene."),
    DiagnosticKind("sceneDelegateClass", .logged, "UIKit logs the class and uses no delegate."),
    DiagnosticKind("noWindow", .logged, "UIKit shows a black screen."),
    // MARK: Collection views, tables and layouts
    DiagnosticKind(
      "attributesBeyondCounts", .stops,
      "UICollectionView throws \"received layout attributes for a cell with an index path that does not exist\"."),
    DiagnosticKind(
      "attributesBounds", .stops, "UICollectionViewLayoutAttributes throws for bounds whose origin is not zero."),
    DiagnosticKind(
      "attributesGeometry", .stops, "CALayer throws CALayerInvalidGeometry when such attributes are applied."),
    DiagnosticKind("attributesCopy", .logged, "UIKit loses the properties without a message."),
    DiagnosticKind("attributesEquality", .logged, "UIKit keeps the old attributes without a message."),
    DiagnosticKind(
      "contentSize", .stops, "A content size that is not finite makes CALayer throw CALayerInvalidGeometry."),
    DiagnosticKind("negativeCount", .stops, "UICollectionView throws for a negative count."),
    DiagnosticKind(
      "sectionOutOfRange", .stops,
      "UICollectionView throws NSInternalInconsistencyException for a section beyond the data source."),
    DiagnosticKind(
      "itemOutOfRange", .stops, "UICollectionView and UITableView throw for an index path beyond the data source."),
    DiagnosticKind("indexPathTooShort", .stops, "UIKit throws for index paths that do not have two numbers."),
    DiagnosticKind("scrollPosition", .stops, "UICollectionView throws for scroll positions that exclude each other."),
    DiagnosticKind(
      "invalidUpdate", .stops,
      "UICollectionView throws NSInternalInconsistencyException: \"Invalid batch updates detected\"."),
    DiagnosticKind(
      "updateInsideCallback", .stops, "UICollectionView throws for an update that starts inside its layout."),
    DiagnosticKind("endUpdates", .stops, "UITableView throws for endUpdates() without beginUpdates()."),
    DiagnosticKind("layoutNeverSettles", .stops, "UICollectionView throws \"is stuck in its update/layout loop\"."),
    DiagnosticKind("selfSizingNeverSettles", .stops, "UICollectionView throws \"is stuck in its update/layout loop\"."),
    DiagnosticKind("dequeuedTwice", .stops, "UICollectionView throws \"dequeued more than one view\"."),
    DiagnosticKind(
      "foreignView", .stops, "UICollectionView throws \"was not retrieved by calling dequeueReusableCell\"."),
    DiagnosticKind(
      "reconfiguredCell", .stops,
      "UICollectionView throws: the existing cell must be returned for a reconfigured item."),
    DiagnosticKind(
      "unregisteredIdentifier", .stops,
      "UICollectionView and UITableView throw \"unable to dequeue a cell with identifier\"."),
    DiagnosticKind(
      "unregisteredDecoration", .stops, "UICollectionView throws \"could not dequeue a decoration view\"."),
    DiagnosticKind("wrongViewClass", .stops, "Registering a class of another kind throws."),
    DiagnosticKind("missingCell", .stops, "A data source without a cell for an item throws."),
    DiagnosticKind("noCell", .stops, "A cell provider that returns nil throws."),
    DiagnosticKind("missingSupplementaryView", .stops, "A data source without a supplementary view throws."),
    DiagnosticKind(
      "noSupplementaryView", .stops, "A diffable data source without a provider of supplementary views throws."),
    DiagnosticKind("missingMove", .logged, "UICollectionView ends the reordering without a message."),
    DiagnosticKind("moveItem", .stops, "UICollectionView throws for a data source whose counts do not match the move."),
    DiagnosticKind(
      "missingSection", .stops, "The section provider of a compositional layout must not return nil; UIKit throws."),
    DiagnosticKind(
      "compositionalNumber", .logged, "UIKit documents no exception; an unusable number counts as 0 or 1."),
    DiagnosticKind("configurationNumber", .logged, "UIKit documents no exception; an unusable number counts as 0."),
    DiagnosticKind("foreignConfiguration", .logged, "UIListContentView keeps its configuration."),
    DiagnosticKind("flowMetrics", .stops, "UICollectionViewFlowLayout throws: negative sizes are not supported."),
    DiagnosticKind(
      "flowItemTooLong", .logged,
      "UICollectionViewFlowLayout logs \"the item width must be less than the width of the UICollectionView\"."),
    DiagnosticKind("tableMetrics", .logged, "UITableView substitutes its default."),
    DiagnosticKind("indexTitle", .logged, "UIKit does not scroll to a place that does not exist."),
    DiagnosticKind("nib", .stops, "UINib throws \"Could not load NIB in bundle\"."),
    DiagnosticKind(
      "interactiveTransition", .stops,
      "UICollectionView throws for a transition that is not prepared, or a second one."),
    DiagnosticKind("transitionLayout", .stops, "UICollectionView throws for a transition layout that is in use."),
    DiagnosticKind("transitionProgress", .logged, "UICollectionViewTransitionLayout accepts any number."),
    DiagnosticKind("animatedKey", .logged, "UICollectionViewTransitionLayout accepts any number."),
    DiagnosticKind("dropDestination", .stops, "UICollectionView throws for an index path beyond the data source."),
    DiagnosticKind("placeholderCommit", .stops, "UICollectionView throws for a data source whose counts do not match."),
    DiagnosticKind("placeholderPlace", .stops, "UICollectionView throws for an index path beyond the data source."),
    // MARK: Diffable data sources
    DiagnosticKind(
      "duplicateIdentifier", .stops, "NSDiffableDataSourceSnapshot throws for identifiers that are not unique."),
    DiagnosticKind(
      "snapshot", .stops, "NSDiffableDataSourceSnapshot throws for a call that its sections do not allow."),
    DiagnosticKind(
      "snapshotIdentifier", .stops,
      "NSDiffableDataSourceSnapshot throws for an identifier that it does not contain."),
    DiagnosticKind(
      "noItem", .stops, "Diffable data sources throw for the cell of an index path that is not in their snapshot."),
    // MARK: Scrolling
    DiagnosticKind("zoomScale", .logged, "UIScrollView clamps the scale without a message."),
    // MARK: Dynamics
    DiagnosticKind("behaviorCycle", .stops, "UIDynamicBehavior throws for a behavior at two levels of a hierarchy."),
    DiagnosticKind("behaviorInUse", .stops, "UIDynamicAnimator throws for a behavior at two levels of a hierarchy."),
    DiagnosticKind("duplicateItem", .stops, "UIDynamicAnimator throws for two equal items with different identity."),
    DiagnosticKind(
      "duplicateIndexPaths", .logged,
      "Misuse of a Sprung addition that loses bodies; the later ones are forgotten."),
    DiagnosticKind("duplicateMember", .silent, "UIDynamicItemGroup documents no exception."),
    DiagnosticKind("emptyGroup", .logged, "UIDynamicItemGroup documents no exception."),
    DiagnosticKind("nestedGroup", .stops, "UIDynamicItemGroup throws for a group as a member."),
    DiagnosticKind("groupMember", .stops, "UIDynamicAnimator throws for an item that is also a member of a group."),
    DiagnosticKind("emptyBoundary", .logged, "A path without a line collides with nothing."),
    DiagnosticKind("emptyCollisionPath", .logged, "UIKit Dynamics documents the requirement without an exception."),
    DiagnosticKind("concaveCollisionPath", .logged, "UIKit Dynamics documents the requirement without an exception."),
    DiagnosticKind("unusableCollisionPath", .logged, "UIKit Dynamics documents the requirement without an exception."),
    DiagnosticKind(
      "externalMove", .logged,
      "UIKit Dynamics does not see the change; updateItem(usingCurrentState:) is documented for it."),
    DiagnosticKind(
      "foreignItem", .stops, "UIDynamicAnimator throws: the view must be a descendant of the reference view."),
    DiagnosticKind(
      "foreignSnapshot", .stops, "A precondition of Sprung's own API: a snapshot belongs to its animator."),
    DiagnosticKind("invalidSize", .stops, "UIDynamicAnimator throws \"Invalid size {0, 0} for item\"."),
    DiagnosticKind("lostItem", .logged, "UIKit Dynamics simulates such an item forever."),
    DiagnosticKind(
      "selfAttachment", .logged, "UIAttachmentBehavior documents no exception; the attachment has no effect."),
    DiagnosticKind(
      "twoAnimators", .logged, "UIKit documents that an item belongs to one animator, without an exception."),
    DiagnosticKind("unannouncedItem", .logged, "UIDynamicAnimator ignores an item that no behavior mentions."),
    DiagnosticKind("unknownItem", .stops, "UIDynamicItemBehavior throws for an item that was not added."),
    DiagnosticKind("unreasonableCenter", .stops, "UIDynamicAnimator throws for a center that is not finite."),
    DiagnosticKind("unreasonableTransform", .logged, "UIKit Dynamics reads a rotation of 0 from such a transform."),
    DiagnosticKind("wrongRange", .logged, "UIKit Dynamics documents no exception for a range that does not contain 0."),
    DiagnosticKind("zeroAxis", .logged, "UIKit Dynamics documents no exception for an axis without a direction."),
    DiagnosticKind("anchoredJoint", .logged, "Such a joint has no effect while both ends are anchored."),
    DiagnosticKind("contradictoryJoints", .logged, "Allowed; the joints keep an error."),
    // MARK: Physics, a library of Sprung's own
    DiagnosticKind("brokenStore", .stops, "An inconsistency of Sprung itself, found by validation."),
    DiagnosticKind("fieldKind", .stops, "A precondition of SprungPhysics: a field keeps its kind."),
    DiagnosticKind("fieldWithoutForce", .stops, "A precondition of SprungPhysics: a custom field has a force."),
    DiagnosticKind("jointEnds", .stops, "A precondition of SprungPhysics: a joint keeps its bodies."),
    DiagnosticKind("lateRecording", .stops, "A precondition of SprungPhysics: a recording begins with a new world."),
    DiagnosticKind("nestedAdvance", .stops, "A precondition of SprungPhysics: a force does not advance its world."),
    DiagnosticKind("nestedRestore", .stops, "A precondition of SprungPhysics: a force does not restore its world."),
    DiagnosticKind("nestedSnapshot", .stops, "A precondition of SprungPhysics: a force does not take snapshots."),
    DiagnosticKind("reservedTag", .stops, "A precondition of SprungPhysics: Int32.min is reserved."),
    DiagnosticKind("selfJoint", .stops, "A precondition of SprungPhysics: a joint has two ends."),
    DiagnosticKind("unknownBody", .stops, "A precondition of SprungPhysics: identifiers are valid."),
    DiagnosticKind("unknownBoundarySet", .stops, "A precondition of SprungPhysics: identifiers are valid."),
    DiagnosticKind("unknownField", .stops, "A precondition of SprungPhysics: identifiers are valid."),
    DiagnosticKind("unknownJoint", .stops, "A precondition of SprungPhysics: identifiers are valid."),
    DiagnosticKind("unknownSpring", .stops, "A precondition of SprungPhysics: identifiers are valid."),
    DiagnosticKind("unreasonableForce", .stops, "A precondition of SprungPhysics: a custom force is finite."),
    DiagnosticKind("unreasonableState", .stops, "A precondition of SprungPhysics: a body's state is finite."),
    DiagnosticKind(
      "unreasonableValue", .stops, "A precondition of SprungPhysics: numbers are finite and below a limit."),
    DiagnosticKind(
      "notANumberInHash", .stops, "A precondition of Sprung's own API: hashes are the same on every machine."),
    // MARK: Hosts
    DiagnosticKind("inboxTruncated", .stops, "A precondition of the host protocol: an inbox has whole records."),
    DiagnosticKind("inputNotFinite", .stops, "A precondition of the host protocol: coordinates are finite."),
    DiagnosticKind(
      "stageFrameNotOpen", .stops, "A precondition of the host protocol: records are written inside a frame."),
    DiagnosticKind("stageGradientStops", .stops, "A precondition of the host protocol: the count of stops matches."),
    DiagnosticKind("stageImageTooLarge", .stops, "A precondition of the host protocol: pictures have a limit."),
    DiagnosticKind(
      "stageRequestTooLarge", .logged, "A precondition of the host protocol: files of requests have a limit."),
    DiagnosticKind("stageNumberNotFinite", .stops, "A precondition of the host protocol: numbers are finite."),
    DiagnosticKind("stageTextTooLong", .stops, "A precondition of the host protocol: texts have a limit."),
    DiagnosticKind("unreadableFrame", .stops, "An inconsistency of Sprung itself: a frame cannot be decoded."),
  ]
}
