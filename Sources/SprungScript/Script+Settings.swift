// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// The settings that precede the first frame: the safe area of the script's device, and the recorded settings of the
  /// host, such as the appearance and the text size. The application knows them when it launches.
  public var settings: [InputEvent] {
    var settings = device == nil ? [] : [InputEvent(.safeArea, identifier: 1, milliseconds: 0)]
    for line in lines {
      guard case .event(let event) = line.step else { break }
      if event.kind.isSetting { settings.append(event) }
    }
    return settings
  }
}
