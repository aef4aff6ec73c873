import { describe, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute))
const course = (from: number, until = Infinity) => ({
  from: at(from).getTime(),
  until: until === Infinity ? until : at(until).getTime(),
})

describe('an answer of the search', () => {
  const asked = (kept: KeptAnswers, minute: number, courses = [course(10, 30), null, course(0)], query = '手') => {
    let written = 0
    const answer = kept.answer(query, at(minute), courses, () => `${minute} ${++written}`)
    return { text: answer.toString(), isNew: written === 1 }
  }

  it('is written once for all who type the same while nothing opens or closes', () => {
    const kept = new KeptAnswers()
    expect(asked(kept, 12).isNew).toBe(true)
    expect(asked(kept, 29)).toEqual({ text: '12 1', isNew: false })
    expect(asked(kept, 29, undefined, '足').isNew).toBe(true)
  })

  it('is written anew from the very moment at which a course opens or closes, also by a clock that is put back', () => {
    const kept = new KeptAnswers()
    expect([5, 9, 10, 29, 30, 59, 29].map((minute) => asked(kept, minute).isNew)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('is written anew when courses have changed, whose openings may be others', () => {
    const kept = new KeptAnswers()
    asked(kept, 12)
    kept.clear()
    const changed = [course(10, 20)]
    expect(asked(kept, 12, changed).isNew).toBe(true)
    expect(asked(kept, 19, changed).isNew).toBe(false)
    expect(asked(kept, 20, changed).isNew).toBe(true)
  })

  it('goes when too much else was typed since, so that nobody fills the memory', () => {
    const kept = new KeptAnswers()
    const long = 'あ'.repeat(100_000)
    const type = (query: string) => kept.answer(query, at(0), [], () => long)
    const first = type('0')
    for (let n = 1; n <= 40; n++) type(String(n))
    expect(type('40')).toBe(type('40'))
    for (let n = 41; n <= 100; n++) type(String(n))
    expect(type('0')).not.toBe(first)
    expect(kept.bytes).toBeLessThanOrEqual(16 * 1024 * 1024)
  })
})
