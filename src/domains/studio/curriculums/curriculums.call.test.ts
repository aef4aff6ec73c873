import { beforeAll, describe, expect, it } from 'vitest'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const html = { headers: { Accept: 'text/html' } }
type Item = { kind: string; id: number; title: string; note: string }
type Step = { id: number | null; title: string; description: string; items: Item[] }

describe('curriculums by the editors’ hands', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let editor: Session
  beforeAll(async () => {
    web = await freshWeb()
    editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  })

  const hidden = (text: string, name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const fieldsOf = async (id: number) => {
    const { text } = await editor.visit(`/staff/curriculums/${id}`)
    const row = await web.db.selectFrom('curriculums').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const steps = JSON.parse(hidden(text, 'steps')) as Step[]
    const opened_at = row.opened_at ? new Date(+row.opened_at + 9 * 3_600_000).toISOString().slice(0, 16) : ''
    const { title, description, goal, level } = row
    return {
      text,
      steps,
      fields: { title, description, goal, level, opened_at, closed_at: '', seen: hidden(text, 'seen') },
    }
  }
  const save = (id: number | 'new', fields: Record<string, string>, steps: unknown) =>
    editor.submit(
      `/staff/curriculums/${id}`,
      { act: 'save', step_minutes: '0', steps: JSON.stringify(steps), ...fields },
      html,
    )
  const lessons = async (words: string) => {
    const reply = await editor.visit(`/staff/references?of=lesson&q=${encodeURIComponent(words)}`)
    return (reply.body as unknown as { found: Item[] }).found
  }

  it('a draft is made of lessons of several courses that are found by their titles, and nobody else finds it until it opens [ST-020]', async () => {
    const eyes = await lessons('瞳は球にはめたレンズ')
    const folds = await lessons((await courseByKey(web.db, 'folds-build')).title)
    expect(eyes.length).toBeGreaterThan(0)
    expect(new Set([eyes[0]!.note, folds[0]!.note]).size).toBe(2)
    const steps = [
      { id: null, title: '目を描く', description: 'まず目から。', items: [eyes[0]] },
      { id: null, title: '服を描く', description: '', items: [folds[0], eyes[1]] },
    ]
    const fields = { title: '目と服の一週間', description: '', goal: '', level: 'entry', opened_at: '', closed_at: '' }
    const made = await save('new', fields, steps)
    expect(made.status).toBe(303)
    const id = Number(made.location!.split('/').at(-1))
    expect((await web.visit(`/subscriptions/curriculums/${id}`)).status).toBe(404)
    expect((await web.visit('/subscriptions/curriculums')).text).not.toContain('目と服の一週間')

    const known = await fieldsOf(id)
    expect(known.steps.map((step) => [step.title, step.items.map((item) => item.id)])).toEqual([
      ['目を描く', [eyes[0]!.id]],
      ['服を描く', [folds[0]!.id, eyes[1]!.id]],
    ])
    const opened = { ...known.fields, opened_at: '2020-01-01T09:00' }
    expect((await save(id, opened, known.steps.toReversed())).status).toBe(303)
    await expect.poll(async () => (await web.visit(`/subscriptions/curriculums/${id}`)).status).toBe(200)
    const { text } = await web.visit(`/subscriptions/curriculums/${id}`)
    expect(text.indexOf('服を描く')).toBeLessThan(text.indexOf('目を描く'))
    const stored = await web.db
      .selectFrom('curriculum_steps')
      .select('id')
      .where('curriculum_id', '=', id)
      .orderBy('position')
      .execute()
    expect(stored.map((step) => step.id)).toEqual(known.steps.toReversed().map((step) => step.id))
  })

  it('cannot open without a lesson, nor end before it begins', async () => {
    const fields = { title: '空のコース', description: '', goal: '', level: 'entry', closed_at: '' }
    const empty = await save('new', { ...fields, opened_at: '2020-01-01T09:00' }, [])
    expect([empty.status, empty.text.includes('レッスンの入ったステップが1つ以上必要です')]).toEqual([422, true])
    const reply = await save('new', { ...fields, opened_at: '2020-01-02T09:00', closed_at: '2020-01-01T09:00' }, [])
    expect([reply.status, reply.text.includes('開始日時より後にしてください')]).toEqual([422, true])
  })

  it('of an open one it says first how many are inside and what becomes of them; who completed keeps it, others see the new steps [ST-020]', async () => {
    const { curriculum_id: id } = await web.db
      .selectFrom('certificates')
      .select('curriculum_id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { memberId } = await newPerson(web)
    const now = await web.now()
    await web.db
      .insertInto('curriculum_attendances')
      .values({ member_id: memberId, curriculum_id: id, started_at: now, updated_at: now })
      .execute()
    const count = async (table: 'certificates' | 'curriculum_attendances') =>
      (await web.db.selectFrom(table).select('member_id').where('curriculum_id', '=', id).execute()).length
    const [certificates, attendances] = [await count('certificates'), await count('curriculum_attendances')]
    const { text, fields, steps } = await fieldsOf(id)
    expect(text).toContain(`${certificates}人が修了しています。`)
    expect(text).toMatch(/いま[1-9]\d*人が受講中/)
    const [first, ...rest] = steps
    const changed = [...rest, { ...first!, title: '仕切り直しのステップ' }]
    const unsure = await save(id, fields, changed)
    expect([unsure.status, unsure.text.includes('受講中の方への影響を確かめて')]).toEqual([422, true])
    expect((await save(id, { ...fields, confirmed: '1' }, changed)).status).toBe(303)
    expect([await count('certificates'), await count('curriculum_attendances')]).toEqual([certificates, attendances])
    await expect
      .poll(async () => (await web.visit(`/subscriptions/curriculums/${id}`)).text)
      .toContain('仕切り直しのステップ')
    const gone = await editor.submit(`/staff/curriculums/${id}`, { act: 'remove', sure: '1' }, html)
    expect([gone.status, gone.text.includes('受講した方がいるため、削除できません')]).toEqual([422, true])
  })

  it('of two editors the second is told what was saved meanwhile, and overwrites it only knowingly', async () => {
    const { id } = await web.db.selectFrom('curriculums').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const before = await fieldsOf(id)
    expect((await save(id, { ...before.fields, title: '先に保存した名前' }, before.steps)).status).toBe(303)
    const late = await save(id, { ...before.fields, title: 'あとから保存した名前' }, before.steps)
    expect(late.status).toBe(409)
    for (const words of ['先に保存した名前', 'あとから保存した名前', 'いま保存されている内容'])
      expect(late.text).toContain(words)
    expect(
      (
        await save(
          id,
          { ...before.fields, seen: hidden(late.text, 'seen'), title: 'あとから保存した名前' },
          before.steps,
        )
      ).status,
    ).toBe(303)
  })

  it('is for editors and admins alone; what they did stands in the log', async () => {
    const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
    for (const path of ['/staff/curriculums', '/staff/curriculums/1', '/staff/references?of=lesson&q=a'])
      expect((await support.visit(path)).status, path).toBe(404)
    const { session: admin } = await newPerson(web, { isStaff: true })
    expect((await admin.visit('/staff/audit_log')).text).toContain('紹介・カリキュラムの変更')
  })
})
