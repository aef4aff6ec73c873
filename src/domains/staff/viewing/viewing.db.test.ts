import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { findAsker } from '#app/who-asks.ts'
import { totpCode, totpStep } from '#platform/totp.ts'
import { freshHouse } from '#test/fresh-house.ts'
import { beginEnrolment } from '#domains/accounts/second-factor/actions/begin-enrolment.ts'
import { confirmCode } from '#domains/accounts/second-factor/actions/confirm-code.ts'
import { openKey } from '#domains/accounts/second-factor/key.ts'
import { beginViewing } from './actions/begin-viewing.ts'

const fresh = await freshHouse()
const { db, house, clock } = fresh
afterAll(() => fresh.close())

const HOUR = 3_600_000

it('whoever looked as a member until the second factor grew old is themself again with the next code', async () => {
  const [staffId, memberId] = [await fresh.newMember({ isStaff: true }), await fresh.newMember()]
  const tokenHash = randomBytes(32)
  const now = clock.now()
  const times = { created_at: now, last_used_at: now, second_factor_at: now }
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, member_id: staffId, ...times })
    .execute()
  const staff = () => fresh.actorFor(staffId, { session: { begin: () => {}, end: () => {}, tokenHash, facts: null } })
  const whoAsks = async () => {
    const { member, viewer } = await findAsker(db, tokenHash, clock.now())
    return { sees: member?.id, viewer: viewer?.id }
  }
  await beginViewing(await staff(), memberId)
  expect(await whoAsks()).toEqual({ sees: memberId, viewer: staffId })

  clock.forward(13 * HOUR)
  expect(await whoAsks()).toEqual({ sees: staffId, viewer: undefined })
  await beginEnrolment(await staff())
  const { secret } = await db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
  const key = openKey(house.settings.secret, staffId, secret)!
  await confirmCode(await staff(), totpCode(key, totpStep(clock.now())))
  expect(await whoAsks()).toEqual({ sees: staffId, viewer: undefined })
})
