/** A reason to stop that a person can act on: shown as it stands, without a stack. */
export class Sentence extends Error {}

/** Ends the process with what went wrong, plainly where it is known. */
export function giveUp(error: unknown): never {
  const known = error instanceof Sentence || (error as object)?.constructor?.name === 'BadSettings'
  console.error(known ? (error as Error).message : error)
  process.exit(1)
}
