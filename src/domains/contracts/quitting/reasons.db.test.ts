import { afterAll, expect, it } from 'vitest'
import { freshHouse } from '#test/fresh-house.ts'
import { addReason, setReasonOpen } from './actions/change-reasons.ts'

const fresh = await freshHouse()
afterAll(() => fresh.close())
const adminId = await fresh.newMember({ isStaff: true })
const admin = () => fresh.actorFor(adminId)

const reasonOf = (content: string) =>
  fresh.db.selectFrom('quit_reasons').selectAll().where('content', '=', content).executeTakeFirstOrThrow()
const asking = (content: string) => ({ content, position: 9, asks: 'free_text' as const, subReasons: [] })

it('nobody can end that those who leave may say nothing', async () => {
  const { id } = await reasonOf('回答を控える')
  await expect(setReasonOpen(await admin(), id, false)).rejects.toMatchObject({ code: 'always-open', status: 409 })
  expect((await reasonOf('回答を控える')).closed_at).toBeNull()
  const closing = fresh.db.updateTable('quit_reasons').set({ closed_at: new Date() }).where('id', '=', id).execute()
  await expect(closing).rejects.toMatchObject({ constraint: 'quit_reasons_always_open' })
})

it('no two reasons that are asked want the same text of those who leave, whoever adds or reopens them', async () => {
  const other = await reasonOf('その他')
  const refused = { code: 'asked-already', status: 409 }
  await expect(addReason(await admin(), asking('引っ越し'))).rejects.toMatchObject({
    ...refused,
    fields: { asks: [expect.stringContaining('同じことをたずねる理由が表示中です。')] },
  })
  await setReasonOpen(await admin(), other.id, false)
  const actors = await Promise.all([admin(), admin()])
  const added = await Promise.allSettled(actors.map((actor, index) => addReason(actor, asking(`理由${index}`))))
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused })
  await expect(setReasonOpen(await admin(), other.id, true)).rejects.toMatchObject(refused)
  await addReason(await admin(), { ...asking('引っ越し'), asks: null })
})
