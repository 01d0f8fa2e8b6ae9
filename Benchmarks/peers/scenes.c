// SPDX-License-Identifier: MIT
// The scenes for all engines. Usage: prog SCENE N [statefile]
#define _GNU_SOURCE
#include "engine.h"
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double nowUs(void){ struct timespec t; clock_gettime(CLOCK_MONOTONIC,&t); return t.tv_sec*1e6+t.tv_nsec*1e-3; }
static uint32_t seedv = 12345;
static double rnd(void){ seedv = seedv*1664525u+1013904223u; return (seedv>>8)*(1.0/16777216.0)*2-1; } // -1..1
static int cmpd(const void*a,const void*b){ double x=*(const double*)a,y=*(const double*)b; return x<y?-1:x>y; }
static double pct(double*t,int n,double p){ if(n<=0) return 0; double*c=malloc(n*sizeof*c); memcpy(c,t,n*sizeof*c); qsort(c,n,sizeof*c,cmpd); double r=c[(int)(p*(n-1))]; free(c); return r; }
static double T[4000]; static int NT;
static int ids[50000]; static int nid; static double HW[50000],HH[50000];
static void timedStep(void){ double a=nowUs(); eng_step(); T[NT++]=nowUs()-a; }
static void dump(const char*path){ if(!path) return; FILE*f=fopen(path,"w"); if(!f) return; for(int i=0;i<nid;i++){ double s[6]; eng_get(ids[i],s); fprintf(f,"%.9g %.9g %.9g %.9g %.9g %.9g %.9g %.9g\n",s[0],s[1],s[2],HW[i],HH[i],s[3],s[4],s[5]); } fclose(f); }
static void box(double x,double y,double h,double a,int col,double fr,double re){ HW[nid]=HH[nid]=h; ids[nid++]=eng_box(x,y,h,h,a,0,col,fr,re); }
static void circ(double x,double y,double r,int col,double fr,double re){ HW[nid]=r; HH[nid]=-1; ids[nid++]=eng_circle(x,y,r,0,col,fr,re); }
static uint32_t hash2(int32_t x,int32_t y){ uint32_t h=(uint32_t)x*374761393u+(uint32_t)y*668265263u; h=(h^(h>>13))*1274126177u; return h^(h>>16); }
static double vnoise(double x,double y){ double fx=floor(x),fy=floor(y); int32_t ix=(int32_t)fx,iy=(int32_t)fy; x-=fx;y-=fy; double u=x*x*(3-2*x),v=y*y*(3-2*y);
  double k=1.0/4294967295.0; double a=hash2(ix,iy)*k,b=hash2(ix+1,iy)*k,c=hash2(ix,iy+1)*k,d=hash2(ix+1,iy+1)*k; return 2*(a+(b-a)*u+(c-a)*v+(a-b-c+d)*u*v)-1; }

