// SPDX-License-Identifier: MIT

/// The effect of a fault if neither a handler nor a recording is active.
package enum DiagnosticSeverity: String, Sendable {
  /// A debug build stops. A release or browser build prints the message once per kind and continues.
  ///
  /// This effect is used for calls that make Apple's implementation throw an exception or hang, and for violated
  /// preconditions of Sprung's own API.
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

  // The initializer is inlined, so that the reasons are not included in the browser download.
  @inline(__always)
  init(_ name: String, _ severity: DiagnosticSeverity, _ reason: @autoclosure () -> String) {
    self.name = name
    self.severity = severity
    #if !hasFeature(Embedded)
      self.reason = reason()
    #endif
  }

  /// Returns the severity of the kind with the given name. Faults of kinds without an entry, such as an application's
  /// own kinds, stop debug builds.
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
    DiagnosticKind("viewCycle", .stops, "UIView throws NSInvalidArgumentException if a view is added to itself."),
    DiagnosticKind("subviewIndex", .stops, "Exchanging subviews at invalid indexes throws NSRangeException."),
    DiagnosticKind("layerCycle", .stops, "CALayer throws CALayerInvalid for cycles in the layer tree."),
    DiagnosticKind("layerCopy", .logged, "CALayer ignores objects of other classes."),
    DiagnosticKind("layerContents", .logged, "CALayer ignores contents that it cannot draw."),
    DiagnosticKind(
      "layerKeyPath", .logged, "CALayer stores values under any key and ignores values of the wrong type."),
    DiagnosticKind(
      "nonFiniteGeometry", .stops,
      "CALayer throws CALayerInvalidGeometry for a position or bounds that are not finite."),
    DiagnosticKind(
      "nonFiniteValue", .logged,
      "Core Animation and UIKit Dynamics ignore numbers that are not finite, or draw nothing."),
    DiagnosticKind(
      "frameWithTransform", .logged,
      "Apple documents that the frame of a rotated view is undefined. UIKit silently accepts a new frame."),
    DiagnosticKind("negativeSize", .logged, "UIKit silently treats a negative size as empty."),
    DiagnosticKind(
      "endlessLayout", .stops,
      "UIKit never returns from an endless layout pass. With layout feedback loop debugging, UIKit throws."),
    DiagnosticKind("screenSize", .stops, "On Apple's platforms, the size of a screen is always positive."),
    DiagnosticKind("dashPattern", .logged, "CAShapeLayer silently draws a solid line."),
    DiagnosticKind("gradientColor", .logged, "CAGradientLayer ignores colors of another class."),
    DiagnosticKind("textLayerString", .logged, "CATextLayer draws nothing for strings of another class."),
    DiagnosticKind(
      "undoGrouping", .stops, "UndoManager throws NSInternalInconsistencyException for unbalanced groups."),
    // MARK: Colors, fonts, paths and pictures
    DiagnosticKind("colorNotANumber", .logged, "UIColor accepts NaN, but the resulting color is undefined."),
    DiagnosticKind("fontSize", .logged, "UIFont substitutes the default size."),
    DiagnosticKind(
      "fontScaledTwice", .stops,
      "UIFontMetrics throws NSInvalidArgumentException for a scaled font."),
    DiagnosticKind("imageLiteral", .stops, "UIImage stops the program if the image of a literal does not exist."),
    DiagnosticKind("imageScale", .logged, "UIImage substitutes a scale of 1."),
    DiagnosticKind("imageSize", .logged, "UIKit returns nil or an empty image."),
    DiagnosticKind("imageTooLarge", .logged, "Sprung's hosts limit the size of images. The image is not drawn."),
    DiagnosticKind("imageBaseline", .logged, "Sprung limits the offset. UIImage accepts any number."),
    DiagnosticKind("symbolSize", .logged, "UIKit draws an empty symbol."),
    DiagnosticKind("symbol", .logged, "UIImage silently returns nil for an unknown symbol."),
    DiagnosticKind("patternImage", .logged, "Sprung does not draw patterns."),
    DiagnosticKind("pathNotFinite", .logged, "Core Graphics ignores the element and prints a message."),
    DiagnosticKind(
      "pathWithoutCurrentPoint", .logged, "Core Graphics prints \"no current point\" and ignores the element."),
    DiagnosticKind("noGraphicsContext", .logged, "Core Graphics prints \"invalid context 0x0\" and draws nothing."),
    DiagnosticKind(
      "contextNotFinite", .logged, "Core Graphics prints a message and ignores numbers that are not finite."),
    DiagnosticKind("contextRestore", .logged, "Core Graphics prints \"gstack underflow\" and continues."),
    DiagnosticKind(
      "bitmapMemory", .logged, "Core Graphics draws into the given memory. Sprung records drawing commands instead."),
    DiagnosticKind("imageCaps", .logged, "UIImage accepts invalid insets and draws nothing."),
    DiagnosticKind("pixelsInBrowser", .logged, "Sprung cannot read pixels in browsers. UIKit returns the pixels."),
    DiagnosticKind(
      "pixelsUnavailable", .logged, "Sprung needs additional libraries to read pixels. UIKit returns the pixels."),
    DiagnosticKind("noArchive", .logged, "Sprung does not support archives, so the initializer returns nil."),
    DiagnosticKind("labelRect", .logged, "UIKit draws nothing in a rectangle that is not finite."),
    // MARK: Animation and time
    DiagnosticKind("animationKeyPath", .logged, "Core Animation ignores unknown key paths."),
    DiagnosticKind("animationRepeatCount", .logged, "UIKit ignores repeat counts that are not positive."),
    DiagnosticKind("animationTiming", .logged, "Core Animation uses the default duration."),
    DiagnosticKind("animationValue", .logged, "Core Animation does not animate values of other types."),
    DiagnosticKind("nonFiniteAnimation", .logged, "UIKit runs the animation with a duration of 0."),
    DiagnosticKind("springParameter", .logged, "CASpringAnimation silently clamps invalid parameters."),
    DiagnosticKind("timingCurve", .logged, "Core Animation silently clamps control points."),
    DiagnosticKind(
      "timingIndex", .stops, "CAMediaTimingFunction throws NSInvalidArgumentException for an index beyond 3."),
    DiagnosticKind("transactionCommit", .logged, "Core Animation ignores a commit without a begin."),
    DiagnosticKind(
      "animatorState", .stops,
      "UIViewPropertyAnimator throws NSInternalInconsistencyException in a state that does not allow the call."),
    DiagnosticKind(
      "animatorInterrupted", .logged,
      "Apple does not document an exception for an animator that cannot be interrupted."),
    DiagnosticKind("transitionPercent", .logged, "UIPercentDrivenInteractiveTransition clamps the fraction."),
    DiagnosticKind("callDelay", .logged, "Foundation performs the call in the next run loop pass."),
    DiagnosticKind("timerInterval", .logged, "Foundation uses the shortest interval."),
    DiagnosticKind(
      "timedWorkPile", .logged, "Sprung limits the number of timed calls per frame and defers the remaining calls."),
    DiagnosticKind("mainQueueSync", .stops, "Dispatch stops the process to prevent a deadlock."),
    DiagnosticKind("nonFiniteTime", .stops, "Sprung's API requires that time is finite and does not decrease."),
    DiagnosticKind("nestedTick", .stops, "Sprung's API does not allow nested ticks."),
    DiagnosticKind("nonFiniteInput", .logged, "The host's event is discarded."),
    DiagnosticKind("noHostTime", .logged, "Sprung falls back to real time."),
    DiagnosticKind("sleepUntil", .logged, "A deadline on a real clock cannot follow the host's time."),
    DiagnosticKind("tasksInRealTime", .logged, "Sprung falls back to real time."),
    DiagnosticKind(
      "workFromAnotherThread", .logged,
      "Work from other threads is allowed, but the frame in which it runs can differ between runs."),
    // MARK: Constraints
    DiagnosticKind(
      "constraintConstant", .stops, "NSLayoutConstraint throws \"constant is not finite! That's illegal.\""),
    DiagnosticKind(
      "constraintPriority", .stops,
      "NSLayoutConstraint throws \"It's illegal to set priority\" for values outside 0...1000."),
    DiagnosticKind(
      "constraintRequiredChange", .logged, "Early versions of UIKit throw an exception; current versions do not."),
    DiagnosticKind(
      "constraintMeaningless", .stops,
      "NSLayoutConstraint throws NSInvalidArgumentException for an invalid pairing of attributes."),
    DiagnosticKind(
      "constraintItemGone", .stops,
      "NSLayoutConstraint throws NSGenericException, because the items have no common ancestor."),
    DiagnosticKind(
      "noCommonAncestor", .stops,
      "NSLayoutConstraint throws NSGenericException, because the items have no common ancestor."),
    DiagnosticKind(
      "unsatisfiableConstraints", .logged,
      "UIKit logs \"Unable to simultaneously satisfy constraints\" and breaks one of the constraints."),
    DiagnosticKind(
      "visualFormat", .stops,
      "NSLayoutConstraint throws NSInvalidArgumentException with \"Unable to parse constraint format\"."),
    DiagnosticKind("fittingSize", .logged, "UIKit returns a size without reporting the NaN."),
    DiagnosticKind(
      "stackIndex", .stops, "UIStackView throws NSInternalInconsistencyException for an index out of bounds."),
    DiagnosticKind(
      "stackSpacing", .stops,
      "UIKit creates a constraint for the spacing, and NSLayoutConstraint throws for an invalid constant."),
    // MARK: Controls, text and menus
    DiagnosticKind("sliderValue", .logged, "UISlider clamps the value."),
    DiagnosticKind("sheetCornerRadius", .logged, "UIKit accepts any number."),
    DiagnosticKind("stepperValue", .stops, "UIStepper throws for steps that are not positive."),
    DiagnosticKind("pickerIndex", .logged, "UIPickerView selects nothing for a component or row that does not exist."),
    DiagnosticKind("pickerMetrics", .logged, "UIPickerView displays nothing for invalid counts and sizes."),
    DiagnosticKind(
      "datePickerValue", .logged,
      "UIDatePicker ignores intervals that do not divide an hour evenly. Sprung also limits the range of dates."),
    DiagnosticKind("progressValue", .logged, "UIProgressView clamps the value."),
    DiagnosticKind("feedbackIntensity", .logged, "UIFeedbackGenerator clamps the intensity."),
    DiagnosticKind(
      "segmentIndex", .stops, "UISegmentedControl throws NSRangeException for a segment that does not exist."),
    DiagnosticKind(
      "segmentItem", .stops, "UISegmentedControl throws NSInvalidArgumentException for items of other classes."),
    DiagnosticKind("textEditCut", .logged, "The host's edit is discarded."),
    DiagnosticKind(
      "pointerRegion", .logged,
      "UIPointerRegion accepts any rectangle, but the pointer never enters an invalid region."),
    DiagnosticKind("menuTarget", .logged, "UIMenuController does not show a menu without a valid target rectangle."),
    DiagnosticKind("menuWithoutResponder", .logged, "UIMenuController does not show a menu without a first responder."),
    DiagnosticKind(
      "previewWithoutPlace", .stops,
      "UITargetedPreview throws NSInvalidArgumentException for a view outside a window."),
    DiagnosticKind("accessibilityArgument", .logged, "UIAccessibility ignores arguments of other classes."),
    // MARK: Gestures and selectors
    DiagnosticKind(
      "gestureState", .logged, "UIGestureRecognizer ignores invalid state transitions."),
    DiagnosticKind(
      "touchIndex", .stops, "UIGestureRecognizer throws NSRangeException for a touch that does not exist."),
    DiagnosticKind("pinchScale", .logged, "UIPinchGestureRecognizer accepts any number."),
    DiagnosticKind("rotation", .logged, "UIRotationGestureRecognizer accepts any number."),
    DiagnosticKind("pressDuration", .logged, "UILongPressGestureRecognizer accepts any number."),
    DiagnosticKind(
      "scrollPanDelegate", .stops,
      "UIScrollView throws \"built-in pan gesture recognizer must have its scroll view as its delegate\"."),
    DiagnosticKind("selectorTarget", .stops, "Objective-C throws \"unrecognized selector sent to instance\"."),
    DiagnosticKind("selectorUnknown", .stops, "Objective-C throws \"unrecognized selector sent to instance\"."),
    DiagnosticKind("unknownSelector", .stops, "Objective-C throws \"unrecognized selector sent to instance\"."),
    DiagnosticKind("endIgnoring", .logged, "UIApplication logs the unbalanced call."),
    // MARK: Key-value observing
    DiagnosticKind(
      "notObservable", .logged, "Key-value observing sends no notifications for a property that is not observable."),
    DiagnosticKind(
      "observerNotRegistered", .stops, "NSObject throws NSRangeException with \"not registered as an observer\"."),
    DiagnosticKind(
      "unhandledChange", .stops,
      "NSObject throws NSInternalInconsistencyException with \"message was received but not handled\"."),
    DiagnosticKind("unknownKey", .stops, "NSObject throws NSUnknownKeyException."),
    // MARK: Controllers and presentation
    DiagnosticKind(
      "alertAction", .stops,
      "UIAlertController throws for a second cancel action, and for a preferred action that was not added."),
    DiagnosticKind(
      "duplicateAlertAction", .logged, "Apple does not document an exception for an action that is added twice."),
    DiagnosticKind("alertTextField", .stops, "UIAlertController throws if a text field is added to an action sheet."),
    DiagnosticKind(
      "alreadyPresenting", .logged,
      "UIKit logs \"Attempt to present … which is already presenting\" and presents nothing."),
    DiagnosticKind(
      "presentOutsideWindow", .logged,
      "UIKit logs \"whose view is not in the window hierarchy\" and presents nothing."),
    DiagnosticKind(
      "popoverWithoutSource", .stops,
      "UIKit throws \"should have a non-nil sourceView or barButtonItem set before the presentation occurs\"."),
    DiagnosticKind("hostRequest", .logged, "Apple's platforms always support these requests."),
    DiagnosticKind(
      "notificationTrigger", .stops,
      "UserNotifications throws \"time interval must be at least 60 if repeating\", or if the interval is 0 or less."),
    DiagnosticKind("presentationStyle", .logged, "UIKit uses another style."),
    DiagnosticKind("presentedChild", .stops, "UIKit throws for a controller that is both presented and a child."),
    DiagnosticKind(
      "presentedTwice", .stops,
      "UIKit throws \"Application tried to present modally a view controller that is already being presented\"."),
    DiagnosticKind(
      "presentedAboveDismissed", .logged,
      "UIKit logs \"Attempt to present … while a presentation is in progress\", or dismisses both controllers."),
    DiagnosticKind(
      "presentsItself", .stops, "UIKit throws \"Application tried to present modal view controller on itself\"."),
    DiagnosticKind("controllerCycle", .stops, "UIKit throws NSInvalidArgumentException for a cycle of controllers."),
    DiagnosticKind(
      "navigationTwice", .stops,
      "UIKit throws \"Pushing the same view controller instance more than once is not supported\"."),
    DiagnosticKind("nestedNavigation", .stops, "UIKit throws \"Pushing a navigation controller is not supported\"."),
    DiagnosticKind("navigationOfStranger", .stops, "UIKit throws if a presented controller is pushed."),
    DiagnosticKind(
      "notOnNavigationStack", .stops, "UIKit throws \"Tried to pop to a view controller that doesn't exist\"."),
    DiagnosticKind(
      "pageControllers", .stops,
      "UIPageViewController throws NSInvalidArgumentException for a wrong number of controllers."),
    DiagnosticKind(
      "tabController", .stops,
      "UITabBarController throws for duplicates and for a selected controller that it does not contain."),
    DiagnosticKind(
      "navigationWithoutEnd", .stops,
      "UINavigationController changes its stack endlessly, or overflows the call stack."),
    DiagnosticKind(
      "pagesWithoutEnd", .stops, "UIPageViewController sets pages endlessly, or overflows the call stack."),
    DiagnosticKind("tabsWithoutEnd", .stops, "UITabBarController overflows the call stack."),
    DiagnosticKind(
      "splitController", .stops,
      "UISplitViewController throws for columns that its style does not support, and for controllers that are in use."),
    DiagnosticKind("splitWidth", .logged, "UISplitViewController ignores an invalid width."),
    DiagnosticKind(
      "splitWithoutEnd", .stops, "UISplitViewController changes columns endlessly, or overflows the call stack."),
    DiagnosticKind("tabIndex", .logged, "UITabBarController ignores an index out of range."),
    DiagnosticKind("tabItem", .stops, "UITabBar throws for an item that it does not contain."),
    DiagnosticKind("noView", .stops, "UIKit throws if loadView() does not set the view."),
    DiagnosticKind("noTable", .stops, "UITableViewController throws if its view is not a table view."),
    DiagnosticKind(
      "transitionOfStrangers", .stops,
      "UIKit throws if the children in transition(from:to:) do not have a common parent."),
    DiagnosticKind("transitionCompletedTwice", .silent, "UIKit ignores a second call to completeTransition(_:)."),
    DiagnosticKind(
      "transitionNeverCompleted", .logged, "UIKit silently remains in the transition. Sprung ends the transition."),
    DiagnosticKind("transitionWithoutView", .logged, "UIKit silently displays an empty container."),
    DiagnosticKind("storyboard", .stops, "UIKit throws if the storyboard or the controller does not exist."),
    DiagnosticKind("storyboardSegue", .stops, "UIKit throws if the controller has no segue with the identifier."),
    DiagnosticKind(
      "layoutNavigation", .stops,
      "UIKit throws if useLayoutToLayoutNavigationTransitions is not used as documented."),
    // MARK: Application and scenes
    DiagnosticKind(
      "applicationDelegateClass", .stops,
      "UIApplicationMain throws \"Unable to instantiate the UIApplication delegate instance\"."),
    DiagnosticKind(
      "applicationDelegateName", .stops,
      "UIApplicationMain throws \"Unable to instantiate the UIApplication delegate instance\"."),
    DiagnosticKind("principalClass", .logged, "Sprung uses UIApplication instead."),
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
      "attributesGeometry", .stops, "CALayer throws CALayerInvalidGeometry when invalid attributes are applied."),
    DiagnosticKind("attributesCopy", .logged, "UIKit silently loses properties that are not copied."),
    DiagnosticKind("attributesEquality", .logged, "UIKit silently continues to use the old attributes."),
    DiagnosticKind(
      "contentSize", .stops, "CALayer throws CALayerInvalidGeometry for a content size that is not finite."),
    DiagnosticKind("negativeCount", .stops, "UICollectionView throws for a negative count."),
    DiagnosticKind(
      "sectionOutOfRange", .stops,
      "UICollectionView throws NSInternalInconsistencyException for a section that does not exist."),
    DiagnosticKind(
      "itemOutOfRange", .stops, "UICollectionView and UITableView throw for an index path that does not exist."),
    DiagnosticKind("indexPathTooShort", .stops, "UIKit throws for index paths that do not have two indexes."),
    DiagnosticKind("scrollPosition", .stops, "UICollectionView throws for conflicting scroll positions."),
    DiagnosticKind(
      "invalidUpdate", .stops,
      "UICollectionView throws NSInternalInconsistencyException with \"Invalid batch updates detected\"."),
    DiagnosticKind(
      "updateInsideCallback", .stops, "UICollectionView throws if an update starts during its layout."),
    DiagnosticKind("endUpdates", .stops, "UITableView throws for endUpdates() without beginUpdates()."),
    DiagnosticKind("layoutNeverSettles", .stops, "UICollectionView throws \"is stuck in its update/layout loop\"."),
    DiagnosticKind("selfSizingNeverSettles", .stops, "UICollectionView throws \"is stuck in its update/layout loop\"."),
    DiagnosticKind("dequeuedTwice", .stops, "UICollectionView throws \"dequeued more than one view\"."),
    DiagnosticKind(
      "foreignView", .stops, "UICollectionView throws \"was not retrieved by calling dequeueReusableCell\"."),
    DiagnosticKind(
      "reconfiguredCell", .stops,
      "UICollectionView throws unless the existing cell is returned for a reconfigured item."),
    DiagnosticKind(
      "unregisteredIdentifier", .stops,
      "UICollectionView and UITableView throw \"unable to dequeue a cell with identifier\"."),
    DiagnosticKind(
      "unregisteredDecoration", .stops, "UICollectionView throws \"could not dequeue a decoration view\"."),
    DiagnosticKind("wrongViewClass", .stops, "UIKit throws if a class of the wrong type is registered."),
    DiagnosticKind("missingCell", .stops, "UIKit throws if the data source returns no cell for an item."),
    DiagnosticKind("noCell", .stops, "UIKit throws if a cell provider returns nil."),
    DiagnosticKind(
      "missingSupplementaryView", .stops,
      "UIKit throws if the data source returns no view for a supplementary element."),
    DiagnosticKind(
      "noSupplementaryView", .stops, "UIKit throws if a diffable data source has no supplementary view provider."),
    DiagnosticKind("missingMove", .logged, "UICollectionView silently ends the reordering."),
    DiagnosticKind("moveItem", .stops, "UICollectionView throws for a data source whose counts do not match the move."),
    DiagnosticKind(
      "missingSection", .stops, "UIKit throws if the section provider of a compositional layout returns nil."),
    DiagnosticKind(
      "compositionalNumber", .logged,
      "Apple does not document an exception. Sprung replaces invalid numbers with 0 or 1."),
    DiagnosticKind(
      "configurationNumber", .logged, "Apple does not document an exception. Sprung replaces invalid numbers with 0."),
    DiagnosticKind("foreignConfiguration", .logged, "UIKit keeps the previous configuration."),
    DiagnosticKind("flowMetrics", .stops, "UICollectionViewFlowLayout throws for negative sizes."),
    DiagnosticKind(
      "flowItemTooLong", .logged,
      "UICollectionViewFlowLayout logs \"the item width must be less than the width of the UICollectionView\"."),
    DiagnosticKind("tableMetrics", .logged, "UITableView uses its default height."),
    DiagnosticKind("indexTitle", .logged, "UIKit does not scroll to an index path that does not exist."),
    DiagnosticKind("nib", .stops, "UINib throws \"Could not load NIB in bundle\"."),
    DiagnosticKind(
      "interactiveTransition", .stops,
      "UICollectionView throws for a transition that is not prepared, and for a second transition."),
    DiagnosticKind("transitionLayout", .stops, "UICollectionView throws for a transition layout that is in use."),
    DiagnosticKind("transitionProgress", .logged, "UICollectionViewTransitionLayout accepts any number."),
    DiagnosticKind("animatedKey", .logged, "UICollectionViewTransitionLayout accepts any number."),
    DiagnosticKind(
      "dropDestination", .stops, "UICollectionView throws for an index path that is not in the data source."),
    DiagnosticKind(
      "placeholderCommit", .stops,
      "UICollectionView throws for a data source whose counts do not match the insertion."),
    DiagnosticKind(
      "placeholderPlace", .stops, "UICollectionView throws for an index path that is not in the data source."),
    // MARK: Diffable data sources
    DiagnosticKind(
      "duplicateIdentifier", .stops, "NSDiffableDataSourceSnapshot throws for identifiers that are not unique."),
    DiagnosticKind(
      "snapshot", .stops, "NSDiffableDataSourceSnapshot throws for a call that is invalid for its sections."),
    DiagnosticKind(
      "snapshotIdentifier", .stops,
      "NSDiffableDataSourceSnapshot throws for an identifier that it does not contain."),
    DiagnosticKind(
      "noItem", .stops, "Diffable data sources throw if a cell is requested for an index path outside the snapshot."),
    // MARK: Scrolling
    DiagnosticKind("zoomScale", .logged, "UIScrollView silently clamps the scale."),
    // MARK: Dynamics
    DiagnosticKind(
      "behaviorCycle", .stops, "UIDynamicBehavior throws for a behavior that occurs at two levels of a hierarchy."),
    DiagnosticKind(
      "behaviorInUse", .stops, "UIDynamicAnimator throws for a behavior that occurs at two levels of a hierarchy."),
    DiagnosticKind("duplicateItem", .stops, "UIDynamicAnimator throws for two equal items that are different objects."),
    DiagnosticKind(
      "duplicateIndexPaths", .logged,
      "remapIndexPaths is an addition in Sprung. It removes the bodies of later items with the same index path."),
    DiagnosticKind("duplicateMember", .silent, "Apple does not document an exception for a duplicate member."),
    DiagnosticKind("emptyGroup", .logged, "Apple does not document an exception for an empty group."),
    DiagnosticKind("nestedGroup", .stops, "UIDynamicItemGroup throws for a group as a member."),
    DiagnosticKind("groupMember", .stops, "UIDynamicAnimator throws for an item that is also a member of a group."),
    DiagnosticKind("emptyBoundary", .logged, "A path without lines does not collide with anything."),
    DiagnosticKind(
      "emptyCollisionPath", .logged, "Apple does not document an exception for a collision path without an area."),
    DiagnosticKind(
      "concaveCollisionPath", .logged,
      "Apple documents that collision paths must be convex, but does not document an exception."),
    DiagnosticKind(
      "unusableCollisionPath", .logged,
      "Apple documents that collision paths must not intersect themselves, but does not document an exception."),
    DiagnosticKind(
      "externalMove", .logged,
      "UIKit Dynamics does not detect the change. Apple documents updateItem(usingCurrentState:) for this purpose."),
    DiagnosticKind(
      "foreignItem", .stops, "UIDynamicAnimator throws if the view is not a descendant of the reference view."),
    DiagnosticKind(
      "foreignSnapshot", .stops, "Sprung's API requires that a snapshot is restored in the animator that created it."),
    DiagnosticKind("invalidSize", .stops, "UIDynamicAnimator throws \"Invalid size {0, 0} for item\"."),
    DiagnosticKind("lostItem", .logged, "UIKit Dynamics simulates a lost item forever."),
    DiagnosticKind("selfAttachment", .logged, "Apple does not document an exception. The attachment has no effect."),
    DiagnosticKind(
      "twoAnimators", .logged,
      "Apple documents that an item belongs to one animator, but does not document an exception."),
    DiagnosticKind("unannouncedItem", .logged, "UIDynamicAnimator ignores an item that no behavior contains."),
    DiagnosticKind("unknownItem", .stops, "UIDynamicItemBehavior throws for an item that it does not contain."),
    DiagnosticKind("unreasonableCenter", .stops, "UIDynamicAnimator throws for a center that is not finite."),
    DiagnosticKind("unreasonableTransform", .logged, "UIKit Dynamics uses a rotation of 0 for an invalid transform."),
    DiagnosticKind("wrongRange", .logged, "Apple does not document an exception for an invalid range."),
    DiagnosticKind("zeroAxis", .logged, "Apple does not document an exception for an axis without a direction."),
    DiagnosticKind("anchoredJoint", .logged, "A joint has no effect while both of its ends are anchored."),
    DiagnosticKind(
      "contradictoryJoints", .logged, "Contradictory joints are allowed, but not all of them can be satisfied."),
    // MARK: SprungPhysics
    DiagnosticKind("brokenStore", .stops, "Validation has detected a bug in Sprung."),
    DiagnosticKind("fieldKind", .stops, "SprungPhysics does not support changing the kind of a field."),
    DiagnosticKind("fieldWithoutForce", .stops, "SprungPhysics requires a force function for each custom field."),
    DiagnosticKind("jointEnds", .stops, "SprungPhysics does not support changing the bodies of a joint."),
    DiagnosticKind(
      "lateRecording", .stops, "SprungPhysics can record a world only from the beginning of its simulation."),
    DiagnosticKind("nestedAdvance", .stops, "SprungPhysics does not allow a force function to advance the world."),
    DiagnosticKind("nestedRestore", .stops, "SprungPhysics does not allow a force function to restore the world."),
    DiagnosticKind("nestedSnapshot", .stops, "SprungPhysics does not allow a force function to take a snapshot."),
    DiagnosticKind("reservedTag", .stops, "SprungPhysics uses the tag Int32.min for frames."),
    DiagnosticKind("selfJoint", .stops, "SprungPhysics requires two different bodies for a joint."),
    DiagnosticKind("unknownBody", .stops, "SprungPhysics requires the identifier of an existing body."),
    DiagnosticKind("unknownBoundarySet", .stops, "SprungPhysics requires the identifier of an existing boundary set."),
    DiagnosticKind("unknownField", .stops, "SprungPhysics requires the identifier of an existing field."),
    DiagnosticKind("unknownJoint", .stops, "SprungPhysics requires the identifier of an existing joint."),
    DiagnosticKind("unknownSpring", .stops, "SprungPhysics requires the identifier of an existing spring."),
    DiagnosticKind("unreasonableForce", .stops, "SprungPhysics requires finite forces."),
    DiagnosticKind("unreasonableState", .stops, "SprungPhysics requires that the state of a body is finite."),
    DiagnosticKind("unreasonableValue", .stops, "SprungPhysics requires numbers that are finite and within a limit."),
    DiagnosticKind("notANumberInHash", .stops, "Sprung's hashes must be the same on every machine."),
    // MARK: Hosts
    DiagnosticKind("inboxTruncated", .stops, "The host protocol requires whole records."),
    DiagnosticKind("inputNotFinite", .stops, "The host protocol requires finite coordinates."),
    DiagnosticKind("stageFrameNotOpen", .stops, "The host protocol requires that records are written inside a frame."),
    DiagnosticKind(
      "stageGradientStops", .stops, "The host protocol requires that the number of stops matches the declared count."),
    DiagnosticKind("stageImageTooLarge", .stops, "The host protocol limits the size of images."),
    DiagnosticKind("stageRequestTooLarge", .logged, "The host protocol limits the size of the files in a request."),
    DiagnosticKind("stageNumberNotFinite", .stops, "The host protocol requires finite numbers."),
    DiagnosticKind("stageTextTooLong", .stops, "The host protocol limits the length of text."),
    DiagnosticKind("unreadableFrame", .stops, "Sprung's own hosts send only frames that can be decoded."),
  ]
}
