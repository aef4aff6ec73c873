import { hash, verify, type Options } from '@node-rs/argon2'
import { weightedLimit } from '#platform/weighted-limit.ts'

// Each hash takes 19 MiB and some 20 ms of a core: two at a time leave the server free to answer everybody else.
const turns = weightedLimit(2)
// algorithm 2 is Argon2id
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return turns.take(1, () => hash(password, cost))
}

/** Takes the same time whether there is a hash or not, so that an answer does not tell who is a member. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = stored ?? (await dummy)
  const fits = await turns.take(1, () => verify(against, password).catch(() => false))
  return fits && Boolean(stored)
}
