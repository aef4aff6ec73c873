import { type Level, levels, type Tab, tabs } from '../terms.ts'
import { labelsOf } from './course-text.ts'
import { fold } from './fold.ts'
import { toHit } from './hit.ts'
import type { CourseSource } from './sources.ts'
import { mostHits } from './terms.ts'

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
  /** What it is called and its labels, each a line; not the category, which holds several things (手と足). */
  names: string
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
    names: [source.title, ...labelsOf({ ...source, category: '' })].map(fold).join('\n'),
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

/** The answer of the search call: the best hits as they were written when their courses were read, and how many there are. */
export function writeAnswer(found: Indexed[]): string {
  const hits = found.slice(0, mostHits).map(({ hit }) => hit)
  return `{"nbHits":${found.length},"hits":[${hits.join(',')}]}`
}
