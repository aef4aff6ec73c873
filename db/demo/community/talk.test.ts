import { describe, expect, it } from 'vitest'
import { logs } from '../practice/logs.ts'
import { daysFrom } from '../days.ts'
import { joined, reports } from './reports.ts'
import { said } from './said/index.ts'
import { comments, likes } from './talk.ts'

describe('what learners say to each other in the demo world', () => {
  it('comes from people who were there by then, after what they speak of was shown', () => {
    const early = [...comments, ...likes].filter(({ author, daysAgo }) => joined(author) < daysAgo)
    const before = [...comments, ...likes].filter(({ report, daysAgo }) => reports[report]!.daysAgo < daysAgo)
    expect([early, before]).toEqual([[], []])
  })

  it('is said by others, and answered only by who drew it', () => {
    const own = comments.filter(({ report, author }) => reports[report]!.author === author)
    const answers = said.flat().filter((one) => one.startsWith('→'))
    expect(own.map(({ content }) => `→${content}`).toSorted()).toEqual(answers.toSorted())
    expect(likes.filter(({ report, author }) => reports[report]!.author === author)).toEqual([])
  })

  it('is never said twice, and by nobody twice below one picture but for who drew it', () => {
    expect(comments.length).toBeGreaterThan(300)
    expect(new Set(comments.map(({ content }) => content)).size).toBe(comments.length)
    const strangers = comments.filter(({ report, author }) => reports[report]!.author !== author)
    expect(new Set(strangers.map(({ report, author }) => `${report} ${author}`)).size).toBe(strangers.length)
  })

  it('is said by nobody where no comments are taken or only its author sees the picture', () => {
    const silent = comments.filter(({ report }) => {
      const { commentStatus, status } = reports[report]!
      return commentStatus === 'refused' || status === 'closed'
    })
    expect(silent).toEqual([])
  })

  it('speaks of what is drawn: no windows on a face, no whirl of hair on a cloud', () => {
    const about = (words: RegExp, subjects: RegExp) =>
      comments.filter(({ report, content }) => words.test(content) && !subjects.test(reports[report]!.subject))
    expect(about(/窓の数/, /point|street/)).toEqual([])
    expect(about(/つむじ|まゆ|あごの線/, /head|eye|face|hair/)).toEqual([])
    expect(about(/雲の底|空気の色/, /cloud|foliage|water/)).toEqual([])
  })

  it('shows only what is one’s own, was shown before and everybody sees', () => {
    const shown = comments.filter(({ piece }) => piece !== null)
    expect(shown.length).toBeGreaterThan(3)
    for (const { piece, author, daysAgo } of shown) {
      expect(reports[piece!]).toMatchObject({ author, status: 'opened' })
      expect(reports[piece!]!.daysAgo).toBeGreaterThan(daysAgo)
    }
  })
})

it('comes in the hours of the day, in its order, and never after now', () => {
  for (const hour of ['03:00', '12:20', '23:50']) {
    const now = new Date(`2026-03-04T${hour}:00+09:00`)
    const { lived } = daysFrom(now)
    const times = Array.from({ length: 900 }, (_, at) => Date.parse(lived((900 - at) * 0.0073)))
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    const hours = times.map((one) => new Date(one + 9 * 3_600_000).getUTCHours())
    expect(hours.filter((one, at) => one < 6 && times[at]! < now.getTime() - 86_400_000)).toEqual([])
  }
})

it('of every practice something else is noted, by whoever', () => {
  const memos = logs.map(({ memo }) => memo).filter(Boolean)
  expect(new Set(memos).size).toBe(memos.length)
  expect(memos.filter((one) => one.includes('お手本'))).toEqual([])
})

it('what a learner notes of a practice, and what the school says of it, is about what was drawn', () => {
  const about = (words: RegExp, subjects: RegExp) =>
    logs.filter(({ memo, caption, subject }) => words.test(memo + caption) && !subjects.test(subject))
  expect(about(/親指|手の形/, /^hand$/)).toEqual([])
  expect(about(/右目|あごの線|目線/, /head|eye/)).toEqual([])
  expect(about(/屋根|消失点|奥行き/, /point/)).toEqual([])
  expect(about(/シワ/, /cloth/)).toEqual([])
})
