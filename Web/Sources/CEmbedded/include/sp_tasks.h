// SPDX-License-Identifier: MIT

#ifndef SP_TASKS_H
#define SP_TASKS_H

// The runtime of `await` on a single thread: contexts with the variables of functions, and functions that await a
// value. Only the WebAssembly build uses it; natively, Swift's own library does this.

/// Calls an `async` function without parameters and result. The function is given as the two words of a Swift closure.
/// When it returns, `ended` is called with `owner`, possibly before this function returns.
void sp_task_start(const void *function, void *context, void (*ended)(void *owner), void *owner);

/// Returns the address for the value of an awaiting function. Write the value before calling `sp_continuation_resume`.
void *sp_continuation_result(void *continuation);

/// Reports that the value is available. Returns 1 if the function is already suspended, so that `sp_continuation_run`
/// must be called. Returns 0 if it is not suspended yet and continues without a call.
int sp_continuation_resume(void *continuation);

/// Resumes a suspended function.
void sp_continuation_run(void *continuation);

#endif
