// SPDX-License-Identifier: MIT
// Checks the quality of a final state from any engine. Reads "x y angle hw hh vx vy w" for each item (hh < 0 is a
// circle of radius hw), and prints the maximum and mean overlap of boxes, computed with the separating-axis test.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct {double x,y,a,hw,hh,c,s;} I; static I it[60000];
static double half(const I*b,double nx,double ny){ return fabs(nx*b->c+ny*b->s)*b->hw+fabs(-nx*b->s+ny*b->c)*b->hh; }
int main(int c,char**v){ FILE*f=fopen(v[1],"r"); if(!f) return 1; int n=0; double d[8]; while(fscanf(f,"%lf %lf %lf %lf %lf %lf %lf %lf",d,d+1,d+2,d+3,d+4,d+5,d+6,d+7)==8){ I q={d[0],d[1],d[2],d[3],d[4],cos(d[2]),sin(d[2])}; it[n++]=q; }
 double mx=0,sum=0; int k=0; for(int i=0;i<n;i++) for(int j=i+1;j<n;j++){ I*A=it+i,*B=it+j; double dx=B->x-A->x,dy=B->y-A->y; double R=(A->hw+B->hw)*1.5; if(fabs(dx)>R||fabs(dy)>R) continue; double p;
  if(A->hh<0){ p=A->hw+B->hw-hypot(dx,dy);} else { p=1e9; double ax[4][2]={{A->c,A->s},{-A->s,A->c},{B->c,B->s},{-B->s,B->c}}; for(int q=0;q<4;q++){ double s=half(A,ax[q][0],ax[q][1])+half(B,ax[q][0],ax[q][1])-fabs(dx*ax[q][0]+dy*ax[q][1]); if(s<p)p=s; } }
  if(p>0){ k++; sum+=p; if(p>mx)mx=p; } }
 printf("overlapMax %.3f overlapMean %.4f pairs %d\n",mx,k?sum/k:0,k); (void)c; return 0; }
