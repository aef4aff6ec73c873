import { beforeAll, expect, it } from 'vitest'
import { closedFilm } from '#test/learning/courses.ts'
import { entered, personWithOrder } from '#test/money/ordering.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let film: string
let nothingSaid: string
beforeAll(async () => {
  web = await freshWeb()
  // A plain trial, whichever campaigns the demo world has open.
  await web.db
    .updateTable('campaigns')
    .set(({ ref }) => ({ apply_until: ref('opens_at') }))
    .execute()
  film = await closedFilm(web.db)
  const reason = await web.db
    .selectFrom('quit_reasons')
    .select('id')
    .where('content', '=', '回答を控える')
    .executeTakeFirstOrThrow()
  nothingSaid = String(reason.id)
})

const hours = (count: number) => ({ advance: `${count}h` })

it('lets a member in from the trial to the last day, through every state, and charges what was agreed [PL-026] [PL-027] [PL-028] [PL-029] [PL-030] [PL-032]', async () => {
  const person = await personWithOrder(web, 5)
  const { memberId, order, email } = person
  let { session } = person
  const watch = async () => (await session.visit(film)).status
  const state = async () =>
    (await web.db.selectFrom('subscriptions').selectAll().where('member_id', '=', memberId).executeTakeFirst())?.state
  const charged = async () =>
    (await web.cardLedger({ member: String(memberId) })).charges.filter(({ outcome }) => outcome === 'captured').length
  const quit = () =>
    session.submit('/subscription_orders', { order_type: 'quit', 'quit_reason[reason_ids][]': nothingSaid })
  const untilStep = async () => {
    const { next_step_at } = await web.db
      .selectFrom('subscriptions')
      .select('next_step_at')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return next_step_at!.getTime() - (await web.now()).getTime()
  }
  /** To the minute after the machine's next step; a session that slept for weeks is begun anew. */
  const toTheStep = async () => {
    await web.moveClock({ advance: `${Math.ceil((await untilStep()) / 60_000) + 1}m` })
    session = await web.signIn(email)
  }

  expect([await state(), await watch()]).toEqual([undefined, 403])
  const card = await entered(web, order.key)
  expect((await session.submit('/subscription_orders/register_token', card)).status).toBe(303)
  expect([await state(), await watch(), await charged()]).toEqual(['under_trial', 200, 0])

  expect((await quit()).status).toBe(303)
  expect([await state(), await watch()]).toEqual(['will_cancel', 200])
  expect((await quit()).status).toBe(409)
  expect((await session.submit('/subscription_orders', { order_type: 'start' })).status).toBe(303)
  expect(await state()).toBe('under_trial')

  await toTheStep()
  expect([await state(), await watch(), await charged()]).toEqual(['will_continue', 200, 1])
  await web.moveClock(hours(24))
  expect((await quit()).status).toBe(303)
  expect([await state(), await watch(), await charged()]).toEqual(['will_cancel', 200, 1])

  await toTheStep()
  expect([await state(), await watch(), await charged()]).toEqual(['after_unsubscribe', 403, 1])
  expect((await quit()).status).toBe(409)
})
