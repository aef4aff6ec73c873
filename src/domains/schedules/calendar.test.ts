import { describe, expect, it } from 'vitest'
import { calendarOf, fold } from './calendar.ts'
import { layOut } from './rules.ts'
import type { Item, Rhythm } from './terms.ts'

const rhythm: Rhythm = { minutes: 45, weekdays: 127, startsMinute: 21 * 60 + 5, until: '2026-12-31' }
const about = {
  ...{
    site: '絵学, 上;級\\',
    host: 'school.example',
    origin: 'https://school.example',
    memberId: 7,
    page: '/study_schedule',
  },
  changedAt: new Date('2026-11-22T15:04:05Z'),
}
const item = (lessonId: number, title: string): Item => ({
  ...{ lessonId, title, courseTitle: '講座', minutes: 45, link: `/daily_lesson_chapters/${lessonId}`, doneOn: null },
})
const calendar = (items: Item[], today = '2026-11-23') => calendarOf(about, rhythm, layOut(rhythm, items, today).days)
/** As a calendar reads it: folded lines put together again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length)

describe('the calendar file', () => {
  it('has lines of at most 75 octets that end with CR LF, and no sign is cut in two', () => {
    const text = calendar([item(1, '髪の束を大中小に分けて描く😀'.repeat(9))])
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\ufffd')
      expect(line.isWellFormed()).toBe(true)
    }
    expect(valueOf(unfolded(text), 'SUMMARY:')).toContain('髪の束を大中小に分けて描く😀'.repeat(9))
    expect(fold('a'.repeat(75))).toBe('a'.repeat(75))
    expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
    expect(fold(`${'a'.repeat(73)}あ`)).toBe(`${'a'.repeat(73)}\r\n あ`)
  })

  it('escapes what would end or part a value, and lets no line into it', () => {
    const lines = unfolded(calendar([item(1, '線; 面, \\影\r\nATTACH:http://evil.example/x\u0007')]))
    expect(valueOf(lines, 'SUMMARY:')).toBe(String.raw`絵学\, 上\;級\\：線\; 面\, \\影\nATTACH:http://evil.example/x`)
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([])
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })

  it('is of Tokyo: the zone is defined and named at each beginning, what was written is told in UTC', () => {
    const lines = unfolded(calendar([item(1, '頭')]))
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    expect(zone).toEqual(expect.arrayContaining(['TZID:Asia/Tokyo', 'TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900']))
    expect(valueOf(lines, 'DTSTART;TZID=Asia/Tokyo:')).toBe('20261123T210500')
    expect(valueOf(lines, 'DURATION:')).toBe('PT45M')
    expect(valueOf(lines, 'DTSTAMP:')).toBe('20261122T150405Z')
    for (const needed of ['VERSION:2.0', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH']) expect(lines).toContain(needed)
    expect(valueOf(lines, 'PRODID:')).toBeTruthy()
  })

  it('names a day always the same, whatever moves onto it', () => {
    const uids = (text: string) => unfolded(text).filter((line) => line.startsWith('UID:'))
    const [before, after] = [calendar([item(1, '頭'), item(2, '手')]), calendar([item(2, '手'), item(3, '足')])]
    expect(uids(before)).toEqual(['UID:study-7-20261123@school.example', 'UID:study-7-20261124@school.example'])
    expect(uids(after)).toEqual(uids(before))
  })
})
