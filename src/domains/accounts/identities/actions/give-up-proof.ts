import type { Ask } from '#platform/ask.ts'
import { hashToken } from '#platform/tokens.ts'
import { proofToken, takeProofToken } from '../proof-cookie.ts'
import { deleteProof } from '../queries.ts'

/** Whoever does not want to go on leaves nothing behind. */
export async function giveUpProof(ask: Ask): Promise<void> {
  await deleteProof(ask.db, hashToken(proofToken(ask)))
  takeProofToken(ask)
}
