import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCourse } from '#test/courses.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { replaceSynonyms } from './dictionary.ts'
import { indexCourse } from './index-course.ts'
import { keptAnswer } from './kept-answers.ts'
import { findCourses } from './queries.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const inAnHour = new Date(now.getTime() + 3_600_000)

describe('answers that are kept', () => {
  let fresh: FreshHouse
  let read = 0

  beforeAll(async () => (fresh = await freshHouse({ now })))
  afterAll(() => fresh.close())

  const ask = async (query: string, at = now) => {
    const answer = await keptAnswer({ house: fresh.house, db: fresh.db, now: at }, query, () => {
      read++
      return findCourses(fresh.db, [[query]], at)
    })
    return (JSON.parse(answer.toString()) as { hits: { title: string }[] }).hits.map(({ title }) => title)
  }
  const write = async (title: string, openedAt: Date) => {
    const id = await writeCourse(fresh.db, { title, openedAt })
    await indexCourse(fresh.db, id)
    await fresh.house.pages.catchUp()
    return id
  }

  it('are read once for all who type the same, and anew when a course opens [S-013]', async () => {
    await fresh.house.pages.catchUp()
    await write('夜明けの空', new Date(now.getTime() - 60_000))
    await write('夜明けの海', inAnHour)
    read = 0
    expect(await ask('夜明け')).toEqual(['夜明けの空'])
    expect(await ask('夜明け', new Date(inAnHour.getTime() - 1))).toEqual(['夜明けの空'])
    expect(read).toBe(1)
    expect(await ask('夜明け', inAnHour)).toEqual(['夜明けの海', '夜明けの空'])
    expect(await ask('夜明け', now)).toEqual(['夜明けの空'])
    expect(read).toBe(3)
  })

  it('end when a course is written, and when its window is closed by hand [S-013]', async () => {
    expect(await ask('逆光')).toEqual([])
    const id = await write('逆光の人物', new Date(now.getTime() - 60_000))
    expect(await ask('逆光')).toEqual(['逆光の人物'])
    await fresh.db.updateTable('subscription_courses').set({ closed_at: now }).where('course_id', '=', id).execute()
    await fresh.house.pages.catchUp()
    expect(await ask('逆光')).toEqual([])
  })

  it('end when words are said to mean the same', async () => {
    await ask('逆光')
    read = 0
    await replaceSynonyms(fresh.db, [['逆光', '半逆光']])
    await fresh.house.pages.catchUp()
    await ask('逆光')
    expect(read).toBe(1)
  })

  it('are not kept when the question failed', async () => {
    const failing = () => Promise.reject(new Error('away'))
    const asked = { house: fresh.house, db: fresh.db, now }
    await expect(keptAnswer(asked, '遠景', failing)).rejects.toThrow('away')
    expect(await ask('遠景')).toEqual([])
  })
})
