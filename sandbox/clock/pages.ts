import { html } from '../page.ts'
import { done, json, refused, shown, type Route } from '../router.ts'
import type { Hand } from './hand.ts'

const DAY = 86_400_000
const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: DAY }
const STEPS = [
  ['1h', '1時間'],
  ['1d', '1日'],
  ['7d', '7日'],
  ['30d', '30日'],
] as const
const LIMIT = 50 * 365 * DAY
const tokyo = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Asia/Tokyo' })

/** So long an answer waits for what has become due. */
const PATIENCE_MS = 10_000

/**
 * The page and the call that move business time: `{offsetMs}`, `{at}`, `{advance: '1d'}` or `{reset: true}`. Moved on,
 * it runs what has become due — ends of trials, renewals, retries, reminders — and answers when that is done.
 */
export function clockRoutes(hand: Hand): Route[] {
  const state = async () => {
    const offsetMs = await hand.offset()
    return { now: new Date(Date.now() + offsetMs).toISOString(), offsetMs }
  }
  return [
    { method: 'GET', path: /^\/sandbox\/clock\.json$/, answer: async () => json(await state()) },
    {
      method: 'GET',
      path: /^\/sandbox\/clock$/,
      answer: async ({ query }) => shown('時計', clockPage(await state(), query)),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/clock$/,
      async answer(asked) {
        const offset = wantedOffset(asked.fields, await hand.offset(), Date.now())
        if (offset === null) return refused('時刻の指定を確認してください。')
        await hand.moveTo(offset)
        const settled = await hand.settled(PATIENCE_MS)
        return done(asked, `/sandbox/clock?${settled ? 'settled' : 'busy'}`, { ...(await state()), settled })
      },
    },
  ]
}

/** The offset that is asked for, or null when it cannot be read. */
export function wantedOffset(fields: Record<string, unknown>, current: number, realNow: number): number | null {
  const offset = readOffset(fields, current, realNow)
  return Number.isFinite(offset) && Math.abs(offset) <= LIMIT ? offset : null
}

function readOffset({ reset, advance, at, offsetMs }: Record<string, unknown>, current: number, realNow: number) {
  if (reset) return 0
  if (typeof advance === 'string') {
    const [, count, unit = ''] = /^(-?\d{1,5})([mhd])$/.exec(advance) ?? []
    return current + Number(count) * (UNITS[unit] ?? NaN)
  }
  if (typeof at === 'string') {
    // A time without a zone is what a person in Tokyo typed.
    return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(at) ? at : `${at}+09:00`) - realNow
  }
  return typeof offsetMs === 'number' ? offsetMs : NaN
}

function clockPage({ now, offsetMs }: { now: string; offsetMs: number }, query: URLSearchParams) {
  const settled = query.has('settled') && html`<p role="status">時計を動かし、期限の来た処理を終えました。</p>`
  const busy =
    query.has('busy') && html`<p role="status">時計を動かしました。期限の来た処理は、まだ終わっていません。</p>`
  const local = new Date(Date.parse(now) + 9 * 3_600_000).toISOString().slice(0, 16)
  const steps = STEPS.map(([value, label]) => html`<button name="advance" value="${value}">${label}進める</button> `)
  return html`${settled}${busy}
    <p class="now">${tokyo.format(new Date(now))}</p>
    <p>
      ${offsetMs === 0 ? '実際の時刻のままです。' : html`実際の時刻から ${Math.round(offsetMs / 60_000).toLocaleString('ja-JP')} 分ずれています。`}サイトの日付や期限は、すべてこの時計に従います。進めると、無料体験の終わりや月額の請求など、期限の来た処理をその場で行います。
    </p>
    <form method="post" action="/sandbox/clock">${steps}</form>
    <form method="post" action="/sandbox/clock">
      <label>日時（日本時間） <input type="datetime-local" name="at" value="${local}" required /></label>
      <button>この日時にする</button>
    </form>
    <form method="post" action="/sandbox/clock">
      <button class="quiet" name="reset" value="1">実際の時刻に戻す</button>
    </form>`
}
