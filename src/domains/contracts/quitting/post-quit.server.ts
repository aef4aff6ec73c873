import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { quit, setAutoRenewal, withdrawQuit } from './actions/quit.ts'
import { QuitForm } from './form.ts'

const quitPath = '/subscription_orders/new?order_type=quit'
const stays = (actor: Actor) =>
  flash(
    actor,
    href('/users/:userId/plan', { userId: String(actor.memberId) }),
    '手続きを取り消しました。引き続きご利用いただけます。',
  )

/** The survey's order: what a member on trial, or of single months, sends to leave. */
export function postQuit(actor: Actor) {
  return pageForm(actor, async () => {
    await quit(actor, readBody(actor.body, QuitForm))
    return seeOther(`${quitPath}&done=1`)
  })
}

/** `order_type=start` of somebody who is leaving: they stay. */
export function postWithdrawQuit(actor: Actor) {
  return pageForm(actor, async () => {
    await withdrawQuit(actor)
    return stays(actor)
  })
}

/** A commitment stops renewing, or renews again. */
export function putAutoRenewal(actor: Actor, ticketId: number) {
  return pageForm(actor, async () => {
    const choice = String(actor.body.fields.auto_renewal ?? '')
    await setAutoRenewal(actor, ticketId, choice, readBody(actor.body, QuitForm))
    return choice === 'on' ? stays(actor) : seeOther(`${quitPath}&done=1`)
  })
}
