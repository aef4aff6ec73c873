import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchStatements } from '#platform/statements.ts'
import { writeCourse } from '#test/learning/courses.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import {
  groupsOf,
  type OpenCourse,
  openCourses,
  openCoursesOf,
  openCoursesOfTab,
  pageOfCourses,
} from './live/listing.ts'
import { catalogueOf } from './live/live-catalogue.ts'
import { arrangeShelves } from './rules.ts'
import { coursesAPage, levels, sorts } from './terms.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const later = new Date('2026-11-20T12:00:01+09:00')

const dayOf = ({ openedAt }: OpenCourse) => openedAt.getTime()

describe('the cards of the listing', () => {
  let fresh: FreshHouse
  let full: number
  let plain: number
  let closed: number
  let elsewhere: number

  beforeAll(async () => {
    fresh = await freshHouse({ now })
    const { db } = fresh
    full = await writeCourse(db, {
      title: '顔の描き方',
      teachers: ['青木', '白石'],
      tags: ['顔', '目'],
      level: 'beginner',
    })
    plain = await writeCourse(db, { title: '体' })
    closed = await writeCourse(db, { title: '終わった講座', closedAt: now })
    await writeCourse(db, { title: 'これからの講座', openedAt: later })
    elsewhere = await writeCourse(db, { title: 'マンガ', tab: 'manga' })
    await db
      .updateTable('courses')
      .set({ cover_key: 'public/covers/1.webp', video_seconds: 3600, display_title: false })
      .where('id', '=', full)
      .execute()
    const [group] = await db
      .insertInto('course_groups')
      .values([
        { key: 'body', tab: 'character', title: 'からだ', position: 2 },
        { key: 'first', tab: 'character', title: 'はじめて', level: 'entry', is_sortable: false, position: 1 },
      ])
      .returning('id')
      .execute()
    await db
      .insertInto('course_group_members')
      .values(
        [closed, plain, elsewhere].map((course_id, index) => ({ group_id: group!.id, course_id, position: 9 - index })),
      )
      .execute()
  })
  afterAll(() => fresh.close())

  it('carry what a card shows [CT-022]', async () => {
    const [course] = openCoursesOf(await catalogueOf(fresh.house), now, [full])
    expect(course!.card).toMatchObject({
      id: full,
      title: '顔の描き方',
      thumbnailUrl: '/files/covers/1.webp',
      linkUrl: `/courses/${full}`,
      teacher: '青木、白石',
      tags: ['顔', '目'],
      level: 'beginner',
      duration: 3600,
      displayTitle: false,
      displayPlayBtn: true,
    })
  })

  it('leave out what is not open yet or no longer [CT-025]', async () => {
    const catalogue = await catalogueOf(fresh.house)
    const ids = openCoursesOfTab(catalogue, now, 'character', 'new').map(({ id }) => id)
    expect(ids.toSorted()).toEqual([full, plain, elsewhere].toSorted())
    expect(openCoursesOfTab(catalogue, later, 'character', 'new').map(({ title }) => title)).toContain('これからの講座')
    expect(openCourses(catalogue, now)).toHaveLength(3)
  })

  it('stand where their group stands, else under their own tab', async () => {
    const catalogue = await catalogueOf(fresh.house)
    expect(openCoursesOfTab(catalogue, now, 'manga', 'new')).toEqual([])
    expect(groupsOf(catalogue, 'character')).toMatchObject([
      { key: 'first', title: 'はじめて', level: 'entry', isSortable: false, courseIds: [] },
      { key: 'body', title: 'からだ', level: null, isSortable: true, courseIds: [elsewhere, plain, closed] },
    ])
  })

  it('come a page at a time in the order that was chosen, each exactly once', async () => {
    const many = await freshHouse({ now })
    const added = []
    for (let index = 0; index < coursesAPage + 3; index++) {
      const openedAt = new Date(now.getTime() - (index % 7) * 86_400_000)
      added.push(await writeCourse(many.db, { title: `講座${index}`, openedAt, level: levels[index % 4] }))
    }
    const catalogue = await catalogueOf(many.house)
    for (const { id: sort } of sorts) {
      const sorted = openCoursesOfTab(catalogue, now, 'character', sort)
      const [first = [], second = []] = [1, 2].map((page) => pageOfCourses(sorted, page))
      expect([first.length, second.length]).toEqual([coursesAPage, 3])
      expect([...first, ...second].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(added)
      if (sort === 'new') expect(Math.min(...first.map(dayOf))).toBeGreaterThanOrEqual(Math.max(...second.map(dayOf)))
      if (sort === 'old') expect(Math.max(...first.map(dayOf))).toBeLessThanOrEqual(Math.min(...second.map(dayOf)))
      if (sort === 'level') expect(second.every(({ level }) => level === 'advanced')).toBe(true)
    }
    const all = openCoursesOfTab(catalogue, now, 'character', 'new')
    expect(all).toHaveLength(coursesAPage + 3)
    const [newest] = arrangeShelves([], pageOfCourses(all, 1), 'new', all)
    expect([newest!.courses.length, newest!.total]).toEqual([coursesAPage, coursesAPage + 3])
    await many.close()
  })

  it('come in the order that was asked for, without a statement', async () => {
    await catalogueOf(fresh.house)
    const { result, statements } = await watchStatements(async () =>
      openCoursesOf(await catalogueOf(fresh.house), now, [plain, full, closed, elsewhere]),
    )
    expect(result.map(({ id }) => id)).toEqual([plain, full, elsewhere])
    expect(statements).toHaveLength(0)
  })
})
