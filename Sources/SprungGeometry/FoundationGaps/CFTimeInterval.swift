// SPDX-License-Identifier: MIT

/// A time interval in seconds, under its Core Animation name.
public typealias CFTimeInterval = Double
