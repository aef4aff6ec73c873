import { randomUUID } from 'node:crypto'
import { clock } from '#domains/learning/ui/clock-time.ts'
import type { Actor } from '#platform/ask.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { openUntil, stateOf, whyCannotAdd, whyCannotRemove } from '../rules.ts'
import { kinds, topics } from '../terms.ts'
import { findThread, listThreads, markRead, type ThreadRow } from './queries.ts'

export const headingOf = ({ kind, topic, lessonTitle }: Pick<ThreadRow, 'kind' | 'topic' | 'lessonTitle'>) =>
  kind === 'question' ? (lessonTitle ?? kinds.question) : `${kinds[kind]}${topic ? `：${topics[topic]}` : ''}`

const isUnread = ({ answeredAt, readAt }: { answeredAt: Date | null; readAt: Date | null }) =>
  answeredAt !== null && (readAt === null || readAt < answeredAt)

/** A member's own questions, in one statement. */
export async function readThreads({ db, memberId, url, now }: Actor) {
  const page = pageOf(url)
  const { rows, count } = await listThreads(db, memberId, page)
  return {
    page,
    pages: pagesOf(count),
    lines: rows.map((row) => ({
      id: row.id,
      kind: kinds[row.kind],
      heading: headingOf(row),
      excerpt: row.body.slice(0, 120),
      askedOn: formatDay(row.askedAt),
      state: stateOf(row, now),
      isUnread: isUnread(row),
    })),
  }
}

/** Where in the film it was asked, as a link that opens there. */
export function placeOf({ pagePath, atSeconds, title, lessonTitle, chapterTitle }: ThreadRow) {
  if (!pagePath) return null
  const at = atSeconds === null ? '' : `?current_time=${atSeconds}`
  return {
    path: pagePath + at,
    title: [title, lessonTitle, chapterTitle].filter(Boolean).join(' ／ '),
    time: atSeconds === null ? null : clock(atSeconds),
  }
}

/** One of them, and from now on it counts as read. */
export async function readThread(actor: Actor, id: number) {
  const { db, memberId, now } = actor
  const thread = orNotFound(await findThread(db, id, memberId))
  if (isUnread(thread) && !actor.viewer) await markRead(db, id, now)
  const until = openUntil(thread)
  const state = stateOf(thread, now)
  return {
    id: thread.id,
    kind: thread.kind,
    heading: headingOf(thread),
    state,
    place: placeOf(thread),
    askedAt: formatMoment(thread.askedAt),
    body: thread.body,
    dueOn: state === 'waiting' && thread.dueOn ? formatDayKey(thread.dueOn) : null,
    pictures: thread.pictures.map((key, at) => ({
      id: at + 1,
      image: privateFileLink(actor, key),
      alt: `画像${at + 1}`,
    })),
    messages: thread.messages.map(({ id: messageId, byWhom, authorName, body, sentAt }) => ({
      id: messageId,
      isOwn: byWhom === 'member',
      author: byWhom === 'member' ? 'あなた' : byWhom === 'teacher' ? `${authorName}先生` : authorName,
      body,
      at: formatMoment(new Date(sentAt!)),
    })),
    openUntil: until && state === 'answered' ? formatDay(until) : null,
    canAdd: whyCannotAdd(thread, now) === null,
    canRemove: whyCannotRemove({ ...thread, hasAnswer: thread.answeredAt !== null }) === null,
    closedReason: thread.closedReason,
    mayReuse: thread.mayReuse,
    isPublished: thread.isPublished,
    sendKey: randomUUID() as string,
  }
}
export type ThreadPage = Awaited<ReturnType<typeof readThread>>
