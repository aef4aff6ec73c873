import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionOf, joinCampaign, newEntitled, newWaiting, bringBoth, requestOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const runTwice = async (name: string) => {
  for (const _ of [1, 2]) await sql`select graphile_worker.add_job(${name})`.execute(web.db)
  const left = async () =>
    (await sql`select id from graphile_worker.jobs where task_identifier = ${name} and run_at <= now()`.execute(web.db))
      .rows
  await expect.poll(left, { timeout: 15_000 }).toEqual([])
}
const lettersTo = async (email: string, about: string) =>
  (
    await web.db
      .selectFrom('letters')
      .select('subject')
      .where('to_address', '=', email)
      .where('key', 'like', `${about}%`)
      .execute()
  ).length

describe('a teacher', () => {
  it('reads of what came in once, in one letter, and of nothing that was taken back before', async () => {
    const { teacher, id } = await newWaiting(web)
    const more = await Promise.all([1, 2].map(() => newEntitled(web)))
    const ids = [id]
    for (const { session } of more)
      ids.push(
        (await session.post('/user_corrected_works', requestOf(teacher, await bringBoth(session)))).body
          .correctionWorkId,
      )
    await more[1]!.session.delete(`/user_corrected_works/${ids[2]}`)
    await runTwice('critiques.tell-new-works')
    const [letter, ...rest] = await web.letters(teacher.email)
    expect(rest).toEqual([])
    expect(letter!.subject).toContain('新しい添削の依頼が2件')
    for (const known of ids.slice(0, 2)) expect(letter!.text).toContain(`添削 No.${known}`)
    expect(letter!.text).not.toContain(`添削 No.${ids[2]}`)
    expect(letter!.text).toContain('4,000円')
    await more[0]!.session.delete(`/user_corrected_works/${ids[1]}`)
    expect(await lettersTo(teacher.email, 'critique-not-needed')).toBe(1)
  })

  it('hears seven and two days before the day and after it, each once; then the member and the school do too', async () => {
    const { teacher, student, id, back } = await newWaiting(web)
    const { teacher: quick, back: quickBack } = await newWaiting(web)
    await quick.session.post(quickBack, await correctionOf(quick.session))
    const heard = async () => [
      await lettersTo(teacher.email, 'critique-due-week'),
      await lettersTo(teacher.email, 'critique-due-two-days'),
      await lettersTo(teacher.email, 'critique-due-late'),
      await lettersTo(student.email, 'critique-late'),
    ]
    const at = (minutes: number, expected: number[]) =>
      web.withClock({ advance: `${minutes}m` }, async () => {
        await runTwice('critiques.tell-days')
        await expect.poll(heard, { timeout: 15_000 }).toEqual(expected)
      })
    const day = 24 * 60
    await at(23 * day - 30, [0, 0, 0, 0])
    await at(23 * day + 1, [1, 0, 0, 0])
    await at(28 * day - 30, [1, 0, 0, 0])
    await at(28 * day + 1, [1, 1, 0, 0])
    await at(30 * day - 30, [1, 1, 0, 0])
    await at(30 * day + 1, [1, 1, 1, 1])
    await at(40 * day, [1, 1, 1, 1])
    expect(await lettersTo(quick.email, 'critique-due')).toBe(0)
    const told = async () => {
      const school = await web.letters('support@egaku.example')
      return school.filter(({ text }) => text.includes(`添削 No.${id}：`)).length
    }
    await expect.poll(told, { timeout: 15_000 }).toBe(1)
    expect((await teacher.session.visit(back)).status).not.toBe(500)
  }, 120_000)

  it('who takes a late work over has days of their own', async () => {
    const { teacher, student, page, id } = await newWaiting(web)
    const next = await joinCampaign(web, teacher.campaignId)
    const requested_at = new Date((await web.now()).getTime() - 31 * 86_400_000)
    await web.db.updateTable('corrected_works').set({ requested_at }).where('id', '=', id).execute()
    await runTwice('critiques.tell-days')
    const given = { choice: 'another', teacher_id: String(next.teacherId) }
    expect((await student.session.submit(`${page}/late`, given)).status).toBe(303)
    await runTwice('critiques.tell-days')
    expect(await lettersTo(next.email, 'critique-due')).toBe(0)
    await web.withClock({ advance: '31d' }, () => runTwice('critiques.tell-days'))
    expect(await lettersTo(next.email, 'critique-due-late')).toBe(1)
    expect(await lettersTo(student.email, 'critique-late')).toBe(2)
    const { session } = await newPerson(web, { isStaff: true })
    expect((await session.visit(`/staff/critiques/${id}`)).text).toContain('別の先生に頼む')
  }, 60_000)
})
