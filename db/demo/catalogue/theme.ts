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
  /** The exercise, in dictionary form; it becomes the training's title. */
  task: string
  /** How one sees that it worked, ending in ている / ある. */
  checks: [string, string]
}

/** build: how it works · drill: by repetition · fix: from a mistake · work: within one finished picture */
export type Angle = 'build' | 'drill' | 'fix' | 'work'

export type ThemeCourse = {
  title: string
  kana: string
  lead: string
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
  /** Who is stuck here: 「手だけ後ろに隠してしまう人」 */
  worry: string
  needs: string
  tags: string[]
  teachers: string[]
  /** The stages of a finished work where they are not ラフ, 下描き, 清書, 仕上げ */
  stages?: [string, string, string, string]
  levels?: [Level, Level, Level, Level]
  /** build, drill, fix, work — in this order */
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
  change: Partial<Omit<DemoCourse, 'key' | 'title' | 'kana'>>
}
