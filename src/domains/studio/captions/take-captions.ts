import type { Body } from '#platform/forms.ts'
import { decodeText } from '#platform/decode-text.ts'
import { readCaptions, type ReadCaptions } from './read-captions.ts'
import { refuse } from './refusals.ts'
import { captionLimits } from './terms.ts'

/** The lines of a file that was sent along. */
export function takeCaptions({ files, trouble }: Body): ReadCaptions {
  if (trouble) throw trouble
  const bytes = files.file?.[0]?.bytes ?? refuse('unreadable-captions')
  if (bytes.length > captionLimits.bytes) refuse('large-captions')
  return readCaptions(decodeText(bytes) ?? refuse('unreadable-captions'))
}
