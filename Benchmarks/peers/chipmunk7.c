// SPDX-License-Identifier: MIT
// Adapter for Chipmunk 7.0.3 (libchipmunk-dev): 10 iterations, one step per frame.
#include "engine.h"
#include <chipmunk/chipmunk.h>
#include <stdlib.h>
static cpSpace*S; static cpBody*B[50000]; static int nB;
const char*eng_name(void){ return "chipmunk-7.0.3"; }
void eng_init(double gx,double gy,int s){ S=cpSpaceNew(); cpSpaceSetGravity(S,cpv(gx,gy)); cpSpaceSetIterations(S,10); if(s) cpSpaceSetSleepTimeThreshold(S,0.5), cpSpaceSetIdleSpeedThreshold(S, 5.0); nB=0; }
void eng_done(void){ cpSpaceFree(S); }
static int mk(cpBody*b,cpShape*s,double x,double y,double a,int kind,int col,double fr,double re){ cpBodySetPosition(b,cpv(x,y)); cpBodySetAngle(b,a); cpSpaceAddBody(S,b); cpShapeSetFriction(s,fr); cpShapeSetElasticity(s,re); if(!col) cpShapeSetFilter(s,CP_SHAPE_FILTER_NONE); cpSpaceAddShape(S,s); B[nB]=b; (void)kind; return nB++; }
int eng_box(double x,double y,double hw,double hh,double a,int kind,int col,double fr,double re){ double m=4*hw*hh*1e-4; cpBody*b=kind?cpBodyNewStatic():cpBodyNew(m,cpMomentForBox(m,2*hw,2*hh)); return mk(b,cpBoxShapeNew(b,2*hw,2*hh,0),x,y,a,kind,col,fr,re); }
int eng_circle(double x,double y,double r,int kind,int col,double fr,double re){ double m=3.14159265*r*r*1e-4; cpBody*b=kind?cpBodyNewStatic():cpBodyNew(m,cpMomentForCircle(m,0,r,cpvzero)); return mk(b,cpCircleShapeNew(b,r,cpvzero),x,y,0,kind,col,fr,re); }
void eng_wall(double x1,double y1,double x2,double y2,double fr,double re){ cpShape*s=cpSegmentShapeNew(cpSpaceGetStaticBody(S),cpv(x1,y1),cpv(x2,y2),0); cpShapeSetFriction(s,fr); cpShapeSetElasticity(s,re); cpSpaceAddShape(S,s); }
void eng_anchor(int id,double ax,double ay,double hz,double z){ cpBody*b=B[id]; double m=cpBodyGetMass(b),w=2*3.14159265358979*hz; cpSpaceAddConstraint(S,cpDampedSpringNew(cpSpaceGetStaticBody(S),b,cpv(ax,ay),cpvzero,0,m*w*w,2*m*z*w)); }
void eng_rod(int a,double ax,double ay,int b){ cpSpaceAddConstraint(S,cpPinJointNew(a<0?cpSpaceGetStaticBody(S):B[a],B[b],a<0?cpv(ax,ay):cpvzero,cpvzero)); }
void eng_rope(int a,double ax,double ay,int b,double L){ cpSpaceAddConstraint(S,cpSlideJointNew(a<0?cpSpaceGetStaticBody(S):B[a],B[b],a<0?cpv(ax,ay):cpvzero,cpvzero,0,L)); }
void eng_nudge(int id,double dx,double dy){ cpBody*b=B[id]; cpBodySetPosition(b,cpvadd(cpBodyGetPosition(b),cpv(dx,dy))); cpBodyActivate(b); }
void eng_force(int id,double fx,double fy){ cpBody*b=B[id]; double m=cpBodyGetMass(b); cpBodySetForce(b,cpv(fx*m,fy*m)); }
void eng_get(int id,double o[6]){ cpBody*b=B[id]; cpVect p=cpBodyGetPosition(b),v=cpBodyGetVelocity(b); o[0]=p.x;o[1]=p.y;o[2]=cpBodyGetAngle(b);o[3]=v.x;o[4]=v.y;o[5]=cpBodyGetAngularVelocity(b); }
void eng_velocity(int id,double vx,double vy){ cpBodySetVelocity(B[id],cpv(vx,vy)); }
int eng_awake(void){ int n=0; for(int i=0;i<nB;i++) n+=cpBodyGetType(B[i])==CP_BODY_TYPE_DYNAMIC&&!cpBodyIsSleeping(B[i]); return n; }
void eng_step(void){ cpSpaceStep(S,1.0/60); }
