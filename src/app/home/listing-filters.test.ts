import { describe, expect, it } from 'vitest'
import type { Level } from '#domains/catalogue/index.ts'
import { listingFilters } from './listing-filters.ts'

const kinds = ['しくみ', 'ドリル', '直し方', '作品づくり']
const course = (at: number, { minutes = 12, isFree = false } = {}) => ({
  level: (['entry', 'beginner', 'intermediate', 'advanced'] as Level[])[at % 4]!,
  card: {
    ...{ id: at, title: '', thumbnailUrl: null, linkUrl: '', teacher: null, lessons: 5, level: 'entry' as const },
    ...{ tags: ['顔', kinds[at % 4]!], duration: minutes * 60, drawing: 60 + at * 30 },
    ...{ displayTitle: true, displayPlayBtn: false },
  },
  lessons: [{ id: at, courseId: at, title: '', isFree, freeCategoryId: null, chapters: [] }],
})
const courses = Array.from({ length: 12 }, (_, at) => course(at, { isFree: at < 3, minutes: at === 0 ? 8 : 12 }))
const filters = (address: string, of = courses) => listingFilters(new URLSearchParams(address), of)
const names = (address: string, of = courses) => filters(address, of).filters.map(({ name }) => name)

describe('what narrows the listing', () => {
  it('is what some courses have and not nearly all: films that are all about as long are no choice', () => {
    expect(names('')).toEqual(['レベル', '種類', '描く時間', 'レッスン'])
    const mixed = courses.map((_, at) => course(at, { minutes: at < 6 ? 8 : 12 }))
    expect(names('', mixed)).toEqual(['レベル', '種類', '描く時間', '動画'])
  })

  it('stays in sight while it is chosen, and is taken back by the same press', () => {
    const { filters: rows, chosen } = filters('length=short&kind=ドリル')
    expect(chosen.map(({ label }) => label)).toEqual(['ドリル', '10分まで'])
    const pressed = rows.flatMap(({ chips }) => chips).filter(({ current }) => current)
    expect(pressed.map(({ asked }) => asked)).toEqual([{ kind: null }, { length: null }])
  })

  it('leads to no choice that would leave nothing beside what is chosen, and still names it', () => {
    const led = (rows: ReturnType<typeof filters>['filters'], row: string) =>
      rows
        .find(({ name }) => name === row)!
        .chips.filter(({ asked }) => asked)
        .map(({ label }) => label)
    const { filters: rows } = filters('level=entry')
    expect(led(rows, '種類')).toEqual(['しくみ'])
    expect(led(rows, 'レベル')).toEqual(['入門', '初級', '中級', '上級'])
    expect(rows.find(({ name }) => name === '種類')!.chips).toHaveLength(4)
    const inGroup = listingFilters(new URLSearchParams(), courses, ({ level }) => level === 'beginner')
    expect(led(inGroup.filters, 'レベル')).toEqual(['初級'])
  })

  it('leaves the courses that have all that is chosen, and heeds nothing that is no choice', () => {
    const left = (address: string) => courses.filter(filters(address).isWanted).map(({ card }) => card.id)
    expect(left('kind=しくみ')).toEqual([0, 4, 8])
    expect(left('drawing=short')).toEqual([0, 1, 2])
    expect(left('drawing=short&free=true&level=beginner')).toEqual([1])
    expect(left('kind=顔&drawing=x&level=none')).toHaveLength(12)
  })

  it('knows no kinds where the last tags of courses have nothing in common', () => {
    const odd = courses.map((one, at) => ({ ...one, card: { ...one.card, tags: [`もの${at}`] } }))
    expect(names('', odd)).toEqual(['レベル', '描く時間', 'レッスン'])
  })
})
