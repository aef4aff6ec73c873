import type { Ask } from '#platform/ask.ts'

type Seen = { member_id: number; status: 'opened' | 'closed' }
type Who = Pick<Ask, 'member'>

/** Staff who have shown the second factor see what is closed. */
export const seesAll = ({ member }: Who): boolean => Boolean(member?.isStaff && member.secondFactorUntil)

export const isOwn = (report: Pick<Seen, 'member_id'>, { member }: Who): boolean =>
  member !== null && member.id === report.member_id

/** An opened report is for everybody, a closed one for its author and staff. */
export const maySee = (report: Seen, who: Who): boolean =>
  report.status === 'opened' || isOwn(report, who) || seesAll(who)
