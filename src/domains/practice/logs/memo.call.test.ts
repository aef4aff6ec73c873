import { beforeAll, expect, it } from 'vitest'
import { smallSchool } from '#test/learning/small-school.ts'
import { newSubscriber } from '#test/people.ts'
import { postPractice } from '#test/practice/posting.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => void (web = await freshWeb()))

const path = '/user_daily_lesson_trainings'

it('a memo that another device wrote meanwhile is not overwritten unseen; sent twice or with a consent alone nothing is lost [PR-019]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const { id } = (await smallSchool(web.db).newCourse({ lessons: [{}] })).lessons[0]!
  const log = (await postPractice(session, id, { memo: 'はじめ' })).body.id
  const patch = (body: Record<string, string | boolean>) => session.patch(`${path}/${log}`, body)
  const own = () => web.db.selectFrom('practice_logs').select('memo').where('member_id', '=', memberId)
  const memo = async () => (await own().executeTakeFirstOrThrow()).memo
  const replies = await Promise.all([
    patch({ memo: '電話から', was: 'はじめ' }),
    patch({ memo: 'パソコンから', was: 'はじめ' }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = await memo()
  expect(kept).toBe(replies[0]!.status === 200 ? '電話から' : 'パソコンから')
  expect((await patch({ memo: kept, was: 'はじめ' })).status).toBe(200)
  expect((await patch({ memo: 'はじめ', was: 'はじめ', consent: true })).status).toBe(200)
  expect(await memo()).toBe(kept)
  expect((await patch({ memo: `${kept}\nつづき`, was: kept })).status).toBe(200)
  expect(await memo()).toBe(`${kept}\nつづき`)
})
