import { z } from 'zod'
import { searchIndexOf } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { readBody, textField } from '#platform/forms.ts'
import { setsIn } from '../rules.ts'
import { TRIED } from '../terms.ts'

const Form = z.object({
  q: textField({ required: '試す言葉を入力してください。', max: 100, tooLong: '100文字以内で入力してください。' }),
  words: textField({ max: 100_000, tooLong: '言葉が多すぎます。' }),
})

/** What a search would find with the words as they stand in the form, beside what it finds now. Nothing is saved. */
export default async function tryWords({ house, now, body }: CallAsk) {
  const { q, words } = readBody(body, Form)
  const index = await searchIndexOf(house)
  const shown = (found: { id: number; hit: string }[]) => ({
    total: found.length,
    courses: found.slice(0, TRIED).map(({ id, hit }) => ({ id, title: (JSON.parse(hit) as { title: string }).title })),
  })
  return { now: shown(index.find(q, now)), after: shown(index.findWith(setsIn(words), q, now)) }
}
