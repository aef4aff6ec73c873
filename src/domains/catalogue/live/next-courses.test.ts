import { expect, it } from 'vitest'
import { joined } from './joined.ts'
import { nextCourses } from './next-courses.ts'
import type { BriefCourse } from './terms.ts'

const now = new Date('2026-11-20T09:00:00+09:00')
const closed = { openedAt: new Date(0), closedAt: new Date(1) }

function course(
  id: number,
  tags: string[],
  teacher: number,
  window = { openedAt: new Date(0), closedAt: null as Date | null },
) {
  const card = { id, title: '', thumbnailUrl: null, linkUrl: '', teacher: null, tags, level: 'entry' as const }
  const one: BriefCourse = {
    ...{ id, title: `講座${id}`, coverKey: null, window, openedAt: window.openedAt, subscription: null },
    singlePriceYen: null,
    card: { ...card, duration: 0, lessons: 1, displayTitle: true, displayPlayBtn: true },
    ...{ level: 'entry', tab: 'character', categoryPosition: 1, teacherIds: [teacher], lessons: [], primes: [] },
  }
  return [id, one] as const
}

const kinds = ['しくみ', 'ドリル', '直し方', '作品づくり']
/** How it is taught says less than what is drawn: there are many of each kind. */
const others = Array.from({ length: 40 }, (_, at) => course(20 + at, [`もの${at >> 2}`, kinds[at % 4]!], 9))
const catalogue = joined(
  new Map([
    ...others,
    course(1, ['顔', 'はじめて', 'しくみ'], 1),
    course(2, ['顔', 'はじめて', 'ドリル'], 2),
    course(3, ['顔', 'はじめて', '直し方'], 1),
    course(4, ['顔', 'はじめて', '作品づくり'], 2),
    course(5, ['顔', '角度', 'しくみ'], 3),
    course(6, ['箱', 'しくみ'], 2),
    course(7, ['箱', 'ドリル'], 3),
    course(8, ['顔', 'はじめて', '直し方'], 2, closed),
  ]),
  { groups: [], curriculums: [], teachers: [], problems: [], freeCategories: [] },
)
const after = (id: number, most = 4) => nextCourses(catalogue, now, id, most).map((one) => one.id)

it('leads a learner on within the subject, from the course that follows around to the one before, then to more by its teacher', () => {
  expect(after(2)).toEqual([3, 4, 1, 6])
  expect(after(4)).toEqual([1, 2, 3, 6])
})

it('goes on with what is alike where subject and teacher have no more, and never names a closed course or itself', () => {
  expect(after(1)).toEqual([2, 3, 4, 5])
  expect(after(7)).toEqual([6, 5, 20 + 1, 20 + 5])
  expect(after(99)).toEqual([])
})
