import type { Actor } from '#platform/ask.ts'
import { refuse } from '../refusals.ts'
import { extensionOf } from '../uploads/kinds.ts'
import { findUpload, readUpload } from '../uploads/look-at-upload.ts'
import type { SentMemo } from './forms.ts'
import { memoSeconds } from './measure-memo.ts'

export type NewMemo = { memo_key: string; memo_seconds: number; memo_words: string }

/** A voice as it came, known and measured by its content. */
export async function takeMemo(actor: Actor, { key, words }: SentMemo): Promise<NewMemo> {
  const sent = (await findUpload(actor, 'teacher_corrections/memo', key)) ?? refuse('missing-file')
  const seconds = memoSeconds(await readUpload(actor, sent.key), extensionOf(sent.key))
  if (seconds === null) return refuse('bad-memo')
  return { memo_key: sent.key, memo_seconds: seconds, memo_words: words }
}

/** As what a memo is played. */
export const memoType = (key: string) => (extensionOf(key) === 'webm' ? 'audio/webm' : 'audio/mp4')
