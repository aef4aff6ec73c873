import { tabs } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { fileLink } from '#platform/file-link.ts'
import { choiceOf, keysOf, pageOf, pagesOf } from '#platform/paging.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { courseStates } from '../terms.ts'
import { countCourses, type Filters, listCourses, listTeacherNames } from './queries.ts'
import { stateOf } from './rules.ts'

const LONGEST = 100

/** Where staff see a cover: a draft's own address shows it to nobody. */
export const coverOf = (id: number, key: string | null) =>
  key &&
  (key.startsWith('public/')
    ? fileLink(key)
    : `${callPath('/staff/courses/:id/cover', { id })}?v=${key.slice(-14, -4)}`)

/** The list of courses in three statements, however many there are. */
export async function readCourses({ db, url, now }: Actor) {
  const teacher = Number(url.searchParams.get('teacher'))
  const filters: Filters = {
    q: (url.searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST),
    state: choiceOf(url, 'state', keysOf(courseStates)),
    tab: choiceOf(
      url,
      'tab',
      tabs.map(({ id }) => id),
    ),
    teacher: Number.isSafeInteger(teacher) && teacher > 0 ? teacher : null,
  }
  const page = pageOf(url)
  const [count, rows, teachers] = await Promise.all([
    countCourses(db, filters, now),
    listCourses(db, filters, page, now),
    listTeacherNames(db),
  ])
  return {
    filters,
    teachers,
    count,
    page,
    pages: pagesOf(count),
    courses: rows.map(({ openedAt, closedAt, teachers: names, coverKey, ...row }) => ({
      ...row,
      breaks: breaksIn(row.title),
      cover: coverOf(row.id, coverKey),
      teacher: names.join('、'),
      state: stateOf({ openedAt, closedAt }, now),
      opens: openedAt && formatMoment(openedAt),
      closes: closedAt && formatMoment(closedAt),
    })),
  }
}
export type CourseLine = Awaited<ReturnType<typeof readCourses>>['courses'][number]
