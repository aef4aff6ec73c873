import type { LessonLooks } from './looks.ts'

/** Where in the pages of sticks it is seen what each lesson asks for; the right page lies at 270, or at 424 of three. */
export const pageLooks: Readonly<Record<string, LessonLooks>> = {
  'first-page-drill-1': {
    checks: [
      { film: 'first-page-drill-1', at: [424, -60], wide: 440, ring: [424, -84, 190, 40] },
      { film: 'first-page-drill-1', at: [212, 0], wide: 860 },
    ],
    aim: { film: 'first-page-drill-1', at: [212, 0], wide: 900 },
  },
  'first-page-drill-2': {
    checks: [
      { film: 'first-page-drill-2', at: [270, 0], wide: 900 },
      { film: 'first-page-drill-2', at: [270, -180], wide: 480, ring: [270, -212, 120, 60] },
    ],
    aim: { film: 'first-page-drill-2', at: [0, 0], wide: 960 },
  },
}
