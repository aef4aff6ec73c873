import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Limit } from '#platform/limits.ts'
import { stepOfCode, totpStep } from '#platform/totp.ts'
import { deviceWithFactor, rememberDevice } from '../../devices.ts'
import { openKey } from '../key.ts'
import { lockFactor, markSession, storeStep } from '../queries.ts'
import { refuse } from '../refusals.ts'

const tries: Limit = {
  name: 'second-factor',
  points: 5,
  seconds: 300,
  sentence: '確認コードの入力回数が上限に達しました。5分ほどおいてからお試しください。',
}

/** Takes the app's code: the first one confirms the app, each opens this session for 12 hours, none works twice. */
export async function confirmCode(actor: Actor, code: string): Promise<void> {
  const { house, memberId, now } = actor
  // A device that has shown it before has tries of its own: who has only the password uses up those of no other.
  const device = deviceWithFactor(actor, memberId)
  const key = device === null ? String(memberId) : `${memberId}/${device}`
  await house.limits.take(tries, key)
  const trouble = await actor.db.transaction().execute(async (tx) => {
    const factor = await lockFactor(tx, memberId)
    const key = factor && openKey(house.settings.secret, memberId, factor.secret)
    if (!key) return 'no-key'
    const step = stepOfCode(key, code, now)
    const why = step === null ? 'wrong-code' : isUsed(step, factor.lastStep, totpStep(now)) ? 'used-code' : null
    if (why !== null || step === null) {
      await writeAudit(tx, actor, 'staff.second-factor-failed', memberId)
      return why
    }
    await storeStep(tx, memberId, step, factor.confirmedAt ?? now)
    await markSession(tx, actor.session.tokenHash!, now)
    await writeAudit(tx, actor, factor.confirmedAt ? 'staff.second-factor-shown' : 'staff.second-factor-set', memberId)
    return null
  })
  if (trouble) refuse(trouble)
  await house.limits.clear(tries, key)
  rememberDevice(actor, memberId, { withFactor: true })
}

/** A half minute later than any that could have been accepted by now was noted under a clock that has been put back since. */
const isUsed = (step: number, last: number | null, current: number) =>
  last !== null && step <= last && last <= current + 1
