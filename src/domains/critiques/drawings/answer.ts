import { Answer } from '#platform/answer.ts'
import { joinKept, type Kept } from './format.ts'

/** A drawing's bytes, for a script alone. */
export const drawingAnswer = ({ revision, ...kept }: Kept & { revision: number }) =>
  new Answer(200, Buffer.from(joinKept(kept)), {
    'Content-Type': 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'X-Drawing-Revision': String(revision),
  })
