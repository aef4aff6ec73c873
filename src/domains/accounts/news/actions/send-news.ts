import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { newsLetter } from '../mail/news-letter.ts'
import { insertNews, listReaders, lockNews, noteSent } from '../queries.ts'
import { NEWS_BATCH } from '../terms.ts'

/** Says that it is to go out: a job writes the letters, some at a time. */
export function sendNews(actor: Actor, { subject, body }: { subject: string; body: string }): Promise<void> {
  const { db, house, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const id = await insertNews(tx, { subject, body, by: memberId, at: now })
    await writeAudit(tx, actor, 'staff.news-sent', null, { subject })
    await house.jobs.add(tx, 'accounts.send-news', { id })
  })
}

/** The next letters of a news; who took the consent back meanwhile gets none. Each batch is one transaction and the next job. */
export function sendSomeNews(house: House, { id }: { id: number }): Promise<void> {
  return house.db.transaction().execute(async (tx) => {
    const news = await lockNews(tx, id)
    if (!news) return
    const readers = await listReaders(tx, news.up_to, news.sent_at)
    for (const { memberId, email, name } of readers)
      await writeLetter(house, tx, newsLetter(house, { ...news, memberId, to: email, name }))
    const isDone = readers.length < NEWS_BATCH
    const doneAt = isDone ? house.clock.now() : null
    await noteSent(tx, id, { upTo: readers.at(-1)?.id ?? news.up_to, count: readers.length, doneAt })
    if (!isDone) await house.jobs.add(tx, 'accounts.send-news', { id })
  })
}
