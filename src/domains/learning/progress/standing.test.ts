import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domains/catalogue/index.ts'
import type { Member } from '#platform/ask.ts'
import type { OwnWithLists } from '../own.ts'
import type { Done, OwnLists } from '../own-rows.ts'
import { shownShare } from '../terms.ts'
import { attendedOf } from './attended.ts'
import { goOnOf } from './go-on.ts'
import { isBeginner, standingOf } from './standing.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const window = { openedAt: new Date('2020-01-01T00:00:00Z'), closedAt: null }
const film = (id: number) => ({ id, seconds: 100, posterKey: null })
const chapter = (id: number) => ({ id, title: `チャプター${id}`, film: film(id) })
const lesson = (id: number, ...chapters: number[]) => ({
  ...{ id, courseId: 1, title: `レッスン${id}`, isFree: false, freeCategoryId: null },
  chapters: chapters.map(chapter),
})
const lessons = [lesson(1, 11, 12), lesson(2, 21)]
const course = { id: 1, title: '講座', coverKey: null, window, subscription: window, lessons, primes: [chapter(91)] }
const steps = lessons.map((one, position) => ({
  id: 100 + position,
  title: `STEP${position}`,
  position,
  lessons: [one],
}))
const curriculum = { id: 7, title: 'コース', level: 'entry', coverKey: null, window, steps }
const catalogue = {
  courses: new Map([[1, course]]),
  curriculums: new Map([[7, curriculum]]),
  borrowings: new Map(lessons.map(({ id }) => [id, [{ stepId: 99 + id, curriculumId: 7, window }]])),
} as unknown as Catalogue

const at = '2026-11-19T12:00:00Z'
type State = {
  ticked?: number[]
  /** Seconds seen, and where it was left. */
  watched?: Record<number, [seen: number, place: number]>
  place?: { chapterId?: number; primeLessonId?: number }
  attends?: { stepId: number; chapterId: number }
  completed?: boolean
  certificates?: number
  completedAny?: boolean
}

function own({
  ticked = [],
  watched = {},
  place,
  attends,
  completed = false,
  certificates = 0,
  completedAny = false,
}: State) {
  const done = {
    watched: new Map(
      Object.entries(watched).map(([id, [seen, left]]) => [
        Number(id),
        { video: Number(id), place: left, seenMs: seen * 1000, device: null, at },
      ]),
    ),
    ...{ ticked: new Set(ticked), lessons: new Set(), bought: new Set(), places: new Map(), bookmarks: new Map() },
    completed: new Set(completed ? [1] : []),
  } as unknown as Done
  const unfinished = place ? [{ courseId: 1, chapterId: null, primeLessonId: null, ...place, at }] : []
  const lists = {
    attendances: attends ? [{ curriculumId: 7, ...attends, at }] : [],
    certificates: Array.from({ length: certificates }, (_, id) => ({
      id,
      curriculumId: 1000 + id,
      title: '',
      publishedAt: at,
    })),
    ...{ unfinished, begun: [], bookmarked: [], lessonBookmarks: [], received: [], purchased: [], studied: {} },
    watchedAny: unfinished.length > 0,
    completedAny: completed || completedAny,
  } as OwnLists
  const member = { id: 1, state: 'will_continue', accessEndsAt: null, isStaff: false } as Member
  return { catalogue, member, now, done, lists } satisfies OwnWithLists
}

const chapterLink = (id: number) => `/daily_lesson_chapters/${id}`
const inStep = (step: number, id: number) => `/subscriptions/curriculum_steps/${step}/chapters/${id}`
const seen = (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, [100, 100] as [number, number]]))
const all = [11, 12, 21]
type Row = [name: string, state: State, standing: string, link: string | null, card?: string]

describe('what learning status says in every state', () => {
  const rows: Row[] = [
    ['somebody new', {}, 'new', null],
    ['a veteran with finished courses and nothing open', { completedAny: true }, 'between', null],
    ['who earned a certificate and has nothing open', { certificates: 1 }, 'between', null],
    ['in the middle of a film', { place: { chapterId: 11 }, watched: { 11: [40, 40] } }, 'under-way', chapterLink(11)],
    ['a film at its end, not ticked', { place: { chapterId: 11 }, watched: seen(11) }, 'under-way', chapterLink(12)],
    [
      'a film ticked and left at its end',
      { place: { chapterId: 11 }, ticked: [11], watched: seen(11) },
      'under-way',
      chapterLink(12),
    ],
    ['ticked without being watched', { place: { chapterId: 11 }, ticked: [11] }, 'under-way', chapterLink(12)],
    [
      'the last film left, an earlier one open',
      { place: { chapterId: 21 }, ticked: [11, 21] },
      'under-way',
      chapterLink(12),
    ],
    [
      'all ticked, a prime lesson left',
      { place: { chapterId: 21 }, ticked: all },
      'under-way',
      '/prime_lessons/91?current_time=0',
    ],
    [
      'a prime lesson in the middle',
      { place: { primeLessonId: 91 }, watched: { 91: [30, 30] } },
      'under-way',
      '/prime_lessons/91?current_time=30',
    ],
    [
      'a finished course left in the middle of a film',
      { place: { chapterId: 11 }, completed: true, watched: { 11: [40, 40] } },
      'between',
      null,
    ],
    ['a curriculum begun', { attends: { stepId: 100, chapterId: 11 } }, 'under-way', inStep(100, 11), '0% 残り2'],
    [
      'its first step done',
      { attends: { stepId: 100, chapterId: 12 }, ticked: [11, 12] },
      'under-way',
      inStep(101, 21),
      '0% 残り1',
    ],
    [
      'all watched, the last chapter not ticked',
      { attends: { stepId: 101, chapterId: 21 }, ticked: [11, 12], watched: seen(...all) },
      'under-way',
      inStep(101, 21),
      '99% 残り1',
    ],
    [
      'all watched, nothing ticked',
      { attends: { stepId: 101, chapterId: 21 }, watched: seen(...all) },
      'under-way',
      inStep(101, 21),
      '99% 残り2',
    ],
    [
      'cleared without watching',
      { attends: { stepId: 101, chapterId: 21 }, ticked: all },
      'between',
      null,
      '100% クリア',
    ],
    [
      'cleared and watched',
      { attends: { stepId: 101, chapterId: 21 }, ticked: all, watched: seen(...all) },
      'between',
      null,
      '100% クリア',
    ],
  ]
  it.each(rows)('%s', (_, state, standing, link, card) => {
    const mine = own(state)
    expect([standingOf(mine), goOnOf(mine)?.link ?? null]).toEqual([standing, link])
    const [shown] = attendedOf(mine).map(({ isCleared, watchedRatio, nSteps, nCompletedSteps }) => {
      const share = `${shownShare(isCleared, watchedRatio)}%`
      return isCleared ? `${share} クリア` : `${share} 残り${nSteps - nCompletedSteps}`
    })
    expect(shown).toBe(card)
    // Full, and something left: never together.
    expect(shown?.startsWith('100% 残り') ?? false).toBe(false)
  })

  it('who finished anything is no beginner', () => {
    expect(isBeginner(own({}).lists)).toBe(true)
    expect(isBeginner(own({ place: { chapterId: 11 } }).lists)).toBe(true)
    expect(isBeginner(own({ certificates: 1 }).lists)).toBe(false)
    expect(isBeginner(own({ completedAny: true }).lists)).toBe(false)
  })
})
