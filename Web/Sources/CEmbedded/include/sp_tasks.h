// SPDX-License-Identifier: MIT

#ifndef SP_TASKS_H
#define SP_TASKS_H

// The runtime of `await` on a single thread. It manages suspended functions and the contexts that store the functions'
// local variables. Only the WebAssembly build uses this runtime. Native builds use Swift's own library.

/// Calls an `async` function without parameters or result. The function is passed as the two words of a Swift closure.
/// When the function returns, `ended` is called with `owner`. This can happen before `sp_task_start` returns.
void sp_task_start(const void *function, void *context, void (*ended)(void *owner), void *owner);

/// Returns the address at which to store the value for an awaiting function before calling `sp_continuation_resume`.
void *sp_continuation_result(void *continuation);

/// Reports that the value is available. Returns 1 if the function is already suspended, so that `sp_continuation_run`
/// must be called. Returns 0 if the function is not suspended yet and will continue without a call.
int sp_continuation_resume(void *continuation);

/// Resumes a suspended function.
void sp_continuation_run(void *continuation);

#endif
