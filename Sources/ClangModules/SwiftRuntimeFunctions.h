// SPDX-License-Identifier: MIT

#pragma once

/// Retains an object and returns it, or returns a null pointer if the object's release has begun. The memory of the object must be held,
/// as by an unowned reference. Swift reads `weak` variables with it; it is a part of the runtime's stable interface.
void *_Nullable swift_tryRetain(void *_Nonnull object);
