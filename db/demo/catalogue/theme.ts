import type { DemoCourse, Level, Subject, Tab } from './shape.ts'

/** One thing to learn within a theme. The phrases are written so that the composer's sentences can carry them. */
export type Topic = {
  /** A noun phrase: 「手のひらの箱」 */
  name: string
  /** What its films draw where that is not the theme's. */
  subject?: Subject
  /** What one has to know, as whole sentences. */
  know: string
  /** Three things to do, as verbs in dictionary form; they become chapters. */
  steps: [string, string, string]
  /** What goes wrong, in dictionary form: 「指の長さがそろってしまう」 */
  slip: string
  /** What mends it, in dictionary form: 「関節の弧を先に引く」 */
  cure: string
  /** The exercise by its short name: 「まぶたの開き5段階」 */
  exercise: string
  /** The exercise, in dictionary form. */
  task: string
  /** How one sees that it worked, ending in ている / ある. */
  checks: [string, string]
  /** How one sees that it did not go wrong, in the same form: 「どの指も長さが違っている」 */
  whole: string
  /** What is said over the film that was drawn for it: some sentences over each step, one over what goes wrong, one over what mends it. */
  spoken?: [string[], string[], string[], string, string]
}

type Exercise = Pick<Topic, 'exercise' | 'task'>

/** build: how it works · drill: by repetition · fix: from a mistake · work: within one finished picture */
export type Angle = 'build' | 'drill' | 'fix' | 'work'
/** The four courses of a theme, in their order. */
export const angles: [Angle, Angle, Angle, Angle] = ['build', 'drill', 'fix', 'work']

export type ThemeCourse = {
  title: string
  kana: string
  lead: string
  /** What is on the sheet, what is hard about it, what one does on which day. */
  about: string
  /** What one can do afterwards, in a learner's words. */
  gains: [string, string, string]
  /** For whom it is: 「…人に。」 */
  fits: string
  /** What one needs, where that is not the theme's. */
  needs?: string
  /** What a day of a drill or of a work holds on to, in a sentence or two of its own. */
  days?: [string, string, string, string]
  /** Exercises of its own for a drill, topic by topic. */
  tasks?: [Exercise, Exercise, Exercise, Exercise]
  /** How a drill's exercise is done, where that is not ten minutes on three days. */
  pace?: string
  /** What a drill takes altogether, where its pace is its own. */
  minutes?: number
  /** Topics of its own, in the place of the theme's. */
  swaps?: Partial<Record<number, Topic>>
  /** The picture made in a `work` course, a noun phrase. */
  piece?: string
  level?: Level
  subject?: Subject
}

export type Theme = {
  key: string
  tab: Tab
  group: string
  category: string
  subject: Subject
  /** What one learns to do, in dictionary form: 「手を描く」 */
  act: string
  /** The last lesson of a `build` course: what is drawn without a model. */
  alone: { exercise: string; text: string }
  /** The last lesson of a `work` course: how one looks at the finished piece. */
  finish: string
  needs: string
  /** Two, so that a card has room for the third of its three: how the course teaches. */
  tags: [string, string]
  teachers: string[]
  /** The stages of a finished work where they are not 描きはじめ, 下描き, 清書, 塗り */
  stages?: [string, string, string, string]
  levels?: [Level, Level, Level, Level]
  courses: [ThemeCourse, ThemeCourse, ThemeCourse, ThemeCourse]
  topics: [Topic, Topic, Topic, Topic]
}

/** A course that shows one rare state: its lessons are its own topics or a work, seen as its theme sees them. */
export type Special = ThemeCourse & {
  key: string
  theme: string
  angle: Angle
  topics?: Theme['topics']
  /** What one learns to do in it, where that is not its theme's. */
  act?: string
  alone?: Theme['alone']
  finish?: string
  stages?: Theme['stages']
  change: Partial<Omit<DemoCourse, 'key' | 'title' | 'kana'>>
}
