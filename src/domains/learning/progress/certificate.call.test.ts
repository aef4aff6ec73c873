import { expect, it } from 'vitest'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('a certificate carries the drawing that its curriculum ended with, and its day in the seal', async () => {
  const { id: member_id } = await web.member('learner')
  const { id, image_key, published_at } = await web.db
    .selectFrom('certificates as e')
    .innerJoin('final_works as w', (on) =>
      on.onRef('w.member_id', '=', 'e.member_id').onRef('w.curriculum_id', '=', 'e.curriculum_id'),
    )
    .select(['e.id', 'w.image_key', 'e.published_at'])
    .where('e.member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  const session = await web.signIn('learner')
  const page = (await session.visit(`/subscriptions/completion_certificates/${id}`)).text
  const [, picture] = /<img src="([^"]+)" alt="あなたの最終作品"/.exec(page)!
  expect(picture).toContain(image_key.replace('private/', ''))
  expect((await session.visit(picture!.replaceAll('&amp;', '&'))).status).toBe(200)
  const [year, month, day] = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo' })
    .format(published_at)
    .split('/')
  expect(page).toContain(`>${year}.${month}.${day}</text>`)
})
