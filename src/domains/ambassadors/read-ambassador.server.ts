import { href, redirect } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { findAmbassador, type Ambassador } from './queries.ts'

/** Pages of ambassadors: who is none comes to the registration. */
export async function needAmbassador({ db, memberId }: Actor): Promise<Ambassador> {
  const found = await findAmbassador(db, memberId)
  if (!found) throw redirect(href('/ambassador_users/new'))
  return found
}

export const linkOf = ({ house }: Actor, { code }: Ambassador) => `${house.settings.origin}/?ambassador=${code}`
