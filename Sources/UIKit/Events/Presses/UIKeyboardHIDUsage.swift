// SPDX-License-Identifier: MIT

/// A key by its position, with the numbers of the USB standard (HID Usage Tables, page 7).
///
/// Differs from Apple: hosts report keys by meaning. The position is that of an American keyboard, keys of a number pad count as those
/// of the main block, and modifiers as those on the left.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are down.
  case keyboardErrorRollOver = 0x01
  /// The keyboard failed its self-test.
  case keyboardPOSTFail = 0x02
  /// Another fault of the keyboard.
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
  /// The number sign of European keyboards.
  case keyboardNonUSPound = 0x32
  /// Semicolon.
  case keyboardSemicolon = 0x33
  /// Quote.
  case keyboardQuote = 0x34
  /// Grave accent and tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma.
  case keyboardComma = 0x36
  /// Period.
  case keyboardPeriod = 0x37
  /// Slash.
  case keyboardSlash = 0x38
  /// Caps lock.
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
  /// Print screen.
  case keyboardPrintScreen = 0x46
  /// Scroll lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page up.
  case keyboardPageUp = 0x4B
  /// The key that deletes forward.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page down.
  case keyboardPageDown = 0x4E
  /// The right arrow.
  case keyboardRightArrow = 0x4F
  /// The left arrow.
  case keyboardLeftArrow = 0x50
  /// The down arrow.
  case keyboardDownArrow = 0x51
  /// The up arrow.
  case keyboardUpArrow = 0x52
  /// Num lock.
  case keypadNumLock = 0x53
  /// Slash of the number pad.
  case keypadSlash = 0x54
  /// Asterisk of the number pad.
  case keypadAsterisk = 0x55
  /// Hyphen of the number pad.
  case keypadHyphen = 0x56
  /// Plus of the number pad.
  case keypadPlus = 0x57
  /// Enter of the number pad.
  case keypadEnter = 0x58
  /// The digit 1 of the number pad.
  case keypad1 = 0x59
  /// The digit 2 of the number pad.
  case keypad2 = 0x5A
  /// The digit 3 of the number pad.
  case keypad3 = 0x5B
  /// The digit 4 of the number pad.
  case keypad4 = 0x5C
  /// The digit 5 of the number pad.
  case keypad5 = 0x5D
  /// The digit 6 of the number pad.
  case keypad6 = 0x5E
  /// The digit 7 of the number pad.
  case keypad7 = 0x5F
  /// The digit 8 of the number pad.
  case keypad8 = 0x60
  /// The digit 9 of the number pad.
  case keypad9 = 0x61
  /// The digit 0 of the number pad.
  case keypad0 = 0x62
  /// Period of the number pad.
  case keypadPeriod = 0x63
  /// The key between Shift and Z of European keyboards.
  case keyboardNonUSBackslash = 0x64
  /// The key for menus.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal sign of the number pad.
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
  /// Volume up.
  case keyboardVolumeUp = 0x80
  /// Volume down.
  case keyboardVolumeDown = 0x81
  /// Locking caps lock.
  case keyboardLockingCapsLock = 0x82
  /// Locking num lock.
  case keyboardLockingNumLock = 0x83
  /// Locking scroll lock.
  case keyboardLockingScrollLock = 0x84
  /// Comma of the number pad.
  case keypadComma = 0x85
  /// The equal sign of an AS/400.
  case keypadEqualSignAS400 = 0x86
  /// Key 1 of international keyboards.
  case keyboardInternational1 = 0x87
  /// Key 2 of international keyboards.
  case keyboardInternational2 = 0x88
  /// Key 3 of international keyboards.
  case keyboardInternational3 = 0x89
  /// Key 4 of international keyboards.
  case keyboardInternational4 = 0x8A
  /// Key 5 of international keyboards.
  case keyboardInternational5 = 0x8B
  /// Key 6 of international keyboards.
  case keyboardInternational6 = 0x8C
  /// Key 7 of international keyboards.
  case keyboardInternational7 = 0x8D
  /// Key 8 of international keyboards.
  case keyboardInternational8 = 0x8E
  /// Key 9 of international keyboards.
  case keyboardInternational9 = 0x8F
  /// Key 1 for languages.
  case keyboardLANG1 = 0x90
  /// Key 2 for languages.
  case keyboardLANG2 = 0x91
  /// Key 3 for languages.
  case keyboardLANG3 = 0x92
  /// Key 4 for languages.
  case keyboardLANG4 = 0x93
  /// Key 5 for languages.
  case keyboardLANG5 = 0x94
  /// Key 6 for languages.
  case keyboardLANG6 = 0x95
  /// Key 7 for languages.
  case keyboardLANG7 = 0x96
  /// Key 8 for languages.
  case keyboardLANG8 = 0x97
  /// Key 9 for languages.
  case keyboardLANG9 = 0x98
  /// Alternate erase.
  case keyboardAlternateErase = 0x99
  /// System request or attention.
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
  /// Clear or again.
  case keyboardClearOrAgain = 0xA2
  /// Select or properties of terminals.
  case keyboardCrSelOrProps = 0xA3
  /// Extended select of terminals.
  case keyboardExSel = 0xA4
  /// Left control.
  case keyboardLeftControl = 0xE0
  /// Left shift.
  case keyboardLeftShift = 0xE1
  /// The left option or alt key.
  case keyboardLeftAlt = 0xE2
  /// The left command, meta or Windows key.
  case keyboardLeftGUI = 0xE3
  /// Right control.
  case keyboardRightControl = 0xE4
  /// Right shift.
  case keyboardRightShift = 0xE5
  /// The right option or alt key.
  case keyboardRightAlt = 0xE6
  /// The right command, meta or Windows key.
  case keyboardRightGUI = 0xE7
  /// Reserved; ours for a key of no American keyboard.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case keyboard_Reserved = 0xFFFF
}
