import { randomUUID } from 'node:crypto'
import { catalogueFor } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { choiceOf, pageOf, pagesOf } from '#platform/paging.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { dayKey, formatDay, formatMonthDay, formatMoment, startOfDay } from '#platform/tokyo.ts'
import { businessDaysSince, stateOf } from '../rules.ts'
import { findPublished } from '../answers/queries.ts'
import { withoutNames } from '../answers/without-names.ts'
import { kindIds, kinds } from '../terms.ts'
import { listCanned } from './canned.ts'
import { readCard } from './read-card.server.ts'
import { headingOf, placeOf } from '../threads/read-threads.server.ts'
import { readClosedDays } from '../threads/due-days.ts'
import {
  countInbox,
  findInboxThread,
  findNeighbours,
  inboxTabs,
  listColleagues,
  listInbox,
  noteLook,
  type InboxFilter,
  type InboxThread,
  type InboxRow,
} from './queries.ts'

export type Due = 'late' | 'today' | 'later' | 'none'

function dueOf({ dueOn, waitsSince }: Pick<InboxRow, 'dueOn' | 'waitsSince'>, now: Date): Due {
  if (!dueOn || !waitsSince) return 'none'
  const today = dayKey(now)
  return dueOn < today ? 'late' : dueOn === today ? 'today' : 'later'
}

function filterOf(url: URL, memberId: number): InboxFilter {
  const number = (name: string) => {
    const given = url.searchParams.get(name) ?? ''
    return /^\d{1,15}$/.test(given) ? Number(given) : null
  }
  const assignee = url.searchParams.get('assignee')
  return {
    kind: choiceOf(url, 'kind', ['promised', ...kindIds] as const),
    courseId: number('course') || null,
    assigneeId: assignee === 'me' ? memberId : number('assignee'),
  }
}

/** As it stands in the address, so that it goes along to each letter and back. */
const askedOf = (url: URL, { kind }: InboxFilter) => ({
  kind: kind ?? '',
  course: url.searchParams.get('course') ?? '',
  assignee: url.searchParams.get('assignee') ?? '',
})

/** Behind the address of a letter, to go on in what the inbox was narrowed to. */
const narrowedBy = (asked: ReturnType<typeof askedOf>) => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString()
  return query && `?${query}`
}

/** The inbox: three statements, however many letters there are; courses are known to the process. */
export async function readInbox(actor: Actor) {
  const { db, url, now, memberId } = actor
  const tab = choiceOf(url, 'tab', inboxTabs) ?? 'waiting'
  const page = pageOf(url)
  const filter = filterOf(url, memberId)
  const closed = await readClosedDays(db, dayKey(new Date(now.getTime() - 60 * 86_400_000)))
  const [rows, counts, colleagues, catalogue] = await Promise.all([
    listInbox(db, { tab, filter, page, now }),
    countInbox(db, filter, now),
    listColleagues(db),
    catalogueFor(actor),
  ])
  return {
    tab,
    counts,
    page,
    pages: pagesOf(counts[tab]),
    asked: askedOf(url, filter),
    narrowed: narrowedBy(askedOf(url, filter)),
    isFiltered: filter.kind !== null || filter.courseId !== null || filter.assigneeId !== null,
    colleagues: colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
    courses: [...catalogue.courses.values()].map(({ id, title }) => ({ value: String(id), label: title })),
    rows: rows.map((row) => ({
      id: row.id,
      kind: kinds[row.kind],
      heading: headingOf(row),
      course: row.title,
      excerpt: row.body.slice(0, 80),
      member: { id: row.memberId, name: row.member },
      assignee: row.assignee,
      handedTo: row.handedTo,
      hasProposal: row.hasProposal,
      state: stateOf(row, now),
      due: dueOf(row, now),
      dueOn: row.dueOn && row.waitsSince ? formatMonthDay(startOfDay(row.dueOn)) : null,
      waited: row.waitsSince ? businessDaysSince(row.waitsSince, now, closed) : null,
      askedOn: formatDay(row.askedAt),
    })),
  }
}
export type InboxLine = Awaited<ReturnType<typeof readInbox>>['rows'][number]

