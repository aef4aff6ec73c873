import { lineOf } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { SmsRefusal } from '#ports/sms/port.ts'
import { isPhoneOf, personKey } from '#domains/plans/index.ts'
import { codeHash, newCode } from '../../debit-applications/code-hash.ts'
import { giveSmsBack, takeSms } from '../limits.ts'
import { findApplication, replaceCode } from '../../debit-applications/queries.ts'
import { refuse } from '../../debit-applications/refusals.ts'
import { CODE_MINUTES, maskOf, normalNumber } from '../../debit-applications/rules.ts'

/** Sends a new code to that phone. The number itself is kept nowhere. */
export async function sendCode(actor: Actor, tel: string): Promise<void> {
  const { house, memberId, now } = actor
  const number = normalNumber(tel) ?? refuse('bad-number')
  const application = await findApplication(actor.db, memberId)
  if (!application || application.startedAt) return refuse('no-application')
  const { hash } = personKey(house, 'phone', number)
  // A phone that is theirs already, and a browser that is, have counts that no stranger can fill.
  const isTheirs = await isPhoneOf(actor.db, memberId, hash)
  const sender = { memberId, numberKey: hash.toString('hex') + (isTheirs ? `/${memberId}` : ''), line: lineOf(actor) }
  await takeSms(house, sender)
  const code = newCode()
  const phone = { memberId, phoneHash: hash, phoneMask: maskOf(number) }
  await replaceCode(actor.db, { ...phone, codeHash: codeHash(house, memberId, hash, code), at: now })
  try {
    await house.sms.send({ to: number, text: textOf(house.settings.siteName, code) })
  } catch (failure) {
    if (!(failure instanceof SmsRefusal)) throw failure
    house.log.warn({ reason: failure.message }, 'a text message was not taken')
    await giveSmsBack(house, sender)
    refuse('not-sent')
  }
}

const textOf = (site: string, code: string) =>
  `【${site}】認証コードは ${code} です（${CODE_MINUTES}分間有効）。ほかの人に教えないでください。`
