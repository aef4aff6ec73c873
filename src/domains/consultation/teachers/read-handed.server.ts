import type { Actor } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { headingOf, placeOf } from '../threads/read-threads.server.ts'
import { findHanded, listHanded } from './queries.ts'

export async function readHandedList({ db }: Actor, teacherId: number) {
  const rows = await listHanded(db, teacherId)
  return rows.map((row) => ({
    id: row.id,
    heading: headingOf(row),
    course: row.title,
    excerpt: row.body.slice(0, 100),
    dueOn: row.dueOn && formatDayKey(row.dueOn),
    hasProposal: row.hasProposal,
  }))
}

/** The question as its teacher sees it: who asks by name alone, never by address. */
export async function readHanded(actor: Actor, id: number, teacherId: number) {
  const thread = orNotFound(await findHanded(actor.db, id, teacherId))
  return {
    id,
    heading: headingOf(thread),
    member: thread.member,
    askedAt: formatMoment(thread.askedAt),
    place: placeOf(thread),
    body: thread.body,
    dueOn: thread.dueOn && formatDayKey(thread.dueOn),
    pictures: thread.pictures.map((key, at) => ({
      id: at + 1,
      image: privateFileLink(actor, key),
      alt: `画像${at + 1}`,
    })),
    messages: thread.messages
      .filter(({ sentAt }) => sentAt !== null)
      .map(({ id: messageId, byWhom, authorName, body, sentAt }) => ({
        id: messageId,
        author: byWhom === 'member' ? `${authorName}さん` : authorName,
        body,
        at: formatMoment(new Date(sentAt!)),
      })),
    proposal: thread.messages.find(({ sentAt }) => sentAt === null)?.body ?? '',
  }
}
export type Handed = Awaited<ReturnType<typeof readHanded>>
