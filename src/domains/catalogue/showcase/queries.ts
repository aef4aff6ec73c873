import type { House } from '#platform/house.ts'
import { fileLink } from '#platform/file-link.ts'
import { isOpen } from '../rules.ts'
import { safeLinks } from '../teachers/terms.ts'
import type { BriefCourse, Catalogue } from '../live/terms.ts'
import type { Window } from '../terms.ts'
import { type Anniversary, MOST_TAUGHT, type ShownTeacher, shownLinks } from './terms.ts'

const MOST_TEACHERS = 40

const readMessages = ({ pages, db }: House) =>
  pages.remember('teacher-messages', ['catalogue'], () =>
    db
      .selectFrom('teacher_messages as m')
      .innerJoin('teachers as t', 't.id', 'm.teacher_id')
      .select(['t.id', 't.name', 't.icon_key', 't.profile', 't.achievements', 't.links', 'm.message'])
      .where('m.withdrawn_at', 'is', null)
      .orderBy('m.position')
      .orderBy('t.id')
      .limit(MOST_TEACHERS)
      .execute(),
  )

/** Who lets the school show them, with what they teach; a course that is over keeps its place and says so. */
export async function listShownTeachers(house: House, catalogue: Catalogue, now: Date): Promise<ShownTeacher[]> {
  const rows = await readMessages(house)
  const byTeacher = coursesByTeacher(catalogue, now)
  return rows.map(({ id, name, icon_key, profile, achievements, links, message }) => ({
    ...{ id, name, profile, achievements, message },
    iconURL: fileLink(icon_key),
    links: shownLinks(safeLinks(links)),
    courses: byTeacher(id),
  }))
}

type Taught = ShownTeacher['courses'][number]

/** Of each teacher: the open ones first, then those that are over; none that is still to come. */
function coursesByTeacher({ courses }: Catalogue, now: Date) {
  const open = new Map<number, Taught[]>()
  const closed = new Map<number, Taught[]>()
  for (const course of courses.values()) {
    if (!hasBegun(course, now)) continue
    const isClosed = !isOpen(course.window, now)
    const { id, title, thumbnailUrl } = course.card
    for (const teacher of course.teacherIds) {
      const list = isClosed ? closed : open
      const most = isClosed ? MOST_TAUGHT.closed : MOST_TAUGHT.open
      const known = list.get(teacher) ?? []
      if (known.length < most) list.set(teacher, [...known, { id, title, isClosed, thumbnailURL: thumbnailUrl }])
    }
  }
  return (id: number): Taught[] => [...(open.get(id) ?? []), ...(closed.get(id) ?? [])]
}

const hasBegun = ({ openedAt }: BriefCourse, now: Date) => openedAt !== null && openedAt <= now

type Kept = (Anniversary & { window: Window }) | null

/** The page of an anniversary, and from when to when it is open; null where there is none. */
export function findAnniversary({ pages, db }: House, slug: string): Promise<Kept> {
  return pages.remember(`anniversary:${slug}`, ['catalogue'], async () => {
    const row = await db.selectFrom('anniversary_pages').selectAll().where('slug', '=', slug).executeTakeFirst()
    if (!row) return null
    const { title, lead, accent_start: accentStart, opened_at: openedAt, closed_at: closedAt } = row
    return { title, lead, accentStart, window: { openedAt, closedAt } }
  })
}
