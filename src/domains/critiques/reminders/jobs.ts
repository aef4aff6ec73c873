import { findAddressee } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { workIsLate } from '../lateness/mail/late-letters.ts'
import { dueAt } from '../rules.ts'
import { takeUntold } from '../works/queries.ts'
import { newWorks, worksAreDue, worksAreLate } from './mail/teacher-letters.ts'
import { takeDue, type Due } from './queries.ts'

/** What came in since yesterday, in one letter to each teacher. What was told is marked with the letter. */
async function tellNewWorks(house: House): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const untold = await takeUntold(tx, house.clock.now())
    for (const [memberId, works] of Map.groupBy(untold, ({ teacherMemberId }) => teacherMemberId)) {
      const named = works
        .map(({ id, feeYen, countedFrom }) => ({ workId: id, feeYen, dueAt: dueAt(countedFrom) }))
        .toSorted((one, other) => one.workId - other.workId)
      await writeLetter(house, tx, newWorks(house, { ...(await findAddressee(tx, memberId)), works: named }))
    }
  })
}

/** Seven and two days before a day and after it, each said once: to the teacher, and when it is past to the member and the school. */
async function tellDays(house: House): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, house.clock.now())
    for (const works of Map.groupBy(due, ({ teacherId, stage }) => `${teacherId} ${stage}`).values())
      await tellTeacher(house, tx, works)
    const late = due.filter(({ stage }) => stage === 'late')
    for (const { memberId, ...about } of late)
      await writeLetter(house, tx, workIsLate(house, { ...(await findAddressee(tx, memberId)), ...about }))
    if (late.length > 0) await writeLetter(house, tx, worksAreLate(house, late))
  })
}

async function tellTeacher(house: House, tx: Tx, works: Due[]): Promise<void> {
  const { teacherMemberId, stage } = works[0]!
  if (teacherMemberId === null) return
  await writeLetter(house, tx, worksAreDue(house, { ...(await findAddressee(tx, teacherMemberId)), stage, works }))
}

export const reminderJobs = {
  'critiques.tell-new-works': tellNewWorks,
  'critiques.tell-days': tellDays,
} satisfies JobList

/** At nine in the morning in Tokyo. */
export const reminderCron: Cron[] = [
  { task: 'critiques.tell-new-works', match: '0 0 * * *', alone: true },
  { task: 'critiques.tell-days', match: '0 0 * * *', alone: true },
]
