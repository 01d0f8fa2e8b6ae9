// SPDX-License-Identifier: MIT

import SprungStage

/// The button in a text field that clears it.
///
/// Tab passes it by: it shows only while the field is edited, and editing ends when the focus goes elsewhere, so that the
/// button would vanish under the focus and hand it back to the field for ever.
final class ClearButton: UIButton {
  package override var stageAccessibility: StageAccessibility? {
    var result = super.stageAccessibility
    result?.state.remove(.focusable)
    return result
  }
}
