// SPDX-License-Identifier: MIT

extension ObjectWriter {
  /// Sets the style and mode of a date picker. Call this before setting the frame, because they change the picker's
  /// size.
  func write(styleOfDatePicker element: InterfaceElement, _ name: String) {
    guard element.name == "datePicker" else { return }
    if let style = element["style"], style != "automatic" {
      lines.append("\(name).preferredDatePickerStyle = .\(style)")
    }
    if let mode = element["datePickerMode"] { lines.append("\(name).datePickerMode = .\(mode)") }
  }

  /// Sets the locale, limits and date of a date picker. The order ensures that no setter changes a previously set
  /// value.
  func write(datesOf element: InterfaceElement, _ name: String) {
    guard element.name == "datePicker" else { return }
    if let locale = element.child("locale", key: "locale")?["localeIdentifier"] {
      lines.append("\(name).locale = Locale(identifier: \(InterfaceValue.text(locale)))")
    }
    if let zone = element.child("timeZone", key: "timeZone")?["name"] {
      lines.append("\(name).timeZone = TimeZone(identifier: \(InterfaceValue.text(zone)))")
    }
    for key in ["minimumDate", "maximumDate", "date"] where key != "date" || element["useCurrentDate"] != "YES" {
      guard let seconds = element.child("date", key: key)?["timeIntervalSinceReferenceDate"], Double(seconds) != nil
      else {
        continue
      }
      lines.append("\(name).\(key) = Date(timeIntervalSinceReferenceDate: \(seconds))")
    }
    if let duration = element["countDownDuration"], Double(duration) != nil {
      lines.append("\(name).countDownDuration = \(duration)")
    }
  }
}
