/** What the process that draws a PDF is given. */
export type Order = { bytes: Uint8Array; most: number; side: number }
/** What it says: a page after the other, in order, and then that this was all; or why there is none. */
export type Drawn =
  | { page: number; bytes: Uint8Array }
  | { pages: number }
  | { refused: 'broken' | 'password' | 'empty' | 'too-many' }
