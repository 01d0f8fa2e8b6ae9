// SPDX-License-Identifier: MIT

import Foundation
import SprungWindow

exit(WindowProgram.run(Array(CommandLine.arguments.dropFirst())))
