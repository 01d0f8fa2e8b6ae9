// SPDX-License-Identifier: MIT

#ifndef SP_TASKS_H
#define SP_TASKS_H

// The runtime of `await` in a single thread: contexts that store the variables of functions, and functions that wait for a
// value. Only the WebAssembly build has it; natively Swift's own library does this.

/// Calls an `async` function without parameters and result, given as the two words of a Swift closure. `ended` is called with `owner`
/// when it returns, which may be before this does.
void sp_task_start(const void *function, void *context, void (*ended)(void *owner), void *owner);

/// Where a function that waits expects its value. The value is written there before `sp_continuation_resume`.
void *sp_continuation_result(void *continuation);

/// Reports that the value is available. Returns 1 if the function already waits and `sp_continuation_run` must be called, 0 if it does not
/// wait yet and will continue without a call.
int sp_continuation_resume(void *continuation);

/// Resumes a waiting function.
void sp_continuation_run(void *continuation);

#endif
