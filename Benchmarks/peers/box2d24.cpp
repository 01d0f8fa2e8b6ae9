// SPDX-License-Identifier: MIT
// Adapter for Box2D 2.4.1 (libbox2d-dev): 8 velocity + 3 position iterations, one step per frame.
#include "engine.h"
#include <box2d/box2d.h>
#include <vector>
#include <cmath>
static const float P = 100.0f; // points per metre
static b2World *W; static b2Body *G; static std::vector<b2Body*> B;
extern "C" {
const char *eng_name(void){ return "box2d-2.4.1"; }
void eng_init(double gx,double gy,int s){ W=new b2World(b2Vec2(gx/P,gy/P)); W->SetAllowSleeping(s); b2BodyDef d; G=W->CreateBody(&d); B.clear(); }
void eng_done(void){ delete W; }
static int mk(double x,double y,double a,int kind,const b2Shape*s,int col,double fr,double re){ b2BodyDef d; d.type=kind?b2_staticBody:b2_dynamicBody; d.position.Set(x/P,y/P); d.angle=a; b2Body*b=W->CreateBody(&d); b2FixtureDef f; f.shape=s; f.density=1; f.friction=fr; f.restitution=re; f.restitutionThreshold=re>=1?0.01f:1.0f*b2_lengthUnitsPerMeter; if(!col){f.filter.maskBits=0;} b->CreateFixture(&f); B.push_back(b); return (int)B.size()-1; }
int eng_box(double x,double y,double hw,double hh,double a,int kind,int col,double fr,double re){ b2PolygonShape s; s.SetAsBox(hw/P,hh/P); return mk(x,y,a,kind,&s,col,fr,re); }
int eng_circle(double x,double y,double r,int kind,int col,double fr,double re){ b2CircleShape s; s.m_radius=r/P; return mk(x,y,0,kind,&s,col,fr,re); }
void eng_wall(double x1,double y1,double x2,double y2,double fr,double re){ b2EdgeShape s; s.SetTwoSided(b2Vec2(x1/P,y1/P),b2Vec2(x2/P,y2/P)); b2FixtureDef f; f.shape=&s; f.friction=fr; f.restitution=re; f.restitutionThreshold=re>=1?0.01f:1.0f; G->CreateFixture(&f); }
void eng_anchor(int id,double ax,double ay,double hz,double z){ b2MouseJointDef d; d.bodyA=G; d.bodyB=B[id]; d.target=B[id]->GetPosition(); d.maxForce=1e9f; b2LinearStiffness(d.stiffness,d.damping,hz,z,G,B[id]); b2MouseJoint*j=(b2MouseJoint*)W->CreateJoint(&d); j->SetTarget(b2Vec2(ax/P,ay/P)); }
void eng_rod(int a,double ax,double ay,int b){ b2DistanceJointDef d; if(a<0) d.Initialize(G,B[b],b2Vec2(ax/P,ay/P),B[b]->GetPosition()); else d.Initialize(B[a],B[b],B[a]->GetPosition(),B[b]->GetPosition()); W->CreateJoint(&d); }
void eng_rope(int a,double ax,double ay,int b,double L){ b2DistanceJointDef d; if(a<0) d.Initialize(G,B[b],b2Vec2(ax/P,ay/P),B[b]->GetPosition()); else d.Initialize(B[a],B[b],B[a]->GetPosition(),B[b]->GetPosition()); d.minLength=0; d.maxLength=L/P; d.length=L/P; d.stiffness=1e-6f; d.damping=0; W->CreateJoint(&d); }
void eng_nudge(int id,double dx,double dy){ b2Body*b=B[id]; b->SetTransform(b->GetPosition()+b2Vec2(dx/P,dy/P),b->GetAngle()); b->SetAwake(true); }
void eng_force(int id,double fx,double fy){ b2Body*b=B[id]; float m=b->GetMass(); b->ApplyForceToCenter(b2Vec2(fx*m/P,fy*m/P),true); }
void eng_get(int id,double o[6]){ b2Body*b=B[id]; b2Vec2 p=b->GetPosition(),v=b->GetLinearVelocity(); o[0]=p.x*P;o[1]=p.y*P;o[2]=b->GetAngle();o[3]=v.x*P;o[4]=v.y*P;o[5]=b->GetAngularVelocity(); }
void eng_velocity(int id,double vx,double vy){ B[id]->SetLinearVelocity(b2Vec2(vx/P,vy/P)); }
int eng_awake(void){ int n=0; for(auto b:B) n+=b->GetType()==b2_dynamicBody&&b->IsAwake(); return n; }
void eng_step(void){ W->Step(1.0f/60,8,3); }
}
