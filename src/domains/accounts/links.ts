import type { Tx } from '#platform/db.ts'
import { hashToken, newToken } from '#platform/tokens.ts'
import { linkLife, type LinkPurpose } from './terms.ts'

type Owner = { registration_id: string } | { member_id: number }

/** Makes the one-time token of a letter; the database keeps only its hash. */
export async function makeLink(now: Date, tx: Tx, purpose: LinkPurpose, owner: Owner, email: string): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('email_links')
    .values({
      token_hash: hashToken(token),
      purpose,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLife[purpose]),
      ...owner,
    })
    .execute()
  return token
}
