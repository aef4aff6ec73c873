import type { Actor } from '#platform/ask.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Refusal } from '#platform/refusal.ts'
import { findBar, type Bar } from './queries.ts'

/** 「2026年11月30日(月) 12:00まで」, or that it has no end. */
export const untilWords = ({ ends_at }: Pick<Bar, 'ends_at'>) => (ends_at ? `${formatMoment(ends_at)}まで` : '期限なし')

/** Who broke the rules shows and says nothing for a time. */
export async function mustNotBeBarred({ db, memberId, now }: Actor): Promise<void> {
  const bar = await findBar(db, memberId, now)
  if (bar) throw new Refusal('barred', 403, `投稿を停止しています（${untilWords(bar)}）。理由：${bar.reason}`)
}
