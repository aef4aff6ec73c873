import { describe, expect, it } from 'vitest'
import { logs } from '../practice/logs.ts'
import { joined, reports } from './reports.ts'
import { comments, likes } from './talk.ts'

describe('what learners say to each other in the demo world', () => {
  it('comes from people who were there by then, after what they speak of was shown', () => {
    const early = [...comments, ...likes].filter(({ author, daysAgo }) => joined(author) < daysAgo)
    const before = [...comments, ...likes].filter(({ report, daysAgo }) => reports[report]!.daysAgo < daysAgo)
    expect([early, before]).toEqual([[], []])
  })

  it('is said by others, and answered only by who drew it', () => {
    const own = comments.filter(({ report, author }) => reports[report]!.author === author)
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter(({ content }) => !/ありがとう|うれしい|続けられそう|楽しみに|鉛筆/.test(content))).toEqual([])
    expect(likes.filter(({ report, author }) => reports[report]!.author === author)).toEqual([])
  })

  it('speaks of what is drawn: no windows on a face, no whirl of hair on a cloud', () => {
    const about = (words: RegExp, subjects: RegExp) =>
      comments.filter(({ report, content }) => words.test(content) && !subjects.test(reports[report]!.subject))
    expect(about(/窓の数/, /point|street/)).toEqual([])
    expect(about(/つむじ|まゆ|あごの線/, /head|eye|face|hair/)).toEqual([])
    expect(about(/雲の底|空気の色/, /cloud|foliage|water/)).toEqual([])
  })

  it('shows nobody else’s drawing as one’s own', () => {
    const shown = comments.flatMap(({ piece, author }) => (piece === null ? [] : [[reports[piece]!.author, author]]))
    expect(shown.length).toBeGreaterThan(3)
    for (const [drew, shows] of shown) expect(drew).toBe(shows)
  })
})

it('what a learner notes of a practice, and what the school says of it, is about what was drawn', () => {
  const about = (words: RegExp, subjects: RegExp) =>
    logs.filter(({ memo, caption, subject }) => words.test(memo + caption) && !subjects.test(subject))
  expect(about(/親指|手の形/, /^hand$/)).toEqual([])
  expect(about(/右目|あごの線|目線/, /head|eye/)).toEqual([])
  expect(about(/屋根|消失点|奥行き/, /point/)).toEqual([])
  expect(about(/シワ/, /cloth/)).toEqual([])
})
