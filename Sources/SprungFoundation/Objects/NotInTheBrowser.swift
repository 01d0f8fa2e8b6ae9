// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Unavailable in the browser.
  @available(*, unavailable, message: "no files in the browser build; keep what must last in UserDefaults")
  public enum FileManager {}

  /// Unavailable in the browser.
  @available(*, unavailable, message: "the browser build loads nothing; hand in what is shown")
  public enum URLSession {}

  /// Unavailable in the browser.
  @available(*, unavailable, message: "a browser page has one thread")
  public enum Thread {}

  /// Unavailable in the browser.
  @available(*, unavailable, message: "a browser page has one thread and needs no lock")
  public enum NSLock {}
#endif
