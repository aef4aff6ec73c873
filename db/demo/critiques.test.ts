import { describe, expect, it } from 'vitest'
import { RETURN_DAYS } from '#domains/critiques/terms.ts'
import { campaigns, critics } from './critiques.ts'
import type { SampleKind } from './pictures/index.ts'
import { works } from './load-works.ts'

describe('the critiques of the demo world', () => {
  it('were asked for in the days of their campaign, in no other that a learner had asked in', () => {
    for (const { member, campaign, requestedDaysAgo } of works) {
      const asked = works.filter((one) => one.member === member).map((one) => one.campaign)
      const then = campaigns
        .filter(({ key }) => asked.includes(key))
        .filter(({ fromDaysAgo, untilDaysAgo }) => requestedDaysAgo <= fromDaysAgo && requestedDaysAgo > untilDaysAgo)
      expect([member, requestedDaysAgo, then.map(({ key }) => key)]).toEqual([member, requestedDaysAgo, [campaign]])
    }
  })

  it('came back within the days that their campaign promises', () => {
    for (const { description } of campaigns) expect(description).toContain(`依頼から${RETURN_DAYS}日以内`)
    for (const { requestedDaysAgo, correctedDaysAgo } of works.filter((one) => one.says)) {
      const took = requestedDaysAgo - correctedDaysAgo!
      expect(took).toBeGreaterThan(0)
      expect(took).toBeLessThan(RETURN_DAYS)
    }
  })

  it('have campaigns one after the other, but for the one that is full', () => {
    const periods = campaigns.filter(({ key }) => key !== 'full')
    for (const [at, { fromDaysAgo }] of periods.slice(1).entries())
      expect(periods[at]!.untilDaysAgo).toBeGreaterThan(fromDaysAgo)
  })

  it('have teachers whose samples are of what they correct', () => {
    const fieldOf = (shows: SampleKind) => {
      if (['face', 'stance'].includes(shows)) return 'character'
      return shows.endsWith('-page') ? 'manga' : 'background'
    }
    for (const { name, fields, images } of critics)
      for (const shows of images) expect([name, fields]).toEqual([name, expect.arrayContaining([fieldOf(shows)])])
  })
})
