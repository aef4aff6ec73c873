import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody, textField } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageAddress } from '#platform/page-address.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { listCredentials } from '../passkeys/queries.ts'
import { beginEnrolment } from './actions/begin-enrolment.ts'
import { confirmCode } from './actions/confirm-code.ts'
import { readFactor } from './read-factor.server.ts'

const Form = z.object({
  intent: z.enum(['begin', 'confirm']).default('confirm'),
  code: textField({})
    .default('')
    .transform((code) => code.normalize('NFKC').replaceAll(/[\s-]/g, '')),
})

/** What the door of the second factor shows; who was not on the way to a page goes `home` from it. */
export async function readFactorDoor(asking: Actor, home: string) {
  const until = asking.member.secondFactorUntil
  return {
    back: backTo(asking, home),
    shownUntil: until && formatMoment(until),
    isSandbox: asking.house.settings.sandboxUrl !== null,
    hasPasskey: (await listCredentials(asking.db, asking.memberId, { withFactor: true })).length > 0,
    ...(await readFactor(asking)),
  }
}
export type FactorDoor = Awaited<ReturnType<typeof readFactorDoor>>

/** Makes a key for the app, or takes a code of it and opens the way. */
export const passFactorDoor = (asking: Actor, home: string) =>
  pageForm(asking, async () => {
    const { intent, code } = readBody(asking.body, Form)
    if (intent === 'begin') {
      await beginEnrolment(asking)
      return seeOther(pageAddress(asking.url))
    }
    await confirmCode(asking, code)
    return seeOther(backTo(asking, home))
  })

function backTo({ url, house }: Actor, home: string) {
  const path = ownPath(url.searchParams.get('return_to'), house.settings.origin)
  return path === '/' ? home : path
}
