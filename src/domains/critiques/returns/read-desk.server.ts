import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { fileLink } from '#platform/file-link.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { dayKey, formatDay, startOfDay } from '#platform/tokyo.ts'
import { dueAt } from '../rules.ts'
import type { TeacherFace } from '../terms.ts'
import { countReturned, listReturned, listWaiting } from './desk-queries.ts'
import type { OwnTeacher } from '../teachers/queries.ts'

const DAY = 86_400_000
const monthOf = (now: Date) => startOfDay(`${dayKey(now).slice(0, 7)}-01`)

type Row = Awaited<ReturnType<typeof listWaiting>>[number]

/** A teacher's own desk: how they stand before learners, what waits, what they have given back. */
export async function readDesk(who: Actor, teacher: OwnTeacher) {
  const { db, now, url } = who
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
    image: privateFileLink(who, row.imageKey),
    requestedOn: formatDay(row.requestedAt),
  })
  return {
    card: cardOf(teacher),
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
  }
}

function dueOf(countedFrom: Date, now: Date) {
  const due = dueAt(countedFrom)
  const daysLeft = Math.ceil((due.getTime() - now.getTime()) / DAY)
  return { dueOn: formatDay(due), daysLeft, isOverdue: due <= now }
}

/** As learners see it, without the way to ask. */
function cardOf({
  id,
  name,
  introduction,
  question,
  genres,
  iconKey,
  avatarKey,
  links,
  images,
}: OwnTeacher): TeacherFace {
  return {
    ...{ id, name, introduction, question, genres, available: false, free: 0, asks: false, likelyBack: null },
    iconURL: fileLink(iconKey),
    avatarImage: fileLink(avatarKey),
    correctionalTeacherLinks: links.map(({ position, title, url }) => ({ id: position, siteName: title, url })),
    correctionalTeacherIntroductionImages: images.map((image) => ({ id: image.id, image: fileLink(image.key) })),
  }
}
