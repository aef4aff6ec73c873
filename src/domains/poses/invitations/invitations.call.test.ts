import { beforeAll, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const invite = async (session: Session, at: string) => {
  const { status, body } = await session.post('/pose_library/invitation', { at })
  return status === 200 ? (body.invitation as { to: string; size: string } | null) : status
}
const subscriber = () => newPerson(web, { plan: { state: 'will_continue' }, posesUnseen: true })

it('who may use the library and never opened it is told of it once, however many pages ask [PO-003]', async () => {
  const { session } = await subscriber()
  const answers = await Promise.all(Array.from({ length: 6 }, () => invite(session, 'top')))
  expect(answers.filter(Boolean)).toEqual([{ to: '/pose_library?from_popup=true', size: '1,000点以上のポーズ素材' }])
  expect(await invite(session, 'top')).toBeNull()
})

it('who has opened it, and who has no plan, is not told of it on the top page', async () => {
  const { session } = await subscriber()
  expect((await session.visit('/pose_library')).status).toBe(200)
  expect(await invite(session, 'top')).toBeNull()
  const { session: member } = await newPerson(web, { posesUnseen: true })
  await member.visit('/pose_library')
  expect(await invite(member, 'top')).toBeNull()
  // The page of the anniversary tells every member of gesture drawing, once.
  expect(await invite(member, 'anniversary')).toEqual({ to: '/pose_library', size: '1,000点以上のポーズ素材' })
  expect(await invite(member, 'anniversary')).toBeNull()
  expect(await invite(web.visitor(), 'top')).toBe(401)
  expect(await invite(member, 'elsewhere')).toBe(422)
})

it('popup and page of the plans say how many poses there are, as it is true that day [PO-018]', async () => {
  const said = async () => {
    const { session } = await subscriber()
    const landing = (await session.visit('/subscriptions/lp')).text
    const { size } = (await invite(session, 'top')) as { size: string }
    return [size, landing.includes(`>${size}<`), landing.includes('1,000点以上のポーズ素材')]
  }
  expect(await said()).toEqual(['1,000点以上のポーズ素材', true, true])
  await web.withClock({ at: '2025-03-31T23:59' }, async () =>
    expect(await said()).toEqual(['900点以上のポーズ素材', true, false]),
  )
  const some = web.db.updateTable('poses').where('id', '<=', 350)
  await some.set({ withdrawn_at: await web.now(), sample: null }).execute()
  expect(await said()).toEqual(['800点以上のポーズ素材', true, false])
  await some.set({ withdrawn_at: null }).execute()
})
