// SPDX-License-Identifier: MIT

/// A key identified by its position. The raw values are the usage IDs of the USB standard (HID Usage Tables, page 7).
///
/// Differs from Apple: hosts report the meanings of keys, so the positions are those on a US keyboard. Keypad keys are
/// reported as keys of the main keyboard, and modifier keys as those on the left side.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are pressed.
  case keyboardErrorRollOver = 0x01
  /// The keyboard failed its self-test.
  case keyboardPOSTFail = 0x02
  /// Another keyboard error.
  case keyboardErrorUndefined = 0x03
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The digit 1.
  case keyboard1 = 0x1E
  /// The digit 2.
  case keyboard2 = 0x1F
  /// The digit 3.
  case keyboard3 = 0x20
  /// The digit 4.
  case keyboard4 = 0x21
  /// The digit 5.
  case keyboard5 = 0x22
  /// The digit 6.
  case keyboard6 = 0x23
  /// The digit 7.
  case keyboard7 = 0x24
  /// The digit 8.
  case keyboard8 = 0x25
  /// The digit 9.
  case keyboard9 = 0x26
  /// The digit 0.
  case keyboard0 = 0x27
  /// Return or Enter on the main keyboard.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// Hyphen.
  case keyboardHyphen = 0x2D
  /// Equal sign.
  case keyboardEqualSign = 0x2E
  /// Open bracket.
  case keyboardOpenBracket = 0x2F
  /// Close bracket.
  case keyboardCloseBracket = 0x30
  /// Backslash.
  case keyboardBackslash = 0x31
  /// The pound key of non-US keyboards.
  case keyboardNonUSPound = 0x32
  /// Semicolon.
  case keyboardSemicolon = 0x33
  /// Quotation mark.
  case keyboardQuote = 0x34
  /// Grave accent and tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma.
  case keyboardComma = 0x36
  /// Period.
  case keyboardPeriod = 0x37
  /// Slash.
  case keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// The key F1.
  case keyboardF1 = 0x3A
  /// The key F2.
  case keyboardF2 = 0x3B
  /// The key F3.
  case keyboardF3 = 0x3C
  /// The key F4.
  case keyboardF4 = 0x3D
  /// The key F5.
  case keyboardF5 = 0x3E
  /// The key F6.
  case keyboardF6 = 0x3F
  /// The key F7.
  case keyboardF7 = 0x40
  /// The key F8.
  case keyboardF8 = 0x41
  /// The key F9.
  case keyboardF9 = 0x42
  /// The key F10.
  case keyboardF10 = 0x43
  /// The key F11.
  case keyboardF11 = 0x44
  /// The key F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Forward Delete.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// The right arrow.
  case keyboardRightArrow = 0x4F
  /// The left arrow.
  case keyboardLeftArrow = 0x50
  /// The down arrow.
  case keyboardDownArrow = 0x51
  /// The up arrow.
  case keyboardUpArrow = 0x52
  /// Num Lock.
  case keypadNumLock = 0x53
  /// Slash on the keypad.
  case keypadSlash = 0x54
  /// Asterisk on the keypad.
  case keypadAsterisk = 0x55
  /// Hyphen on the keypad.
  case keypadHyphen = 0x56
  /// Plus on the keypad.
  case keypadPlus = 0x57
  /// Enter on the keypad.
  case keypadEnter = 0x58
  /// The digit 1 on the keypad.
  case keypad1 = 0x59
  /// The digit 2 on the keypad.
  case keypad2 = 0x5A
  /// The digit 3 on the keypad.
  case keypad3 = 0x5B
  /// The digit 4 on the keypad.
  case keypad4 = 0x5C
  /// The digit 5 on the keypad.
  case keypad5 = 0x5D
  /// The digit 6 on the keypad.
  case keypad6 = 0x5E
  /// The digit 7 on the keypad.
  case keypad7 = 0x5F
  /// The digit 8 on the keypad.
  case keypad8 = 0x60
  /// The digit 9 on the keypad.
  case keypad9 = 0x61
  /// The digit 0 on the keypad.
  case keypad0 = 0x62
  /// Period on the keypad.
  case keypadPeriod = 0x63
  /// The backslash key of non-US keyboards, between Shift and Z.
  case keyboardNonUSBackslash = 0x64
  /// The Application (menu) key.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal sign on the keypad.
  case keypadEqualSign = 0x67
  /// The key F13.
  case keyboardF13 = 0x68
  /// The key F14.
  case keyboardF14 = 0x69
  /// The key F15.
  case keyboardF15 = 0x6A
  /// The key F16.
  case keyboardF16 = 0x6B
  /// The key F17.
  case keyboardF17 = 0x6C
  /// The key F18.
  case keyboardF18 = 0x6D
  /// The key F19.
  case keyboardF19 = 0x6E
  /// The key F20.
  case keyboardF20 = 0x6F
  /// The key F21.
  case keyboardF21 = 0x70
  /// The key F22.
  case keyboardF22 = 0x71
  /// The key F23.
  case keyboardF23 = 0x72
  /// The key F24.
  case keyboardF24 = 0x73
  /// Execute.
  case keyboardExecute = 0x74
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7A
  /// Cut.
  case keyboardCut = 0x7B
  /// Copy.
  case keyboardCopy = 0x7C
  /// Paste.
  case keyboardPaste = 0x7D
  /// Find.
  case keyboardFind = 0x7E
  /// Mute.
  case keyboardMute = 0x7F
  /// Volume Up.
  case keyboardVolumeUp = 0x80
  /// Volume Down.
  case keyboardVolumeDown = 0x81
  /// Locking Caps Lock.
  case keyboardLockingCapsLock = 0x82
  /// Locking Num Lock.
  case keyboardLockingNumLock = 0x83
  /// Locking Scroll Lock.
  case keyboardLockingScrollLock = 0x84
  /// Comma on the keypad.
  case keypadComma = 0x85
  /// The equal sign of an AS/400 keypad.
  case keypadEqualSignAS400 = 0x86
  /// International key 1.
  case keyboardInternational1 = 0x87
  /// International key 2.
  case keyboardInternational2 = 0x88
  /// International key 3.
  case keyboardInternational3 = 0x89
  /// International key 4.
  case keyboardInternational4 = 0x8A
  /// International key 5.
  case keyboardInternational5 = 0x8B
  /// International key 6.
  case keyboardInternational6 = 0x8C
  /// International key 7.
  case keyboardInternational7 = 0x8D
  /// International key 8.
  case keyboardInternational8 = 0x8E
  /// International key 9.
  case keyboardInternational9 = 0x8F
  /// Language key 1.
  case keyboardLANG1 = 0x90
  /// Language key 2.
  case keyboardLANG2 = 0x91
  /// Language key 3.
  case keyboardLANG3 = 0x92
  /// Language key 4.
  case keyboardLANG4 = 0x93
  /// Language key 5.
  case keyboardLANG5 = 0x94
  /// Language key 6.
  case keyboardLANG6 = 0x95
  /// Language key 7.
  case keyboardLANG7 = 0x96
  /// Language key 8.
  case keyboardLANG8 = 0x97
  /// Language key 9.
  case keyboardLANG9 = 0x98
  /// Alternate Erase.
  case keyboardAlternateErase = 0x99
  /// System Request or Attention.
  case keyboardSysReqOrAttention = 0x9A
  /// Cancel.
  case keyboardCancel = 0x9B
  /// Clear.
  case keyboardClear = 0x9C
  /// Prior.
  case keyboardPrior = 0x9D
  /// Return.
  case keyboardReturn = 0x9E
  /// Separator.
  case keyboardSeparator = 0x9F
  /// Out.
  case keyboardOut = 0xA0
  /// Oper.
  case keyboardOper = 0xA1
  /// Clear or Again.
  case keyboardClearOrAgain = 0xA2
  /// CrSel or Props, a key of terminals.
  case keyboardCrSelOrProps = 0xA3
  /// ExSel, on terminals.
  case keyboardExSel = 0xA4
  /// Left Control.
  case keyboardLeftControl = 0xE0
  /// Left Shift.
  case keyboardLeftShift = 0xE1
  /// Left Option or Alt.
  case keyboardLeftAlt = 0xE2
  /// Left Command, Meta or Windows.
  case keyboardLeftGUI = 0xE3
  /// Right Control.
  case keyboardRightControl = 0xE4
  /// Right Shift.
  case keyboardRightShift = 0xE5
  /// Right Option or Alt.
  case keyboardRightAlt = 0xE6
  /// Right Command, Meta or Windows.
  case keyboardRightGUI = 0xE7
  /// Reserved. Sprung reports this usage for keys that do not exist on US keyboards.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case keyboard_Reserved = 0xFFFF
}
