import type { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import type { Material, MaterialKind } from './queries.ts'
import { FILE_SECONDS } from '../terms.ts'

export const kindOf = (ask: CallAsk): MaterialKind =>
  ask.url.pathname.endsWith('/supplement_pdf') ? 'supplement_pdf' : 'supplement'

/** To be kept under its own name, never shown. */
export function asDownload(ask: CallAsk, { key, name, contentType }: Material): Promise<Answer> {
  return storedAnswer(ask, key, { downloadName: name, contentType, seconds: FILE_SECONDS })
}
