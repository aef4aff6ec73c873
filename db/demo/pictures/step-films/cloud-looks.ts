import type { LessonLooks } from './looks.ts'

/** Where in the skies of four days it is seen what each lesson asks for. */
export const cloudLooks: Readonly<Record<string, LessonLooks>> = {
  'clouds-drill-1': {
    checks: [
      { film: 'clouds-drill-1', at: [0, 60], wide: 800, ring: [0, 118, 330, 44] },
      { film: 'clouds-drill-1', at: [40, -90], wide: 640, ring: [-60, -150, 150, 84] },
    ],
  },
  'clouds-drill-2': {
    checks: [
      { film: 'clouds-drill-2', at: [60, -80], wide: 560, ring: [30, -70, 190, 96] },
      { film: 'clouds-drill-2', at: [400, 90], wide: 480, ring: [430, 98, 190, 84] },
    ],
  },
  'clouds-drill-3': {
    checks: [
      { film: 'clouds-drill-3', at: [0, 150], wide: 560, ring: [0, 184, 240, 56] },
      { film: 'clouds-drill-3', at: [0, -20], wide: 860 },
    ],
  },
  'clouds-drill-4': {
    checks: [
      { film: 'clouds-drill-4', at: [150, 130], wide: 640, ring: [150, 190, 290, 50] },
      { film: 'clouds-drill-4', at: [-220, -60], wide: 640, ring: [-230, -36, 310, 56] },
    ],
  },
}
