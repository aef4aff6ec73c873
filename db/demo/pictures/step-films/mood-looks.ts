import type { LessonLooks } from './looks.ts'

/** Where in the films of mixed feelings it is seen what a lesson asks for. */
export const moodLooks: Readonly<Record<string, LessonLooks>> = {
  'expression-work-1': {
    checks: [
      { film: 'expression-work-1', at: [-414, -30], wide: 440, ring: [-412, -34, 120, 62] },
      { film: 'expression-work-1', at: [0, -40], wide: 440, ring: [4, -70, 112, 36] },
    ],
    aim: { film: 'expression-work-1', at: [404, 0], wide: 470 },
  },
  'expression-work-2': {
    checks: [
      { film: 'expression-work-2', at: [296, 60], wide: 400, ring: [298, 96, 100, 44] },
      { film: 'expression-work-2', at: [296, 10], wide: 400, ring: [298, 16, 128, 40] },
    ],
    aim: { film: 'expression-work-2', at: [285, 0], wide: 600 },
  },
  'expression-work-3': {
    checks: [
      { film: 'expression-work-3', at: [-10, 0], wide: 960 },
      { film: 'expression-work-3', at: [-316, -10], wide: 640 },
    ],
    aim: { film: 'expression-work-3', at: [300, 0], wide: 640 },
  },
  'expression-work-4': {
    checks: [
      { film: 'expression-work-4', at: [330, 0], wide: 900 },
      { film: 'expression-work-4', at: [370, -110], wide: 380, ring: [438, -90, 40, 44] },
    ],
    aim: { film: 'expression-work-4', at: [-276, 0], wide: 660 },
  },
}
