import type { CallAsk } from '#platform/ask.ts'
import { sayNext } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { ownActorOf } from '#platform/own-page.ts'
import { addPasskey } from '../actions/add-passkey.ts'
import { NewPasskeyForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const actor = ownActorOf(ask)
  const { response, name } = readBody(actor.body, NewPasskeyForm)
  await addPasskey(actor, response, name)
  sayNext(actor, 'パスキーを追加しました。')
  return { success: true }
}
