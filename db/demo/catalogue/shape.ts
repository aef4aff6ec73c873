// What the demo catalogue is made of. Times are days relative to now, so that the demo never grows old.

import type { Slip } from '../pictures/before-after-svg.ts'
import type { Face } from '../pictures/portrait-svg.ts'

export type Tab = 'character' | 'background' | 'manga' | 'other'
export type Level = 'entry' | 'beginner' | 'intermediate' | 'advanced'
export type Genre = 'character' | 'manga' | 'background'
export type Supplement = 'zip+pdf' | 'pdf' | 'none'

/** What a cover shows; the cover generator draws one picture for each subject and seed. */
export type Subject =
  | 'head'
  | 'eye'
  | 'hand'
  | 'hair'
  | 'cloth'
  | 'gesture'
  | 'body'
  | 'face-expression'
  | 'one-point'
  | 'two-point'
  | 'three-point'
  | 'cloud'
  | 'foliage'
  | 'water'
  | 'night-street'
  | 'composition'
  | 'panels'
  | 'balloon'
  | 'effect-lines'
  | 'screentone'
  | 'brushes'
  | 'light'
  | 'animal'
  | 'food'
  | 'chibi'
  | 'house'
  | 'profile'

export type DemoTeacher = {
  key: string
  name: string
  kana: string
  profile: string
  achievements: string[]
  links: { site: 'X' | 'pixiv' | 'YouTube' | 'WEB'; url: string }[]
  genres: Genre[]
  portraitSeed: number
  face: Face
  collabVideos?: { title: string; url: string }[]
}

export type DemoCategory = { slug: string; name: string; tab: Tab }

export type DemoGroup = {
  key: string
  tab: Tab
  title: string
  level?: Level
  isSortable: boolean
  courseKeys: string[]
}

export type DemoChapter = {
  title: string
  startPoint?: number
  slidePages: number
  /** The film's file is left out on purpose, to show what a learner sees then. */
  filmMissing?: true
  /** Nobody has written what is said in it. */
  unspoken?: true
}

export type DemoLesson = {
  title: string
  description: string
  trainingTitle: string | null
  /** What is to be drawn, as a sentence; empty where nothing is. */
  trainingDetail: string
  /** What to mind while one draws it. */
  mind: string
  /** The topic of its theme that it teaches, where that has a film: under which name, and what it is called. */
  topic?: { film: string; name: string }
  /** What is said while its share of a work is drawn; on the last day, at its end. */
  said?: string
  isFree: boolean
  freeCategorySlug?: string
  checkPoints: { description: string }[]
  chapters: DemoChapter[]
}

export type DemoPrimeLesson = {
  title: string
  description: string
  videoSteps: { title: string; description: string; startTime: number }[]
  slidePages: number
}

export type DemoWindow = { openedDaysAgo: number; closedInDays: number | null }

export type DemoCourse = {
  key: string
  theme: string
  title: string
  kana: string
  description: string
  outcome: string[]
  audience: string
  needs: string
  tab: Tab
  groupKey: string
  level: Level
  categorySlug: string
  teacherKeys: string[]
  tags: string[]
  subject: Subject
  coverSeed: number
  openedDaysAgo: number
  closedInDays: number | null
  displayTitle: boolean
  displayPlayBtn: boolean
  singlePriceYen: number | null
  inSubscription: boolean
  subscriptionWindows: DemoWindow[]
  drawingMinutes: number
  supplement: Supplement
  lessons: DemoLesson[]
  primeLessons?: DemoPrimeLesson[]
}

export type DemoCurriculum = {
  key: string
  title: string
  description: string
  level: Level
  /** What one step is meant to take, where the curriculum says so. */
  stepMinutes?: number
  /** By its field, whose colours its pictures have. */
  tab: Tab
  subject: Subject
  coverSeed: number
  goal: string
  supplement: Supplement
  steps: { title: string; description: string; lessonRefs: { courseKey: string; lessonIndex: number }[] }[]
}

export type DemoVoice = { name: string; daysAgo: number; content: string; courseKey?: string }

export type DemoPanel = {
  genre: Genre
  teacherKey: string
  headSeed: number
  groups: { head: string; courseKeys: string[] }[]
}

/** A way in by what does not work yet: 「手が描けない」 leads to the very lesson that mends it. */
export type DemoProblem = { slug: string; label: string; courseKey: string; lessonIndex: number; note: string }

export type DemoCatalogue = {
  teachers: DemoTeacher[]
  categories: DemoCategory[]
  groups: DemoGroup[]
  courses: DemoCourse[]
  curriculums: DemoCurriculum[]
  freeCategories: { slug: string; name: string }[]
  voices: DemoVoice[]
  panels: DemoPanel[]
  problems: DemoProblem[]
  notifications: { title: string; url: string | null; audience: 'all' | 'members' | 'subscribers'; daysAgo: number }[]
  synonyms: string[][]
  readings: [word: string, hiragana: string][]
  beforeAfter: { title: string; about: readonly Slip[]; comment: string }[]
}