/** One letter, and who else has it open. */
export async function readInboxThread(actor: Actor, id: number) {
  const { db, memberId, now, url } = actor
  const filter = filterOf(url, memberId)
  const thread = orNotFound(await findInboxThread(db, id))
  const [{ before, others }, neighbours, colleagues, canned, published, card] = await Promise.all([
    noteLook(db, id, memberId, now),
    findNeighbours(db, id, filter),
    listColleagues(db),
    listCanned(db),
    findPublished(db, id),
    readCard(actor, thread.memberId, thread.email),
  ])
  const isNewLook = before === null || now.getTime() - before.getTime() > LOOK_AGAIN_MS
  if (thread.pictures.length > 0 && isNewLook)
    await writeAudit(db, actor, 'consultation.opened', thread.memberId, { question: id })
  const state = stateOf(thread, now)
  return {
    id,
    version: thread.version,
    kind: thread.kind,
    kindName: kinds[thread.kind],
    heading: headingOf(thread),
    state,
    due: dueOf(thread, now),
    dueOn: thread.dueOn && thread.waitsSince ? formatDay(startOfDay(thread.dueOn)) : null,
    member: { id: thread.memberId, name: thread.member },
    email: thread.email,
    place: placeOf(thread),
    askedAt: formatMoment(thread.askedAt),
    body: thread.body,
    agent: thread.agent,
    pictures: thread.pictures.map((key, at) => ({
      id: at + 1,
      image: privateFileLink(actor, key),
      alt: `画像${at + 1}`,
    })),
    messages: thread.messages.map((message) => ({
      id: message.id,
      byWhom: message.byWhom,
      author: message.authorName,
      body: message.body,
      at: message.sentAt ? formatMoment(new Date(message.sentAt)) : null,
    })),
    assigneeId: thread.assigneeId,
    assignee: thread.assignee,
    colleagues: colleagues.map(({ id: value, name }) => ({ value: String(value), label: name })),
    others,
    neighbours,
    narrowed: narrowedBy(askedOf(url, filter)),
    keysOff: actor.member.singleKeysOff,
    isClosed: thread.closedAt !== null,
    closedReason: thread.closedReason,
    isMine: thread.assigneeId === memberId,
    memberId,
    sendKey: randomUUID() as string,
    sentBefore: thread.firstAnsweredAt !== null,
    canned: canned.map(({ title, body }) => ({ title, body: body.replaceAll('【お名前】', thread.member) })),
    card,
    ...teacherPart(thread),
    ...publicPart(thread, published),
  }
}
/** Who looks at a member's pictures is written down, once in an hour. */
const LOOK_AGAIN_MS = 3_600_000

export type InboxDetail = Awaited<ReturnType<typeof readInboxThread>>

/** With whom it lies, whom it could be given to, and what was proposed. */
const teacherPart = ({ teachers, handedTo, messages }: InboxThread) => ({
  teachers: teachers.map(({ id, name }) => ({ value: String(id), label: `${name}先生` })),
  handedTo,
  proposal: messages.find(({ sentAt }) => sentAt === null)?.body ?? null,
})

/** What others could read of it, with the name of who asked taken out beforehand. */
function publicPart(thread: InboxThread, published: Published) {
  const last = thread.messages.findLast(({ byWhom, sentAt }) => byWhom !== 'member' && sentAt !== null)
  const plain = (text: string) => withoutNames(text, thread.member)
  return {
    mayReuse: thread.kind === 'question' && thread.mayReuse,
    isPublished: published !== undefined,
    shown: published ?? (last ? { question: plain(thread.body), answer: plain(last.body) } : null),
  }
}
type Published = Awaited<ReturnType<typeof findPublished>>
