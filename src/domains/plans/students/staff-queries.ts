import { askAlone, asked } from '#platform/asked.ts'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

export const tabs = ['waiting', 'approved', 'revoked'] as const
export type StudentTab = (typeof tabs)[number]

const records = (db: Reader, tab: StudentTab) =>
  db
    .selectFrom('student_records as r')
    .where((is) => (tab === 'waiting' ? is('r.decided_at', 'is', null) : is('r.decision', '=', tab)))

/** Those who wait longest come first; of those that were decided on, the latest. */
export function listStudents(db: Reader, tab: StudentTab, page: number) {
  return records(db, tab)
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .leftJoin('members as s', 's.id', 'r.decided_by')
    .select(['r.id', 'r.member_id', 'r.classification', 'r.school_name', 'r.registered_at', 'r.expires_on'])
    .select(['r.decided_at', 'm.name as member', 's.name as decider'])
    .$if(tab === 'waiting', (query) => query.orderBy('r.registered_at'))
    .$if(tab !== 'waiting', (query) => query.orderBy('r.decided_at', 'desc'))
    .orderBy('r.id')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()
}

export const studentsAsked = (db: Reader, tab: StudentTab) =>
  asked(
    records(db, tab)
      .select((of) => of.fn.countAll<number>().as('count'))
      .compile(),
    ([row]) => row!.count,
  )

export const countStudents = (db: Reader, tab: StudentTab): Promise<number> => askAlone(db, studentsAsked(db, tab))

export function findStudent(db: Reader, id: number) {
  return db
    .selectFrom('student_records as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .leftJoin('members as s', 's.id', 'r.decided_by')
    .selectAll('r')
    .select(['m.name as member', 'm.email', 's.name as decider'])
    .where('r.id', '=', id)
    .executeTakeFirst()
}
