// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Not in the browser.
  @available(*, unavailable, message: "no files in the browser build; keep what must last in UserDefaults")
  public enum FileManager {}

  /// Not in the browser.
  @available(*, unavailable, message: "the browser build loads nothing; hand in what is shown")
  public enum URLSession {}

  /// Not in the browser.
  @available(*, unavailable, message: "a browser page has one thread")
  public enum Thread {}

  /// Not in the browser.
  @available(*, unavailable, message: "a browser page has one thread and needs no lock")
  public enum NSLock {}
#endif
