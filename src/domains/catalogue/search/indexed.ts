import { type Level, levels, type Tab, tabs } from '../terms.ts'
import { fold } from './fold.ts'
import { toHit } from './hit.ts'
import type { CourseSource } from './sources.ts'

type Span = { from: number; until: number }

/** What a course is filtered by and how it is answered. */
export type Indexed = Span & {
  id: number
  level: Level
  tab: Tab
  seconds: number
  /** in minutes */
  drawing: number
  teachers: { id: number; name: string }[]
  tags: string[]
  /** The hit as the answer writes it. */
  hit: string
  /** From when to when it stands in the listing; as a hit it is shown while the plan holds it as well. */
  listed: Span
  opened: number
}

/** What is looked through: what the search box may answer, or everything that the listing shows. */
export type Among = 'hits' | 'listed'

export function indexedOf(source: CourseSource): Indexed {
  const [first] = source.windows
  const listed = { from: timeOf(source.opened_at, Infinity), until: timeOf(source.closed_at, Infinity) }
  return {
    id: source.id,
    level: levels.find((level) => level === source.level)!,
    tab: tabs.find(({ id }) => id === source.tab)!.id,
    seconds: source.seconds,
    drawing: source.drawing ?? 0,
    teachers: source.teachers.map(({ id, name }) => ({ id, name })),
    tags: source.tags.map(fold),
    hit: JSON.stringify(toHit(source)),
    listed,
    from: Math.max(listed.from, timeOf(first?.opened_at, Infinity)),
    until: Math.min(listed.until, timeOf(first?.closed_at, Infinity)),
    opened: timeOf(source.opened_at, 0),
  }
}

export type Shown = (course: Indexed | null | undefined) => course is Indexed

export function shownAt(now: Date, among: Among): Shown {
  const time = now.getTime()
  return (course): course is Indexed => {
    if (course == null) return false
    const { from, until } = among === 'hits' ? course : course.listed
    return from <= time && time < until
  }
}

export const newestFirst = (a: Indexed, b: Indexed) => b.opened - a.opened || a.id - b.id

const timeOf = (time: Date | string | null | undefined, none: number) =>
  time === null || time === undefined ? none : new Date(time).getTime()
