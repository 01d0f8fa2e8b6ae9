// SPDX-License-Identifier: MIT

// Names of notifications, and of what they bring, from before Swift 4.2.

#if !hasFeature(Embedded)
  extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIResponder.keyboardWillShowNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    nonisolated public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIResponder.keyboardDidShowNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    nonisolated public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIResponder.keyboardWillHideNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    nonisolated public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIResponder.keyboardDidHideNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    nonisolated public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIResponder.keyboardWillChangeFrameNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    nonisolated public static var UIKeyboardWillChangeFrame: NSNotification.Name {
      UIResponder.keyboardWillChangeFrameNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIResponder.keyboardDidChangeFrameNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    nonisolated public static var UIKeyboardDidChangeFrame: NSNotification.Name {
      UIResponder.keyboardDidChangeFrameNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.didFinishLaunchingNotification`.
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    nonisolated public static var UIApplicationDidFinishLaunching: NSNotification.Name {
      UIApplication.didFinishLaunchingNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.didBecomeActiveNotification`.
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    nonisolated public static var UIApplicationDidBecomeActive: NSNotification.Name {
      UIApplication.didBecomeActiveNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.willResignActiveNotification`.
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    nonisolated public static var UIApplicationWillResignActive: NSNotification.Name {
      UIApplication.willResignActiveNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.didEnterBackgroundNotification`.
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    nonisolated public static var UIApplicationDidEnterBackground: NSNotification.Name {
      UIApplication.didEnterBackgroundNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.willEnterForegroundNotification`.
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    nonisolated public static var UIApplicationWillEnterForeground: NSNotification.Name {
      UIApplication.willEnterForegroundNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.willTerminateNotification`.
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    nonisolated public static var UIApplicationWillTerminate: NSNotification.Name {
      UIApplication.willTerminateNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIApplication.didReceiveMemoryWarningNotification`.
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    nonisolated public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
      UIApplication.didReceiveMemoryWarningNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIDevice.orientationDidChangeNotification`.
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    nonisolated public static var UIDeviceOrientationDidChange: NSNotification.Name {
      UIDevice.orientationDidChangeNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UITextField.textDidChangeNotification`.
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    nonisolated public static var UITextFieldTextDidChange: NSNotification.Name {
      UITextField.textDidChangeNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UITextField.textDidBeginEditingNotification`.
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    nonisolated public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
      UITextField.textDidBeginEditingNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UITextField.textDidEndEditingNotification`.
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    nonisolated public static var UITextFieldTextDidEndEditing: NSNotification.Name {
      UITextField.textDidEndEditingNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UITextView.textDidChangeNotification`.
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    nonisolated public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Old spelling of `UIContentSizeCategory.didChangeNotification`.
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    nonisolated public static var UIContentSizeCategoryDidChange: NSNotification.Name {
      UIContentSizeCategory.didChangeNotification
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `UIResponder.keyboardFrameBeginUserInfoKey`.
  @available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
  nonisolated public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `UIResponder.keyboardFrameEndUserInfoKey`.
  @available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
  nonisolated public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `UIResponder.keyboardAnimationDurationUserInfoKey`.
  @available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
  nonisolated public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `UIResponder.keyboardAnimationCurveUserInfoKey`.
  @available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
  nonisolated public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
#endif
