import { createHash } from 'node:crypto'
import { toBase32 } from '#platform/totp.ts'

/** The key in the authenticator app of the demo's staff: the sandbox's app knows it without being told. */
export const authenticatorKeyOf = (email: string) =>
  toBase32(createHash('sha1').update(`the demo's authenticator of ${email}`).digest())
