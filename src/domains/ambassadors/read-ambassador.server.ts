import { href, redirect } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { findGuardian } from './guardians/queries.ts'
import { whyNotPaid } from './guardians/rules.ts'
import { findAmbassador, type Ambassador } from './queries.ts'

/** Pages of ambassadors: who is none comes to the registration. */
export async function needAmbassador({ db, memberId }: Actor): Promise<Ambassador> {
  const found = await findAmbassador(db, memberId)
  if (!found) throw redirect(href('/ambassador_users/new'))
  return found
}

/** Whether a guardian is still to agree, and was asked; null where none is needed. */
export async function waitsForGuardian({ db }: Actor, { age, memberId }: Ambassador) {
  const guardian = await findGuardian(db, memberId)
  return whyNotPaid(age, guardian) ? { isAsked: guardian !== null } : null
}

export const linkOf = ({ house }: Actor, { code }: Ambassador) => `${house.settings.origin}/?ambassador=${code}`
