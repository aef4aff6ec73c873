import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { WishesForm } from '../forms.ts'
import { saveWishes } from '../queries.ts'
import { quietKinds } from '../terms.ts'

/** A kind without its tick is silent from now on; what has come stays. */
export async function chooseNotices({ db, memberId, body }: Actor): Promise<void> {
  const form = readBody(body, WishesForm)
  await saveWishes(db, memberId, {
    quiet: quietKinds.filter((kind) => !form[kind]),
    digest: form.digest === '1',
  })
}
