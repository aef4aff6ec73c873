import type { Day } from '#platform/days.ts'

export type Application = {
  receiving: string
  startedAt: Date | null
  closedAt: Date | null
  documentsPostedOn: Day | null
  documentsReceivedOn: Day | null
  approvedOn: Day | null
  rejectedOn: Day | null
}

/** Where an application stands: papers are awaited, the bank reads them, it sent them back, it said yes. */
export type Stage = 'papers' | 'bank' | 'rejected' | 'approved' | 'closed'
export type Act = 'posted' | 'received' | 'approved' | 'rejected'

export const stageNames: Record<Stage, string> = {
  papers: '書類待ち',
  bank: '金融機関の承認待ち',
  rejected: '不備返却',
  approved: '承認済み',
  closed: '終了',
}
export const actNames: Record<Act, string> = {
  posted: '書類を発送した',
  received: '書類を受け取った',
  approved: '金融機関が承認した',
  rejected: '不備で返却された',
}

type Noted = Pick<Application, 'closedAt' | 'approvedOn' | 'rejectedOn' | 'documentsReceivedOn'>

export function stageOf({ closedAt, approvedOn, rejectedOn, documentsReceivedOn }: Noted): Stage {
  if (approvedOn) return 'approved'
  if (closedAt) return 'closed'
  if (rejectedOn) return 'rejected'
  return documentsReceivedOn ? 'bank' : 'papers'
}

/** So many days after they go out, or are there to print, papers are due back. */
export const DAYS_TO_RETURN = 5
/** So long after the day by which papers are due a contract waits for them; after the bank sent them back, so long. */
export const DAYS_FOR_PAPERS = 10
export const DAYS_FOR_ANSWER = 14
