// SPDX-License-Identifier: MIT

#ifndef SP_TASKS_H
#define SP_TASKS_H

// What functions that say `await` need at run time, where there is one thread: room for their variables, and functions that wait for a
// value. Only what compiles for WebAssembly has it; natively Swift's own library does this.

/// Calls an `async` function without parameters and result, given as the two words of a Swift closure. `ended` is called with `owner`
/// when it returns, which may be before this does.
void sp_task_start(const void *function, void *context, void (*ended)(void *owner), void *owner);

/// Where a function that waits expects its value. The value is written there before `sp_continuation_resume`.
void *sp_continuation_result(void *continuation);

/// Says that the value is there. Returns 1 if the function waits already and `sp_continuation_run` has to be called, 0 if it has not come
/// so far and goes on by itself.
int sp_continuation_resume(void *continuation);

/// Goes on with a function that waits.
void sp_continuation_run(void *continuation);

#endif
