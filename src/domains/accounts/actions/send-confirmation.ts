import { randomUUID } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { makeLink } from '../links.ts'
import { alreadyMemberLetter, confirmLetter } from '../mail/sign-up-letters.ts'
import { findMemberByEmail, voidLinks, type Registration } from '../queries.ts'

/** Writes the letter of a sign-up; its newest link is the only one that works. */
export async function sendConfirmation(ask: Ask, tx: Tx, { id, email, email_key, return_to }: Registration) {
  const { house } = ask
  await voidLinks(tx, { registration: id }, ask.now, ['confirm'])
  const member = await findMemberByEmail(tx, email_key)
  const letter = member
    ? alreadyMemberLetter(house.settings, return_to ?? '/')
    : confirmLetter(house.settings, await makeLink(ask.now, tx, 'confirm', { registration_id: id }, email), ask.now)
  await writeLetter(house, tx, { key: `accounts.confirm:${randomUUID()}`, to: email, ...letter })
}
