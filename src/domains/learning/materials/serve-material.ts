import type { Material } from '#domains/catalogue/index.ts'
import type { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { FILE_SECONDS } from '../terms.ts'

/** Which of the files the address means, to be kept under its own name, never shown. */
export function serveMaterial(ask: CallAsk, { zip, pdf }: Record<'zip' | 'pdf', Material | null>): Promise<Answer> {
  const { key, name, contentType } = orNotFound(ask.url.pathname.endsWith('/supplement_pdf') ? pdf : zip)
  return storedAnswer(ask, key, { downloadName: name, contentType, seconds: FILE_SECONDS })
}
