import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { isAwaited } from '../arriving/queries.ts'
import { writeArrivalLetter } from '../arriving/tell-arrivals.ts'
import { listIdentities } from '../identities/queries.ts'
import { providerNames } from '../identities/terms.ts'
import { makeLink } from '../links.ts'
import { resetLetter, signInLetter } from '../mail/password-letters.ts'
import { findMemberByEmail, voidLinks } from '../queries.ts'

/** Writes the letter that was asked for, if the address is a member's; its newest link is the only one that works. */
export async function answerLetterRequest(house: House, { id }: { id: number }): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const asked = await tx.deleteFrom('letter_requests').where('id', '=', id).returningAll().executeTakeFirst()
    const member = asked && (await findMemberByEmail(tx, asked.email_key))
    if (!member) return
    // Who came along from elsewhere and was never here gets the letter that is meant for that, whichever was asked for.
    if (await isAwaited(tx, member.id)) return writeArrivalLetter(house, tx, member, `asked-${id}`)
    const [kind, now] = [asked.kind, house.clock.now()]
    await voidLinks(tx, { member: member.id }, now, [kind])
    const token = await makeLink(now, tx, kind, { member_id: member.id }, member.email)
    const services = member.password_hash === null ? await listIdentities(tx, member.id) : []
    const letter =
      kind === 'reset'
        ? resetLetter(
            house.settings,
            token,
            services.map(({ provider }) => providerNames[provider]),
          )
        : signInLetter(house.settings, token, asked.return_to)
    await writeLetter(house, tx, { key: `accounts.${kind}:${id}`, to: member.email, ...letter })
  })
}
