// SPDX-License-Identifier: MIT

// The modules whose names sources import beside UIKit, or instead of it: that this file compiles is their test.
import CoreFoundation
import CoreGraphics
import CoreText
import MobileCoreServices
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UniformTypeIdentifiers
