import { type Drawing, drawings, type Level, levels, type Tab, tabs } from '../terms.ts'
import type { Indexed } from './indexed.ts'
import { type Filters, type Length, lengths, longestQuery } from './terms.ts'

/** What an address asks for. What it says wrongly or that we do not know is as if it were not said. */
export function filtersOf(params: URLSearchParams): Filters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? null
  const teacher = params.get('teacher') ?? ''
  const page = params.get('page') ?? ''
  const query = [...(params.get('q') ?? '').toWellFormed().replaceAll('\0', '').trim()].slice(0, longestQuery).join('')
  return {
    query,
    tab: oneOf<Tab>(
      'tab',
      tabs.map(({ id }) => id),
    ),
    level: oneOf<Level>('level', levels),
    length: oneOf<Length>(
      'length',
      lengths.map(({ id }) => id),
    ),
    drawing: oneOf<Drawing>(
      'drawing',
      drawings.map(({ id }) => id),
    ),
    teacher: /^[1-9]\d{0,14}$/.test(teacher) ? Number(teacher) : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export function fits({ tab, level, length, drawing, teacher }: Filters, course: Indexed): boolean {
  if (tab !== null && course.tab !== tab) return false
  if (level !== null && course.level !== level) return false
  if (teacher !== null && !course.teachers.some(({ id }) => id === teacher)) return false
  return isWithin(lengths, length, course.seconds) && isWithin(drawings, drawing, course.drawing)
}

type Span<Id> = { id: Id; label: string; over: number; upTo: number }

export function isWithin<Id>(spans: readonly Span<Id>[], chosen: Id | null, value: number): boolean {
  const span = spans.find(({ id }) => id === chosen)
  return !span || (value > span.over && value <= span.upTo)
}

/** The spans that narrow what is there: those that some of it has, and the chosen one; none where all are of one. */
export function spansOf<Id>(spans: readonly Span<Id>[], values: readonly number[], chosen: Id | null) {
  const held = spans.filter(({ id }) => id === chosen || values.some((one) => isWithin(spans, id, one)))
  return held.length > 1 ? held.map(({ id, label }) => ({ id, label })) : []
}

const MOST_TEACHERS = 50

/** Who teaches what was found, most of it first; the chosen one always among them. */
export function teachersOf(found: Indexed[], chosen: number | null): { id: number; name: string }[] {
  const counts = new Map<number, { id: number; name: string; courses: number }>()
  for (const { teachers } of found) {
    for (const { id, name } of teachers) {
      const known = counts.get(id)
      if (known) known.courses++
      else counts.set(id, { id, name, courses: 1 })
    }
  }
  const most = [...counts.values()].toSorted((a, b) => b.courses - a.courses || a.id - b.id)
  return most.filter(({ id }, index) => index < MOST_TEACHERS || id === chosen).map(({ id, name }) => ({ id, name }))
}
