import type { Hidable, Hiding, Standing } from './terms.ts'

type Times = { activatedAt: Date | null; restedAt: Date | null; endedAt: Date | null }

export function standingOf({ activatedAt, restedAt, endedAt }: Times): Standing {
  if (endedAt) return 'ended'
  if (!activatedAt) return 'invited'
  return restedAt ? 'resting' : 'active'
}

/** Each change of standing is open from some of them alone. */
const from = {
  rest: ['active'],
  resume: ['resting'],
  end: ['invited', 'active', 'resting'],
  invite: ['invited'],
} as const satisfies Record<string, readonly Standing[]>
export type Turn = keyof typeof from

/** Who has works of members on the desk stays until each of them is returned, or somebody else's. */
export function whyCannotTurn(turn: Turn, teacher: Times, openWorks = 0): 'wrong-standing' | 'open-works' | null {
  if (!from[turn].some((one) => one === standingOf(teacher))) return 'wrong-standing'
  return turn === 'end' && openWorks > 0 ? 'open-works' : null
}

export const isOpenInvitation = ({ expiresAt, overAt }: { expiresAt: Date; overAt: Date | null }, now: Date) =>
  overAt === null && now < expiresAt

/** A link is what it is called and where it leads, in one. */
export const linkContent = ({ title, url }: { title: string; url: string }) => `${title}\n${url}`

/** Why this very text, link or picture is not shown to learners; null where it is. */
export const whyHidden = (hidings: readonly Hiding[], part: Hidable, content: string | null) =>
  hidings.find((one) => one.part === part && one.content === content)?.reason ?? null
