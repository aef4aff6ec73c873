import type { LessonLooks } from './looks.ts'

/** Where in the films of dogs and cats it is seen what a lesson asks for. */
export const animalLooks: Readonly<Record<string, LessonLooks>> = {
  'animals-build-1': {
    checks: [
      { film: 'animals-build-1', at: [-170, 180], wide: 440 },
      { film: 'animals-build-1', at: [-290, 60], wide: 600 },
      { film: 'animals-build-1', at: [450, 170], wide: 440 },
    ],
    aim: { film: 'animals-build-1', at: [-200, 60], wide: 720 },
  },
  'animals-build-2': {
    checks: [
      { film: 'animals-build-2', at: [-420, -170], wide: 440, ring: [-516, -162, 98, 62] },
      { film: 'animals-build-2', at: [-370, 130], wide: 440, ring: [-356, 92, 92, 46] },
      { film: 'animals-build-2', at: [24, 170], wide: 440 },
    ],
    aim: { film: 'animals-build-2', at: [-210, 0], wide: 860 },
  },
  'animals-build-3': {
    checks: [
      { film: 'animals-build-3', at: [-300, 90], wide: 480, ring: [-318, 106, 112, 44] },
      { film: 'animals-build-3', at: [-300, 60], wide: 560, ring: [-310, 18, 176, 40] },
      { film: 'animals-build-3', at: [0, -240], wide: 330 },
    ],
    aim: { film: 'animals-build-3', at: [326, 60], wide: 640 },
  },
  'animals-build-4': {
    checks: [
      { film: 'animals-build-4', at: [-468, -150], wide: 400, ring: [-474, -62, 118, 30] },
      { film: 'animals-build-4', at: [-310, 130], wide: 600 },
      { film: 'animals-build-4', at: [0, -150], wide: 640 },
    ],
    aim: { film: 'animals-build-4', at: [-160, 0], wide: 960 },
  },
}
