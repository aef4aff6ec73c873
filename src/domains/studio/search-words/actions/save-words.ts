import { replaceSynonyms } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid } from '#platform/refusal.ts'
import { lockSets } from '../queries.ts'
import { setsIn, textOf, whyWrong } from '../rules.ts'

/** Puts these words in the place of all; who read an older list is told, and every search knows them at once. */
export function saveWords(actor: Actor, { words, seen }: { words: string; seen: string }): Promise<void> {
  const sets = setsIn(words)
  const wrong = whyWrong(sets)
  if (wrong) throw invalid({ words: [wrong] })
  return actor.db.transaction().execute(async (tx) => {
    const before = await lockSets(tx)
    if (textOf(setsIn(textOf(before))) !== textOf(setsIn(seen)))
      throw invalid({ words: ['ほかのスタッフが先に保存しました。読み込み直してから、変更してください。'] })
    await replaceSynonyms(tx, sets)
    await writeAudit(tx, actor, 'studio.words-changed', null, { sets: sets.length })
  })
}
