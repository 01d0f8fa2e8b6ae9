// SPDX-License-Identifier: MIT
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Returns the number of blocks that the current thread has requested from the heap since it started, freed or not.
///
/// In a program that links this target, `malloc` and related functions are counted. Each thread has its own count, so tests that run
/// in parallel do not affect one another. The count is always 0 in builds with a sanitizer or without glibc.
long allocationCount(void);

/// Returns whether allocations are counted in this build.
_Bool countsAllocations(void);

#endif