__attribute__((weak)) unsigned long long eng_hash(void);
int main(int argc,char**argv){
  const char*sc=argc>1?argv[1]:"A"; int n=argc>2?atoi(argv[2]):200; const char*st=argc>3?argv[3]:NULL; char extra[400]=""; double us=0,p95=0; int bodies=n;
  if(!strcmp(sc,"A")||!strcmp(sc,"Ai")){
    int idle = sc[1]=='i'; eng_init(0,0,1); int cols=(int)ceil(sqrt(n));
    for(int i=0;i<n;i++){ double x=(i%cols)*50,y=(i/cols)*50; box(x,y,22,0,0,0.2,0); eng_anchor(ids[i],x,y,1,0.8); }
    int frames = idle? 1200:660;
    for(int f=0;f<frames;f++){ if(f%10==0 && (!idle||f==0)) for(int i=0;i<n;i++) eng_nudge(ids[i],rnd()*2,rnd()*12); if(f==60||(idle&&f==1080)) NT=0; timedStep(); }
    double maxd=0; for(int i=0;i<n;i++){ double s[6]; eng_get(ids[i],s); double x=(i%cols)*50,y=(i/cols)*50,d=hypot(s[0]-x,s[1]-y); if(d>maxd)maxd=d; }
    us=pct(T,NT,.5);p95=pct(T,NT,.95); sprintf(extra,"\"maxOffset\":%.4g,\"awake\":%d",maxd,eng_awake());
  } else if(!strcmp(sc,"R")){ // response of one spring: 1 Hz, zeta 0.8 and gravity off, offset 100 pt
    eng_init(0,0,0); box(0,0,22,0,0,0.2,0); eng_anchor(ids[0],0,0,1,n*0.1); eng_nudge(ids[0],0,100); double zeta=n*0.1,w0=2*M_PI,err=0,mx=0;
    for(int f=1;f<=120;f++){ timedStep(); double s[6]; eng_get(ids[0],s); double t=f/60.0,wd=w0*sqrt(fabs(1-zeta*zeta)),e=exp(-zeta*w0*t); double x= zeta<1? 100*e*(cos(wd*t)+zeta*w0/wd*sin(wd*t)) : 100*e*(1+w0*t); double d=fabs(s[1]-x); if(d>err)err=d; if(fabs(s[1])>mx)mx=fabs(s[1]); }
    us=pct(T,NT,.5); sprintf(extra,"\"maxErrPt\":%.4g",err);
  } else if(!strcmp(sc,"B")){
    n=bodies=30; eng_init(0,1000,0); for(int i=0;i<n;i++){ double x=i*70; box(x,-40-rnd()*20,30,0,1,0.2,1); eng_anchor(ids[i],x,0,1.5,0.3);} eng_wall(-100,60,30*70+100,60,0.2,1);
    for(int f=0;f<660;f++){ if(f%10==0) for(int i=0;i<n;i++) eng_nudge(ids[i],rnd()*2,rnd()*4); if(f==60)NT=0; timedStep(); }
    double maxy=-1e9,maxx=0; for(int i=0;i<n;i++){ double s[6]; eng_get(ids[i],s); if(s[1]>maxy)maxy=s[1]; double d=fabs(s[0]-i*70); if(d>maxx)maxx=d; } us=pct(T,NT,.5);p95=pct(T,NT,.95); sprintf(extra,"\"maxY\":%.3f,\"maxDX\":%.3f",maxy,maxx);
  } else if(!strcmp(sc,"C")){
    n=bodies=5; eng_init(0,1000,0); double L=200; for(int i=0;i<5;i++){ double px=i*40.0,a=i==0?-M_PI/6:0; circ(px+L*sin(a),L*cos(a),20,1,0,1); eng_rod(-1,px,0,ids[i]); }
    double e0=1000*L*(1-cos(M_PI/6)); double emax=0,e60=0,serr=0; for(int f=0;f<3600;f++){ timedStep(); double e=0; for(int i=0;i<5;i++){ double s[6]; eng_get(ids[i],s); e+=0.5*(s[3]*s[3]+s[4]*s[4])+1000*(L-s[1]); double l=fabs(hypot(s[0]-i*40.0,s[1])-L); if(l>serr)serr=l; } if(e>emax)emax=e; e60=e; }
    us=pct(T,NT,.5);p95=pct(T,NT,.95); sprintf(extra,"\"energy60\":%.4f,\"energyMax\":%.4f,\"rodErrPt\":%.4f",e60/e0,emax/e0,serr);
  } else if(!strcmp(sc,"D")||!strcmp(sc,"Dn")){
    int ns=sc[1]=='n'; eng_init(0,1000,!ns); int cols=(int)ceil(sqrt(n)); double W=cols*60+24,H=cols*62+400; 
    for(int i=0;i<n;i++){ double x=42+(i%cols)*60+((i/cols)&1?9:-9)+rnd()*2,y=H-60-(i/cols)*62; box(x,y,20,rnd()*0.6,1,0.2+0.3*(rnd()*.5+.5),0.1);} 
    eng_wall(0,H,W,H,0.4,0.1); eng_wall(0,-2000,0,H,0.4,0.1); eng_wall(W,-2000,W,H,0.4,0.1);
    if(ns){ for(int f=0;f<1200;f++){ if(f==600)NT=0; timedStep(); } us=pct(T,NT,.5);p95=pct(T,NT,.95); }
    else { int asleep=-1; for(int f=0;f<1800;f++){ timedStep(); if(asleep<0&&eng_awake()==0) asleep=f; } int aw=asleep<0?1800:asleep; us=pct(T+20,aw-20,.5);p95=pct(T+20,aw-20,.95); double tot=0; for(int f=0;f<1800;f++) tot+=T[f]; sprintf(extra,"\"totalMs30s\":%.2f,\"framesToSleep\":%d,\"usAsleep\":%.3f,",tot*1e-3,asleep,asleep<0||asleep>1790?-1:pct(T+asleep+1,1800-asleep-1,.5)); }
    int bad=0; double ke=0; for(int i=0;i<n;i++){ double s[6]; eng_get(ids[i],s); if(!(s[0]>-1&&s[0]<W+1&&s[1]<H+1)) bad++; ke+=s[3]*s[3]+s[4]*s[4]; } sprintf(extra+strlen(extra),"\"escaped\":%d,\"rmsV\":%.3g",bad,sqrt(ke/n));
  } else if(!strcmp(sc,"E")){
    int b=n; bodies=b*(b+1)/2; eng_init(0,1000,0); for(int r=0;r<b;r++) for(int c=0;c<b-r;c++) box((c-(b-r-1)*0.5)*44,-20-r*40.0,20,0,1,0.5,0); eng_wall(-2000,0,2000,0,0.5,0);
    for(int f=0;f<1200;f++){ if(f==600)NT=0; timedStep(); } double mx=0,my=0; int k=0; for(int r=0;r<b;r++) for(int c=0;c<b-r;c++,k++){ double s[6]; eng_get(ids[k],s); double dx=fabs(s[0]-(c-(b-r-1)*0.5)*44),dy=s[1]-(-20-r*40.0); if(dx>mx)mx=dx; if(dy>my)my=dy; }
    us=pct(T,NT,.5);p95=pct(T,NT,.95); sprintf(extra,"\"driftX\":%.3f,\"sagY\":%.3f",mx,my);
  } else if(!strcmp(sc,"F")){
    eng_init(0,1000,0); for(int i=0;i<n;i++){ circ((i+1)*12,0,5,0,0.2,0); eng_rope(i?ids[i-1]:-1,0,0,ids[i],12);} double st0=0; 
    for(int f=0;f<1200;f++){ if(f==60)NT=0; timedStep(); double px=0,py=0,l=0; for(int i=0;i<n;i++){ double s[6]; eng_get(ids[i],s); l+=hypot(s[0]-px,s[1]-py); px=s[0];py=s[1]; } double r=l/(n*12.0); if(r>st0)st0=r; if(f==659) us=pct(T,NT,.5),p95=pct(T,NT,.95); if(f==1199) sprintf(extra,"\"maxStretch\":%.4f,\"endStretch\":%.4f",st0,r); }
  } else if(!strcmp(sc,"G")||!strcmp(sc,"Gc")){
    int col=sc[1]=='c'; eng_init(0,0,0); double S=sqrt(n)*24; int cols=(int)ceil(sqrt(n)); for(int i=0;i<n;i++) circ(12+(i%cols)*S/cols+rnd(),12+(i/cols)*S/cols+rnd(),4,col,0.1,0.3);
    eng_wall(0,0,S,0,.1,.3);eng_wall(0,S,S,S,.1,.3);eng_wall(0,0,0,S,.1,.3);eng_wall(S,0,S,S,.1,.3);
    for(int f=0;f<660;f++){ if(f==60)NT=0; double a=nowUs(); for(int i=0;i<n;i++){ double s[6]; eng_get(ids[i],s); double rx=s[0]-S/2,ry=s[1]-S/2; double nx=vnoise(s[0]*.02,s[1]*.02+f*.01),ny=vnoise(s[0]*.02+57,s[1]*.02-f*.01); eng_force(ids[i],3*(-ry*.8-s[3])-rx+nx*400,3*(rx*.8-s[4])-ry+ny*400); } eng_step(); T[NT++]=nowUs()-a; }
    int bad=0; double v=0; for(int i=0;i<n;i++){ double s[6]; eng_get(ids[i],s); if(!(s[0]>-9e3&&s[0]<9e3)) bad++; v+=s[3]*s[3]+s[4]*s[4]; } us=pct(T,NT,.5);p95=pct(T,NT,.95); sprintf(extra,"\"bad\":%d,\"rmsV\":%.4g",bad,sqrt(v/n));
  } else return 2;
  dump(st); if(eng_hash) sprintf(extra+strlen(extra),",\"hash\":\"%llx\"",eng_hash());
  printf("{\"engine\":\"%s\",\"scene\":\"%s\",\"n\":%d,\"us\":%.3f,\"p95\":%.3f,\"nsPerBody\":%.1f,%s}\n",eng_name(),sc,n,us,p95,us*1000/bodies,extra); return 0; }
