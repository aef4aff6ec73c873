import type { Actor } from '#platform/ask.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { dayOf, PER_PAGE } from '#platform/paging.ts'
import { listAudit } from './queries.ts'
import { auditWordsOf } from './words.ts'

const numberOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** A page of the log in one statement; the next begins below its last line, so that new lines move nothing. */
export async function readAudit({ db, url, house }: Actor) {
  const words = auditWordsOf(house.domains)
  const { searchParams } = url
  const action = searchParams.get('action') ?? ''
  const actions = words.actionsOf(action)
  const filter = {
    action: actions && action,
    member: numberOf(searchParams.get('member')),
    from: dayOf(url, 'from'),
    to: dayOf(url, 'to'),
  }
  const found = await listAudit(db, { ...filter, actions, before: numberOf(searchParams.get('before')) })
  const rows = found.slice(0, PER_PAGE)
  const more = new URLSearchParams(searchParams)
  more.set('before', String(rows.at(-1)?.id ?? 0))
  return {
    filter: { ...filter, member: filter.member === null ? '' : String(filter.member) },
    choices: words.choices,
    isFirst: !searchParams.has('before'),
    olderPath: found.length > PER_PAGE ? `?${more.toString()}` : null,
    rows: rows.map((row) => ({
      id: row.id,
      at: formatMoment(row.at),
      action: words.nameOf(row.action),
      actor: row.actor_id && { id: row.actor_id, name: row.actor ?? `会員 ${row.actor_id}` },
      subject: row.subject_id && { id: row.subject_id, name: row.subject ?? `会員 ${row.subject_id}` },
      details: words.describe(row.details),
      ip: row.ip ?? '',
      agent: row.agent ?? '',
    })),
  }
}
