import { describe, expect, it } from 'vitest'
import { startOfDay } from '#platform/tokyo.ts'
import { comingWords, turnsOfComing } from './coming.ts'

const now = new Date('2026-11-28T12:00:00+09:00')
const campaign = (title: string, from: string, until: string) => ({
  title,
  startsAt: startOfDay(from),
  endsAt: startOfDay(until),
})
const open = campaign('線と形の朱入れ企画', '2026-10-19', '2026-12-18')
const next = campaign('光と影の朱入れ企画', '2026-12-28', '2027-01-27')
const after = { from: '2026-12-29', now }

describe('who would pay today reads, before they do,', () => {
  it('that the campaign of now closes before they may ask, and in which one they can', () => {
    expect(comingWords([open, next], after)).toBe(
      'いま募集中の企画は12月17日で締め切ります。いまお申し込みの方が依頼できるのは、次の企画「光と影の朱入れ企画」（12月28日〜1月26日）からです。',
    )
  })

  it('that no day is known yet where no next one is', () => {
    const words = comingWords([open], after)
    expect(words).toContain('12月17日で締め切ります。')
    expect(words).toContain('次の企画の日程は、まだ決まっていません。')
    expect(comingWords([], after)).not.toContain('締め切ります')
  })

  it('that they can ask in the campaign of now where it is still open then, by the days on its own page', () => {
    expect(comingWords([open, next], { from: '2026-11-28', now })).toBe(
      'いまお申し込みの方が依頼できるのは、「線と形の朱入れ企画」（10月19日〜12月17日）からです。',
    )
    expect(comingWords([open], { from: '2026-12-17', now })).toContain('（10月19日〜12月17日）')
    expect(comingWords([open], { from: '2026-12-18', now })).toContain('締め切ります')
  })
})

it('changes with the next beginning or end of a campaign', () => {
  expect(turnsOfComing([open, next], now)).toEqual([open.endsAt, next.startsAt, next.endsAt])
})
