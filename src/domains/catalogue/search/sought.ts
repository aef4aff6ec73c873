import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { countCharacters } from '#platform/text.ts'
import { dayKey } from '#platform/tokyo.ts'
import { fold } from './fold.ts'
import { weekOf } from './weeks.ts'

type Counts = { searches: number; nothing: number; clicks: number }
type Noted = { week: string; words: Map<string, Counts>; timer: NodeJS.Timeout | null }
type Seeker = Pick<House, 'db' | 'pages'>

const FLUSH_MS = 3000
/** So many different words are held until they are written; what comes beyond is not counted. */
const MOST_WORDS = 5000
const LONGEST = 40

const kept = new WeakMap<House['pages'], Noted>()

/** Counts a search in this process; it is written with others, seconds later, so that nobody waits for it. */
export const noteSought = (house: Seeker, now: Date, words: string, found: number) =>
  note(house, now, words, { searches: 1, nothing: found === 0 ? 1 : 0, clicks: 0 })

/** From the search box something was opened: that is a search and its end. */
export const noteOpened = (house: Seeker, now: Date, words: string) =>
  note(house, now, words, { searches: 1, nothing: 0, clicks: 1 })

/** What may name a person or a number of theirs is never kept. */
export const isTelling = (words: string) => /@|\d{6}|https?:/.test(words)

function note(house: Seeker, now: Date, text: string, add: Counts): void {
  const words = fold(text).trim()
  if (words === '' || countCharacters(words) > LONGEST || isTelling(words)) return
  const week = weekOf(dayKey(now))
  const noted = kept.get(house.pages) ?? { week, words: new Map(), timer: null }
  kept.set(house.pages, noted)
  if (noted.week !== week) flush(house, noted)
  noted.week = week
  const known = noted.words.get(words)
  if (!known && noted.words.size >= MOST_WORDS) return
  noted.words.set(words, {
    searches: (known?.searches ?? 0) + add.searches,
    nothing: (known?.nothing ?? 0) + add.nothing,
    clicks: (known?.clicks ?? 0) + add.clicks,
  })
  noted.timer ??= setTimeout(() => flush(house, noted), FLUSH_MS).unref()
}

/** One statement for all that was counted. What cannot be written now is not worth keeping anybody waiting for. */
function flush({ db }: Seeker, noted: Noted): void {
  if (noted.timer) clearTimeout(noted.timer)
  noted.timer = null
  const { week } = noted
  const rows = [...noted.words].map(([words, counts]) => ({ words, ...counts }))
  noted.words.clear()
  if (rows.length === 0) return
  void sql`
    insert into search_weeks as w (week, words, searches, nothing, clicks)
    select ${week}::date, r.words, r.searches, r.nothing, r.clicks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (words text, searches int, nothing int, clicks int)
    order by r.words
    on conflict (week, words) do update set searches = w.searches + excluded.searches,
      nothing = w.nothing + excluded.nothing, clicks = w.clicks + excluded.clicks`
    .execute(db)
    .catch(() => {})
}
