import { data } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { seeOther } from '#platform/page-form.ts'
import { Refusal } from '#platform/refusal.ts'
import { sayNext } from '#platform/flash.ts'
import { changeCard } from '../actions/change-card.ts'
import { errorPath, outcomePath, editCardPath } from '../paths.ts'
import type { Placed } from '../ui/order-view.ts'
import { returnPath } from './read-card-change.server.ts'
import { cardOf, CardTokensForm } from '../cards/terms.ts'

/** Another card: its tokens come in, the issuer is asked, and the way back is taken. */
export async function postCard(actor: Actor) {
  const redirectTo = returnPath(actor, actor.body.fields.redirect_to)
  try {
    const result = await changeCard(actor, { ...cardOf(readBody(actor.body, CardTokensForm)), redirectTo })
    if ('failed' in result) return seeOther(errorPath(result.failed))
    if ('challenge' in result) return data({ screen: 'issuer', url: result.challenge, steps: [] } satisfies Placed)
    if (!result.done.startsWith(outcomePath(''))) sayNext(actor, 'カード情報を変更しました。')
    return seeOther(result.done)
  } catch (error) {
    if (!(error instanceof Refusal) || ![409, 422, 429].includes(error.status)) throw error
    const stopped: Placed = { screen: 'stopped', sentence: error.message, backTo: editCardPath(redirectTo) }
    return data(stopped, { status: error.status })
  }
}
