// SPDX-License-Identifier: MIT
// The adapter interface, a small C API that every engine implements. All quantities are in points and seconds, and y
// increases downward.
#ifndef ENGINE_H
#define ENGINE_H
#ifdef __cplusplus
extern "C" {
#endif
const char *eng_name(void);
void eng_init(double gx, double gy, int allowSleep);
void eng_done(void);
// kind 0 is dynamic, 1 is static. Returns an item ID.
int  eng_box(double x, double y, double hw, double hh, double angle, int kind, int collides, double friction, double restitution);
int  eng_circle(double x, double y, double r, int kind, int collides, double friction, double restitution);
void eng_wall(double x1, double y1, double x2, double y2, double friction, double restitution);
// A soft spring of length zero between an item's center and a point of the world.
void eng_anchor(int id, double ax, double ay, double hz, double zeta);
// A rigid rod between the center of b and a point of the world (a = -1) or the center of a.
void eng_rod(int a, double ax, double ay, int b);
// A rope, which only limits the maximum distance.
void eng_rope(int a, double ax, double ay, int b, double maxLength);
void eng_nudge(int id, double dx, double dy);
void eng_force(int id, double fx, double fy);           // acceleration * mass is applied by the adapter: fx, fy are accelerations
void eng_get(int id, double out[6]);                    // x y angle vx vy w
void eng_velocity(int id, double vx, double vy);
int  eng_awake(void);
void eng_step(void);                                    // one 1/60 s frame
#ifdef __cplusplus
}
#endif
#endif
