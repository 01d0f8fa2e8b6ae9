// SPDX-License-Identifier: MIT

// The modules that sources can import in addition to UIKit or instead of it. This file compiles only if all of them
// exist.
import CoreFoundation
import CoreGraphics
import CoreText
import MobileCoreServices
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UniformTypeIdentifiers
