import type { Ask } from '#platform/ask.ts'

type Seen = {
  member_id: number
  status: 'opened' | 'closed'
  waits_since: Date | null
  hidden_at: Date | null
  /** One of the two has blocked the other. */
  blocked: boolean
}
type Who = Pick<Ask, 'member'>

/** Staff who have shown the second factor see what is closed. */
export const seesAll = ({ member }: Who): boolean => Boolean(member?.isStaff && member.secondFactorUntil)

export const isOwn = (report: Pick<Seen, 'member_id'>, { member }: Who): boolean =>
  member !== null && member.id === report.member_id

/** Whose blocks count: a visitor has none, and nothing is kept from staff. */
export const viewerOf = (who: Who): number | null => (who.member && !seesAll(who) ? who.member.id : null)

/** Opened, looked at and not hidden it is for everybody whom its author has not blocked; else for its author and staff. */
export const maySee = (report: Seen, who: Who): boolean =>
  isOwn(report, who) ||
  seesAll(who) ||
  (report.status === 'opened' && !report.waits_since && !report.hidden_at && !report.blocked)
