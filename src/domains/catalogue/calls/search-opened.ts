import { z } from 'zod'
import type { CallAsk } from '#platform/ask.ts'
import { readBody, textField } from '#platform/forms.ts'
import { noteOpened } from '../search/sought.ts'
import { longestQuery } from '../search/terms.ts'

const perAddress = { name: 'search-opened', points: 60, seconds: 60 }
const Form = z.object({ q: textField({ max: longestQuery, tooLong: '検索キーワードが長すぎます。' }) })

/** From the search box a course was opened: counted for the report, without a person. */
export default async function searchOpened({ house, ip, now, body }: CallAsk) {
  await house.limits.take(perAddress, ip)
  noteOpened(house, now, readBody(body, Form).q)
  return { success: true }
}
