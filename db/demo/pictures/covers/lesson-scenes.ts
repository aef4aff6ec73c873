import type { CoverScene } from './scenes.ts'

/** What single lessons draw, by course and place, where the films of their motif show another thing. */
export const lessonScenes: Readonly<Record<string, CoverScene>> = {
  'clouds-drill-1': { prop: 'fleecy-sky' },
  'clouds-drill-2': { prop: 'streaky-sky' },
  'clouds-drill-3': { prop: 'scaly-sky' },
  'clouds-drill-4': { prop: 'evening-sky' },
}
