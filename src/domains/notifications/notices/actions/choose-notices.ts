import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { WishesForm } from '../forms.ts'
import { saveWishes } from '../queries.ts'
import { quietKinds } from '../terms.ts'

/** A kind without its tick rings no more, or comes by no letter, from now on; what has come stays. */
export async function chooseNotices({ db, memberId, body }: Actor): Promise<void> {
  const { bell, letter } = readBody(body, WishesForm)
  await saveWishes(db, memberId, {
    quiet: quietKinds.filter((kind) => !bell.includes(kind)),
    noLetters: quietKinds.filter((kind) => !letter.includes(kind)),
  })
}
