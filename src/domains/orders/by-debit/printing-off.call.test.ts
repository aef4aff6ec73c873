import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

it('where nobody may print at home the form is posted: nothing is there to choose, and printing is refused [DD-024]', async () => {
  const web = await freshWeb({ DEBIT_PRINTING: 'false' })
  const { session, memberId } = await newPerson(web)
  const path = '/subscription_direct_debit_users/new?subscription_id=2'
  const page = (await session.visit(path)).text
  expect(page).not.toContain('自分で印刷する')
  expect(page).not.toMatch(/<input[^>]*type="radio"[^>]*name="receiving"/)
  expect(page).toMatch(/<input type="hidden" name="receiving" value="post"/)
  for (const field of ['name="name"', 'name="postal_code"', 'name="address"']) expect(page).toContain(field)

  const apply = (fields: Record<string, string>) =>
    session.submit(
      '/subscription_direct_debit_users',
      { subscription_id: '2', ...fields },
      {
        headers: { Accept: 'text/html' },
      },
    )
  expect((await apply({ receiving: 'print' })).status).toBe(422)
  const to = { name: '山田 花子', postal_code: '1500001', prefecture: '東京都', address: '渋谷区神宮前1-2-3' }
  expect((await apply({ receiving: 'post', ...to })).status).toBe(303)
  const kept = web.db.selectFrom('debit_applications').select('receiving').where('member_id', '=', memberId)
  expect(await kept.execute()).toEqual([{ receiving: 'post' }])
})
