import { drawings, filtersOf, isWithin, lengths, levels, type OpenCourse, spansOf } from '#domains/catalogue/index.ts'
import type { FilterRow } from '#domains/catalogue/ui/course-filters.tsx'
import { levelLabels } from '#ui/levels.ts'

/** What is a kind holds this share of the courses at least, and what narrows leaves out this share of them. */
const SHARE = 0.1
type Course = Pick<OpenCourse, 'level' | 'card' | 'lessons'>
type Of = { id: string; label: string; holds: (course: Course) => boolean }

/** How a course teaches (しくみ, ドリル …) is the last of its tags; such are the tags that many end with. */
function kindsOf(courses: readonly Course[]): Of[] {
  const counts = new Map<string, number>()
  for (const { card } of courses) {
    const last = card.tags.at(-1)
    if (last) counts.set(last, (counts.get(last) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= courses.length * SHARE)
    .map(([tag]) => ({ id: tag, label: tag, holds: ({ card }) => card.tags.includes(tag) }))
}

/**
 * What the listing may be narrowed by: what some of its courses have and not nearly all, and what is chosen. What would
 * leave none of those that stand there asks for nothing.
 */
export function listingFilters<One extends Course>(
  params: URLSearchParams,
  courses: readonly One[],
  stands: (course: One) => boolean = () => true,
) {
  const { level, length } = filtersOf(params)
  const offered = spansOf(
    lengths,
    courses.map(({ card }) => card.duration),
    length,
  )
  const rows: { name: string; param: string; of: Of[] }[] = [
    {
      name: 'レベル',
      param: 'level',
      of: levels.map((id) => ({ id, label: levelLabels[id], holds: (course) => course.level === id })),
    },
    { name: '種類', param: 'kind', of: kindsOf(courses) },
    {
      name: '描く時間',
      param: 'drawing',
      of: drawings.map(({ id, label }) => ({
        ...{ id, label },
        holds: ({ card: { drawing = 0 } }) => isWithin(drawings, id, drawing),
      })),
    },
    {
      name: '動画',
      param: 'length',
      of: offered.map(({ id, label }) => ({ id, label, holds: ({ card }) => isWithin(lengths, id, card.duration) })),
    },
    {
      name: 'レッスン',
      param: 'free',
      of: [{ id: 'true', label: '無料レッスンあり', holds: ({ lessons }) => lessons.some(({ isFree }) => isFree) }],
    },
  ]
  const asked = (param: string) => (param === 'level' ? level : param === 'length' ? length : params.get(param))
  const chosen = rows.flatMap(({ param, of }) => {
    const one = of.find(({ id }) => id === asked(param))
    return one ? [{ param, ...one }] : []
  })
  const isOfUse = ({ holds }: Of) => courses.some(holds)
  const wouldLeave = (param: string, { holds }: Of) =>
    courses.some(
      (course) => stands(course) && holds(course) && chosen.every((one) => one.param === param || one.holds(course)),
    )
  const narrows = (of: Of[]) => of.every(({ holds }) => courses.filter(holds).length <= courses.length * (1 - SHARE))
  return {
    filters: rows.flatMap(({ name, param, of }): FilterRow[] => {
      const current = chosen.find((one) => one.param === param)?.id
      const shown = of.filter((one) => one.id === current || isOfUse(one))
      if (shown.length === 0 || (current === undefined && !narrows(shown))) return []
      const chips = shown.map((one) => {
        const isCurrent = one.id === current
        const asked = isCurrent || wouldLeave(param, one) ? { [param]: isCurrent ? null : one.id } : null
        return { label: one.label, current: isCurrent, asked }
      })
      return [{ name, chips }]
    }),
    chosen,
    isWanted: (course: Course) => chosen.every(({ holds }) => holds(course)),
  }
}
