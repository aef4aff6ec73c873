import type { Actor } from '#platform/ask.ts'
import { refuse } from '../refusals.ts'
import { extensionOf } from '../uploads/kinds.ts'
import { findUpload, readUpload } from '../uploads/look-at-upload.ts'
import type { SentMemo } from './forms.ts'
import { memoSeconds } from './measure-memo.ts'

export type NewMemo = { memo_key: string; memo_seconds: number; memo_words: string }

/** A voice as it came, known and measured by its content; one that came back with this work before is known already. */
export async function takeMemo(
  actor: Actor,
  { key, words }: SentMemo,
  before: readonly { key: string; seconds: number }[],
): Promise<NewMemo> {
  const same = before.find((one) => one.key === key)
  if (same) return { memo_key: key, memo_seconds: same.seconds, memo_words: words }
  const sent = (await findUpload(actor, 'teacher_corrections/memo', key)) ?? refuse('missing-file')
  const seconds = memoSeconds(await readUpload(actor, sent.key), extensionOf(sent.key))
  if (seconds === null) return refuse('bad-memo')
  return { memo_key: sent.key, memo_seconds: seconds, memo_words: words }
}

/** As what a memo is played. */
export const memoType = (key: string) => (extensionOf(key) === 'webm' ? 'audio/webm' : 'audio/mp4')
