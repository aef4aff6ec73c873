import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { dayKey, formatDay, startOfDay } from '#platform/tokyo.ts'
import { dueAt } from '../rules.ts'
import { countReturned, listReturned, listWaiting } from './desk-queries.ts'
import { faceOf } from '../teachers/profile.ts'
import type { OwnTeacher } from '../teachers/queries.ts'

const DAY = 86_400_000
const monthOf = (now: Date) => startOfDay(`${dayKey(now).slice(0, 7)}-01`)

type Row = Awaited<ReturnType<typeof listWaiting>>[number]

/** A teacher's own desk: how they stand before learners, what waits, what they have given back. */
export async function readDesk(who: Actor, teacher: OwnTeacher) {
  const { db, now, url, member } = who
  const page = pageOf(url)
  const [waiting, returned, counts] = await Promise.all([
    listWaiting(db, teacher.id),
    listReturned(db, teacher.id, page),
    countReturned(db, teacher.id, monthOf(now)),
  ])
  const shown = (row: Row) => ({
    id: row.id,
    to: href('/user_corrected_works/:id', { id: String(row.id) }),
    student: row.student,
    correctPath: href('/user_corrected_works/:id/teacher_corrections/new', { id: String(row.id) }),
    image: privateFileLink(who, row.imageKey),
    requestedOn: formatDay(row.requestedAt),
  })
  return {
    card: faceOf(teacher),
    editPath: href('/correctional_teachers/:id/edit', { id: String(teacher.id) }),
    accepts: teacher.accepts,
    waiting: waiting.map((row) => ({
      ...shown(row),
      isCancelAsked: row.isCancelAsked,
      ...dueOf(row.countedFrom, now),
    })),
    returned: returned.map((row) => ({ ...shown(row), returnedOn: formatDay(row.correctedAt!) })),
    returnedThisMonth: counts.recently,
    page,
    pages: pagesOf(counts.all),
    keysOff: member.singleKeysOff,
  }
}

function dueOf(countedFrom: Date, now: Date) {
  const due = dueAt(countedFrom)
  const daysLeft = Math.ceil((due.getTime() - now.getTime()) / DAY)
  return { dueOn: formatDay(due), daysLeft, isOverdue: due <= now }
}
