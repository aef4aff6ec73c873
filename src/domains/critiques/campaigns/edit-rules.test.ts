import { describe, expect, it } from 'vitest'
import { phaseOf, whatIsWrong, type Standing } from './edit-rules.ts'
import type { CampaignForm } from './forms.ts'

const now = new Date('2026-06-01T03:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const form = (more: Partial<CampaignForm> = {}): CampaignForm => ({
  ...{ act: 'save', version: 1, title: '夏', description: '', accepts: true, beside_others: false },
  ...{ starts_at: at(-60), ends_at: at(60), capacity: 5, slots: new Map([[7, 3]]) },
  ...more,
})
const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ startsAt: at(-60), endsAt: at(60), accepts: true, publishedAt: at(-90), taken: 2 },
  seats: [{ teacherId: 7, taken: 2, waiting: 0 }],
  ...more,
})
const wrongOf = (given: Partial<CampaignForm>, before: Partial<Standing> | null = {}) =>
  Object.keys(whatIsWrong(form(given), before && standing(before), now))

describe('a campaign in the hands of an editor', () => {
  it('is a draft, coming, open or ended, by the minute', () => {
    expect(phaseOf(standing({ publishedAt: null }), now)).toBe('draft')
    expect(phaseOf(standing({ startsAt: at(1) }), now)).toBe('coming')
    expect(phaseOf(standing({ startsAt: now }), now)).toBe('open')
    expect(phaseOf(standing({ endsAt: now }), now)).toBe('ended')
  })

  it('keeps as many places as were given, of each teacher and in all', () => {
    expect(wrongOf({ slots: new Map([[7, 2]]), capacity: 2 })).toEqual([])
    expect(wrongOf({ slots: new Map([[7, 1]]) })).toEqual(['slots.7'])
    expect(wrongOf({ slots: new Map() })).toEqual(['slots.7'])
    expect(wrongOf({ capacity: 1 })).toEqual(['capacity'])
    const inLine = { taken: 0, seats: [{ teacherId: 7, taken: 0, waiting: 1 }] }
    expect(wrongOf({ slots: new Map() }, inLine)).toEqual(['slots.7'])
    expect(wrongOf({ slots: new Map([[7, 0]]) }, inLine)).toEqual([])
  })

  it('begins when members saw it begin, and ends later or sooner, never before now', () => {
    expect(wrongOf({ starts_at: at(-59) })).toEqual(['starts_at'])
    expect(wrongOf({ starts_at: at(5) }, { startsAt: at(10) })).toEqual([])
    expect(wrongOf({ ends_at: at(1) })).toEqual([])
    expect(wrongOf({ ends_at: now })).toEqual(['ends_at'])
    // one that is over keeps its end, or is opened again
    const ended = { endsAt: at(-5) }
    expect(wrongOf({ ends_at: at(-5) }, ended)).toEqual([])
    expect(wrongOf({ ends_at: at(-4) }, ended)).toEqual(['ends_at'])
    expect(wrongOf({ ends_at: at(5) }, ended)).toEqual([])
  })

  it('may be a draft of the past, and is published with a future and with places', () => {
    const draft = { publishedAt: null, taken: 0, seats: [] }
    expect(wrongOf({ ends_at: at(-1), slots: new Map() }, draft)).toEqual([])
    expect(wrongOf({ act: 'publish', ends_at: now }, draft)).toEqual(['ends_at'])
    expect(wrongOf({ act: 'publish', slots: new Map([[7, 0]]) }, null)).toEqual(['slots'])
    expect(wrongOf({ act: 'publish' }, null)).toEqual([])
  })
})
