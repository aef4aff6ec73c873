import { dayKey } from '#platform/tokyo.ts'
import type { Rhythm, StudyDay } from './terms.ts'

type About = { site: string; host: string; origin: string; memberId: number; changedAt: Date; page: string }

const CRLF = '\r\n'
const MOST_OCTETS = 75

/** As RFC 5545 wants text: what ends or parts values is escaped, a line's end is `\n`. */
const text = (words: string) =>
  words
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // No other control may stand in a value.
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\t' ? sign : ''))

/** A line of at most 75 octets, gone on with a space in the next; never in the middle of a sign. */
export function fold(line: string): string {
  const lines: string[] = []
  let now = ''
  let octets = 0
  for (const sign of line) {
    const more = Buffer.byteLength(sign)
    if (octets + more > MOST_OCTETS) {
      lines.push(now)
      now = ' '
      octets = 1
    }
    now += sign
    octets += more
  }
  return [...lines, now].join(CRLF)
}

const two = (n: number) => String(n).padStart(2, '0')
const local = (date: string, minute: number) =>
  `${date.replaceAll('-', '')}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

// Japan has had one time all year since 1951.
const TIME_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Asia/Tokyo', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900', 'TZNAME:JST', 'END:STANDARD', 'END:VTIMEZONE'],
]

/** The days of a schedule as a calendar (iCalendar, RFC 5545). A day keeps its name (UID) whatever moves onto it. */
export function calendarOf(about: About, { minutes, startsMinute }: Rhythm, days: readonly StudyDay[]): string {
  const { site, host, memberId, changedAt, origin, page } = about
  const events = days.flatMap(({ date, parts }) => [
    'BEGIN:VEVENT',
    `UID:study-${memberId}-${date.replaceAll('-', '')}@${host}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART;TZID=Asia/Tokyo:${local(date, startsMinute)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${text(`${site}：${parts[0]!.item.title}${parts.length > 1 ? ` ほか${parts.length - 1}件` : ''}`)}`,
    `DESCRIPTION:${text(
      [
        ...parts.map(({ item, goesOn }) => `・${item.title}${goesOn ? '（つづき）' : ''}\n${origin}${item.link}`),
        '',
        `予定を見る\n${origin}${page}`,
      ].join('\n'),
    )}`,
    `URL:${origin}${page}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${text(site)}//study schedule//JA`, 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', `NAME:${text(`${site}の学習計画`)}`, `X-WR-CALNAME:${text(`${site}の学習計画`)}`],
    ...['X-WR-TIMEZONE:Asia/Tokyo', 'REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'],
    ...[...TIME_ZONE, ...events, 'END:VCALENDAR', ''],
  ]
    .map(fold)
    .join(CRLF)
}

export const calendarName = (now: Date) => `study-${dayKey(now)}.ics`
