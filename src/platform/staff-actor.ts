import { href, redirect } from 'react-router'
import { actor, actorOf, type Actor, type Ask, type StaffRole } from './ask.ts'
import { notFound, refusalsOf } from './refusal.ts'

const { refuse } = refusalsOf({
  'second-factor': [403, '確認コードを入力してから、もう一度お試しください。'],
})

const ranks: Record<StaffRole, number> = { support: 1, accounting: 2, admin: 3 }

/** Whether somebody with this role may do what needs that one. */
export const mayActAs = (role: StaffRole | null, needed: StaffRole) => role !== null && ranks[role] >= ranks[needed]

/** Staff who open a page: for everybody else it does not exist, and without the second factor it waits. */
export function staffActor(context: Parameters<typeof actor>[0], role: StaffRole = 'support'): Actor {
  const asking = actor(context)
  if (!mayActAs(asking.member.staffRole, role)) notFound()
  if (!asking.member.secondFactorUntil) throw redirect(secondFactorPath(asking.url))
  return asking
}

/** Staff who ask a call. */
export function staffActorOf<A extends Ask>(ask: A, role: StaffRole = 'support') {
  const asking = actorOf(ask)
  if (!mayActAs(asking.member.staffRole, role)) notFound()
  if (!asking.member.secondFactorUntil) refuse('second-factor')
  return asking
}

/** Where staff show the second factor, and come back from. */
export function secondFactorPath(url: URL): string {
  const back = url.pathname.replace(/\.data$/, '') + url.search
  return `${href('/staff/second_factor')}?return_to=${encodeURIComponent(back)}`
}
