import type { LessonLooks } from './looks.ts'

/** Where in the films of the hairstyles and of the lines of each morning it is seen what a day asks for. */
export const drillLooks: Readonly<Record<string, LessonLooks>> = {
  'hair-style-drill-1': {
    checks: [
      { film: 'hair-style-drill-1', at: [20, -60], wide: 460, ring: [50, -116, 96, 84] },
      { film: 'hair-style-drill-1', at: [-360, -110], wide: 460, ring: [-322, -196, 76, 62] },
    ],
    aim: { film: 'hair-style-drill-1', at: [-220, 0], wide: 850 },
  },
  'hair-style-drill-2': {
    checks: [
      { film: 'hair-style-drill-2', at: [-420, 10], wide: 480, ring: [-420, -10, 104, 130] },
      { film: 'hair-style-drill-2', at: [6, 110], wide: 480, ring: [6, 150, 74, 120] },
    ],
    aim: { film: 'hair-style-drill-2', at: [-220, 0], wide: 850 },
  },
  'hair-style-drill-3': {
    checks: [
      { film: 'hair-style-drill-3', at: [-390, -90], wide: 440, ring: [-390, -116, 124, 66] },
      { film: 'hair-style-drill-3', at: [-390, 140], wide: 440, ring: [-392, 190, 92, 92] },
    ],
    aim: { film: 'hair-style-drill-3', at: [172, 0], wide: 936 },
  },
  'hair-style-drill-4': {
    checks: [
      { film: 'hair-style-drill-4', at: [289, 0], wide: 900 },
      { film: 'hair-style-drill-4', at: [-338, -60], wide: 560, ring: [-338, -150, 116, 92] },
    ],
  },
  'special-single-chapter-1': {
    checks: [
      { film: 'special-single-chapter-1', at: [-160, 160], wide: 500 },
      { film: 'special-single-chapter-1', at: [440, -200], wide: 400 },
    ],
    aim: { film: 'special-single-chapter-1', at: [160, 0], wide: 960 },
  },
}
