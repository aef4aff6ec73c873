import type { LessonLooks } from './looks.ts'

/** The pages that a course shows of itself, where its films are its own: what each of these comes to. */
export const sampleFilms: Readonly<Record<string, readonly string[]>> = {
  'first-face-build': ['1-3', '2-2', '2-3', '3-2', '4-3', 'result'],
}

const film = (chapter: string) => `first-face-build-${chapter}`

/** Where in the films of the first face it is seen what a lesson asks for. */
export const lessonLooks: Readonly<Record<string, LessonLooks>> = {
  'first-face-build-1': {
    checks: [
      { film: film('1-3'), at: [155, -30], wide: 420, ring: [155, 34, 160, 52] },
      { film: film('1-1'), at: [-125, -20], wide: 560, ring: [0, -20, 112, 108] },
      { film: film('1-3'), at: [450, -30], wide: 400 },
    ],
    aim: { film: film('1-3'), at: [-155, -20], wide: 950 },
  },
  'first-face-build-2': {
    checks: [
      { film: film('2-3'), at: [0, -30], wide: 640, ring: [0, -18, 290, 74] },
      { film: film('2-2'), at: [-250, -10], wide: 440, ring: [-250, -18, 42, 46] },
      { film: film('2-1'), at: [330, -20], wide: 500 },
    ],
    aim: { film: film('2-3'), at: [0, -40], wide: 820 },
  },
  'first-face-build-3': {
    checks: [
      { film: film('3-1'), at: [-330, 90], wide: 480, ring: [-330, 138, 66, 84] },
      { film: film('3-2'), at: [-330, 90], wide: 440, ring: [-330, 116, 74, 40] },
      { film: film('3-2'), at: [290, 150], wide: 440 },
    ],
    aim: { film: film('3-2'), at: [-290, -20], wide: 640 },
  },
  'first-face-build-4': {
    checks: [
      { film: film('4-2'), at: [-290, 70], wide: 560, ring: [-290, 140, 200, 66] },
      { film: film('4-3'), at: [-420, -10], wide: 420, ring: [-506, -26, 48, 46] },
      { film: film('4-2'), at: [310, 150], wide: 440 },
    ],
    aim: { film: film('4-3'), at: [-290, -20], wide: 720 },
  },
  'first-face-build-5': {
    checks: [
      { film: film('5-1'), at: [-450, -30], wide: 400, ring: [-468, -24, 148, 42] },
      { film: film('5-1'), at: [450, 20], wide: 400, ring: [468, 100, 140, 52] },
    ],
    aim: { film: film('result'), at: [0, 0], wide: 960 },
  },
  'first-face-drill-1': {
    checks: [
      { film: 'first-face-drill-1', at: [392, -186], wide: 440, ring: [392, -206, 132, 42] },
      { film: 'first-face-drill-1', at: [0, 148], wide: 360 },
    ],
    aim: { film: 'first-face-drill-1', at: [0, 0], wide: 960 },
  },
  'first-face-drill-2': {
    checks: [
      { film: 'first-face-drill-2', at: [-270, -30], wide: 520, ring: [-270, -43, 122, 46] },
      { film: 'first-face-drill-2', at: [-270, -30], wide: 380, ring: [-270, -43, 34, 42] },
    ],
    aim: { film: 'first-face-drill-2', at: [-140, 0], wide: 960 },
  },
  'first-face-drill-3': {
    checks: [
      { film: 'first-face-drill-3', at: [0, -20], wide: 460, ring: [0, 58, 56, 46] },
      { film: 'first-face-drill-3', at: [424, -10], wide: 440, ring: [424, 56, 46, 26] },
    ],
    aim: { film: 'first-face-drill-3', at: [0, 0], wide: 960 },
  },
  'first-face-drill-4': {
    checks: [
      { film: 'first-face-drill-4', at: [196, -170], wide: 380, ring: [196, -84, 78, 40] },
      { film: 'first-face-drill-4', at: [-260, -20], wide: 520, ring: [-116, 18, 40, 62] },
    ],
  },
}
