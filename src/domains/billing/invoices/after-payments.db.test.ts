import { expect, it } from 'vitest'
import { tokyo } from '#test/money/billing.ts'
import { debitHouse } from '#test/money/debit-house.ts'

const { house, debtor, december, list, take, statesOf } = debitHouse()
const START = '2026-11-05'

/** Everybody who first ordered in November has earned a gift card with their first fee. */
const openGifts = () =>
  house()
    .fresh.db.insertInto('campaigns')
    .values({
      ...{ kind: 'initial', name: 'ギフトカード', gift_yen: 5000, excludes_students: false },
      ...{ opens_at: tokyo('2026-11-01T00:00:00'), apply_until: tokyo('2026-12-01T00:00:00') },
      closes_at: tokyo('2026-12-01T00:00:00'),
    })
    .execute()
const giftsOf = async (memberId: number) =>
  (await house().fresh.db.selectFrom('gift_cards').select('yen').where('member_id', '=', memberId).execute()).map(
    ({ yen }) => yen,
  )

it('the first fee that a card pays earns the gift card, a declined one nothing [PL-043]', async () => {
  await openGifts()
  const payer = await house().payer({ startsOn: START })
  const broke = await house().payer({ startsOn: START, card: 'soft' })
  await house().minute()
  expect([await giftsOf(payer), await giftsOf(broke)]).toEqual([[5000], []])
})

it('a later fee earns none [PL-043]', async () => {
  const payer = await house().payer({ startsOn: START })
  await house().minute()
  await openGifts()
  house().at('2026-12-05T00:00:10')
  await house().minute()
  expect(await statesOf(payer)).toEqual(['paid 0', 'paid 0'])
  expect(await giftsOf(payer)).toEqual([])
})

it('the bank’s first debit earns it as a card does, once for two months together [PL-043]', async () => {
  await openGifts()
  const { memberId, applicationId } = await debtor()
  house().at('2026-11-12T10:00:00')
  await list('2026-11-27')
  await take('2026-11-27', [applicationId, 1])
  expect(await giftsOf(memberId)).toEqual([])
  await december()
  await list('2026-12-28')
  await take('2026-12-28', [applicationId, 0])
  expect(await statesOf(memberId)).toEqual(['paid 1', 'paid 0'])
  expect(await giftsOf(memberId)).toEqual([5000])
})

it('what was chosen with a plan is asked of the school once, when its first month is paid', async () => {
  const { db } = house().fresh
  const { id } = await db
    .insertInto('plan_options')
    .values({ code: 'brushes', name: 'ブラシセット', description: '', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [payer, broke, without] = [
    await house().payer({ startsOn: START, planId: 1 }),
    await house().payer({ startsOn: START, planId: 1, card: 'soft' }),
    await house().payer({ startsOn: START, planId: 1 }),
  ]
  await db.updateTable('terms').set({ option_id: id }).where('member_id', 'in', [payer, broke]).execute()
  const asked = async () => {
    const letters = await db.selectFrom('letters').select('plain').where('key', 'like', 'send-option:%').execute()
    return [payer, broke, without].map(
      (one) => letters.filter(({ plain }) => new RegExp(`/staff/members/${one}\\b`).test(plain)).length,
    )
  }
  await house().minute()
  expect(await asked()).toEqual([1, 0, 0])
  for (const day of ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05']) {
    house().at(`${day}T00:00:10`)
    await house().minute()
  }
  expect((await statesOf(payer)).length).toBe(7)
  expect((await asked())[0]).toBe(1)
})
