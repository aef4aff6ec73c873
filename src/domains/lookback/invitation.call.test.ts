import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => void (web = await freshWeb()))

type Session = Awaited<ReturnType<typeof newPerson>>['session']

/** Finishes some course. */
async function finishes(memberId: number) {
  const { id } = await web.db.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow()
  const completed_at = addDays(await web.now(), -3)
  await web.db.insertInto('course_completions').values({ member_id: memberId, course_id: id, completed_at }).execute()
}

describe('the invitation to look back', () => {
  const STATUS = '/subscriptions/learning_status'
  const invites = async (session: Session) => (await session.visit(STATUS)).text.includes('振り返りを開く')
  const lineOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((line) => line.startsWith('day-to-look-back='))

  it('comes once a day, by a cookie of twenty years that is written anew at each visit [LB-014]', async () => {
    const { session, memberId } = await newPerson(web)
    expect(await invites(session)).toBe(false)
    expect(session.cookies.has('day-to-look-back')).toBe(false)
    await finishes(memberId)
    const today = dayKey(await web.now())
    const first = await session.visit(STATUS)
    expect(first.text).toContain('振り返りを開く')
    expect(lineOf(first)).toMatch(new RegExp(`^day-to-look-back=${today}; .*Max-Age=630720000`))
    const second = await session.visit(STATUS)
    expect(second.text).not.toContain('振り返りを開く')
    expect(lineOf(second)).toBe(lineOf(first))
    await web.withClock({ advance: '1d' }, async () => {
      expect(await invites(session)).toBe(true)
      expect(session.cookies.get('day-to-look-back')).toBe(dayKey(await web.now()))
      expect(await invites(session)).toBe(false)
    })
  })
})

describe('who has finished something', () => {
  it('is asked for a next course and not for a first one, and sees no guide for beginners', async () => {
    const words = async (session: Session) => {
      const [top, status] = [await session.visit('/'), await session.visit('/subscriptions/learning_status')]
      const said = ['絵を描くのは、はじめてですか', 'まず52秒。', '次の一枚：']
      const both = (top.text + status.text).replaceAll('<wbr/>', '')
      return said.filter((sentence) => both.includes(sentence))
    }
    const { session, memberId } = await newPerson(web)
    expect(await words(session)).toEqual(['絵を描くのは、はじめてですか', 'まず52秒。'])
    await finishes(memberId)
    expect(await words(session)).toEqual(['次の一枚：'])
    expect(await words(await web.signIn('veteran'))).toEqual(['次の一枚：'])
  })
})
