/** What the house has of a part. */
export type Arrived = { number: number; bytes: number; sha256: string | null }
export type Begun = { key: string; partBytes: number; arrived: readonly Arrived[] }
export type Signed = { url: string; headers: Record<string, string> }

/** What is asked of the house while a file is on its way. Each throws what `patience.ts` knows. */
export type Desk = {
  /** Begins a file, or goes on with the same one. */
  begin(): Promise<Begun>
  /** An address for one part, good for some minutes. */
  sign(part: { key: string; number: number; sha256: string }): Promise<Signed>
  /** Null when the file is whole; else what of it has arrived. */
  finish(key: string): Promise<readonly Arrived[] | null>
}
