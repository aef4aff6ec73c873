import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { rememberKey, lockStanding } from '#domains/plans/index.ts'
import { codeHash, isSame } from '../../debit-applications/code-hash.ts'
import { countWrongTry, findApplication, lockPhoneCheck, setVerified } from '../../debit-applications/queries.ts'
import { refuseIf } from '../../debit-applications/refusals.ts'
import { isFresh, whyCodeFails } from '../../debit-applications/rules.ts'
import type { PhoneCheck } from '../../debit-applications/terms.ts'

/**
 * The phone is theirs who can read what was sent to it: from now on it is one of the keys by which the person is known.
 * A wrong try is counted, whatever becomes of the page.
 */
export async function checkCode(actor: Actor, given: string): Promise<void> {
  const no = await actor.db.transaction().execute(async (tx) => {
    await lockStanding(tx, actor.memberId)
    const application = await findApplication(tx, actor.memberId)
    if (!application || application.startedAt) return 'no-application'
    const check = await lockPhoneCheck(tx, actor.memberId)
    // The same click once more.
    if (check && isFresh(check.verifiedAt, actor.now) && application.phoneMask) return null
    const no = whyCodeFails(check, check !== null && matches(actor, check, given), actor.now)
    if (no === 'code-wrong') await countWrongTry(tx, actor.memberId, check!.wrongTries + 1)
    if (no === null) await verify(tx, actor, check!, application.id)
    return no
  })
  refuseIf(no)
}

function matches({ house, memberId }: Actor, { codeHash: hash, phoneHash }: PhoneCheck, given: string) {
  const code = given.normalize('NFKC').trim()
  return hash !== null && isSame(hash, codeHash(house, memberId, phoneHash, code))
}

async function verify(tx: Tx, { memberId, now }: Actor, check: PhoneCheck, applicationId: number) {
  await rememberKey(tx, memberId, { kind: 'phone', hash: check.phoneHash }, now)
  await setVerified(tx, memberId, applicationId, check.phoneMask, now)
}
