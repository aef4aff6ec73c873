import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { DAYS_FOR_ANSWER, stageOf } from '#domains/contracts/debit-papers/terms.ts'
import { addDaysTo } from '#platform/days.ts'
import { debitFormPath } from '../paths.ts'
import { findApplication, findStarted } from './queries.ts'
import { paperDays } from './rules.ts'
import type { Application } from './terms.ts'
import type { DebitPapersView } from './ui/debit-papers.tsx'
import { returnLines } from '#domains/plans/index.ts'

/** What is left to do with the paper of the application that began with that order. */
export async function readPapers(house: House, memberId: number, orderKey: string): Promise<DebitPapersView | null> {
  const application = await findStarted(house.db, memberId, { orderKey })
  return application && papersOf(house, application)
}

/** What a member waits for whose bank has not agreed yet: the paper has to come, or the bank has it. */
export async function readOpenPapers(house: House, memberId: number): Promise<DebitPapersView | 'with-bank' | null> {
  const application = await findApplication(house.db, memberId)
  if (!application?.startedAt) return null
  const stage = stageOf(application)
  if (stage === 'bank') return 'with-bank'
  return stage === 'approved' ? null : papersOf(house, application)
}

function papersOf({ settings }: House, application: Application): DebitPapersView {
  const { id, receiving, startedAt, documentsDueOn, documentsPostedOn, rejectedOn, rejectedReason } = application
  const mayPrint = receiving === 'print' || (rejectedOn !== null && settings.debitPrinting)
  return {
    postedBy: paperDays(receiving, dayKey(startedAt!)).postedBy,
    postedOn: documentsPostedOn,
    dueOn: rejectedOn ? addDaysTo(rejectedOn, DAYS_FOR_ANSWER) : documentsDueOn!,
    rejectedReason,
    returnTo: returnLines(settings),
    formPath: mayPrint ? debitFormPath(id) : null,
  }
}
