import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { turnsFor } from '#platform/turns.ts'

// Each hash takes 19 MiB and some 20 ms of a core, on one of the four threads that reading files, squeezing and looking
// up names share: one core and one thread at least are left to answer everybody else.
const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 3))
// Some five seconds of waiting: whoever came later would be answered too late.
const inTurn = turnsFor({ atOnce, mostWaiting: 200 * atOnce, retryAfter: 5 })
// algorithm 2 is Argon2id
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Takes the same time whether there is a hash or not, so that an answer does not tell who is a member. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = stored ?? (await dummy)
  const fits = await inTurn(() => verify(against, password).catch(() => false))
  return fits && Boolean(stored)
}
