// SPDX-License-Identifier: MIT

// The compiler splits a function with `await` into parts that call one another and the functions in this file. The
// function's variables are stored in a context. The memory layouts are taken from the compiler's output for the target
// (`swiftc -emit-ir`).

#ifdef __wasm__

#include "CEmbedded.h"

#define swift_function __attribute__((swiftcall))
#define swift_context __attribute__((swift_context))

struct room;

/// A part of a function.
typedef swift_function void piece(struct room *room);

/// The context of a function: its caller's context and continuation, followed by the function's own variables.
struct room {
  struct room *caller;
  piece *next;
};

/// The context of a function that awaits a value.
struct waiting {
  struct room room;
  uintptr_t flags;
  /// 0 if the value is not available yet, 1 if the function is suspended, and 2 if the value is available.
  uintptr_t state;
  /// This field is unused, because the awaiting function throws errors itself.
  void *error;
  void *result;
  void *executor[2];
};

/// An async function pointer in the layout that the compiler emits. It consists of the address of the code and the size
/// of the context.
struct function {
  uintptr_t code;
  uint32_t size;
};

extern void *malloc(size_t);
extern void free(void *);

swift_function void *swift_task_alloc(size_t size) {
  void *result = malloc(size);
  if (!result) __builtin_trap();
  return result;
}

swift_function void swift_task_dealloc(void *room) { free(room); }

// A call to the next part returns only when a function suspends, so a loop that never suspends would overflow the
// stack. When the calls are nested to a fixed depth, the next part is therefore deferred until the pending calls have
// returned.
enum { depth_limit = 64 };
static int depth;
static struct {
  struct room *room;
  piece *next;
} kept;

static void run(struct room *room, piece *next) {
  int outer = depth;
  for (; next; next = kept.next, room = kept.room) {
    kept.next = 0;
    depth = 1;
    next(room);
  }
  depth = outer;
}

swift_function void swift_task_switch(struct room *room, piece *next, void *actor, void *table) {
  (void)actor, (void)table;
  if (depth < depth_limit) {
    depth++;
    next(room);
    depth--;
    return;
  }
  kept.room = room;
  kept.next = next;
}

struct executor {
  void *actor, *table;
};

swift_function struct executor swift_task_getMainExecutor(void) { return (struct executor){0, 0}; }

// MARK: Awaited values

swift_function void *swift_continuation_init(struct waiting *waiting, uintptr_t flags) {
  waiting->flags = flags;
  waiting->state = 0;
  return waiting;
}

void *sp_continuation_result(void *continuation) { return ((struct waiting *)continuation)->result; }

int sp_continuation_resume(void *continuation) {
  struct waiting *waiting = continuation;
  if (waiting->state == 1) return 1;
  waiting->state = 2;
  return 0;
}

void sp_continuation_run(void *continuation) {
  struct waiting *waiting = continuation;
  run(&waiting->room, waiting->room.next);
}

// MARK: The beginning and the end

/// The first context of a task.
struct first {
  struct room room;
  void (*ended)(void *);
  void *owner;
};

static swift_function void end(struct room *room) {
  // `room` is the function's own context, and its caller is the task's context.
  struct first *first = (struct first *)room->caller;
  void (*ended)(void *) = first->ended;
  void *owner = first->owner;
  free(room);
  free(first);
  ended(owner);
}

/// The first part of a closure.
typedef swift_function void first_piece(struct room *room, swift_context void *captured);

void sp_task_start(const void *function, void *context, void (*ended)(void *), void *owner) {
  const struct function *described = function;
  struct first *first = malloc(sizeof *first);
  struct room *room = malloc(described->size);
  if (!first || !room) __builtin_trap();
  first->ended = ended;
  first->owner = owner;
  room->caller = &first->room;
  room->next = end;
  int outer = depth;
  depth = 1;
  ((first_piece *)described->code)(room, context);
  depth = outer;
  if (kept.next) run(kept.room, kept.next);
}

// MARK: Actors

// The program has only one thread, so an actor can always be entered immediately.

swift_function void swift_defaultActor_initialize(void *actor) { (void)actor; }

swift_function void swift_defaultActor_destroy(void *actor) { (void)actor; }

swift_function void swift_defaultActor_deallocate(void *actor) { free(actor); }

#endif
