import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toLocal } from '#platform/tokyo-moment.ts'
import { until } from '#scripts/processes.ts'
import { bringBoth, newEntitled, newTeacher, requestOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { Session } from '#test/worlds/session.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'

const DAY = 86_400_000
const newPath = '/staff/correction_campaigns/new'
const html = { headers: { Accept: 'text/html' } }
let web: Awaited<ReturnType<typeof freshWeb>>
let second: WebProcess
let editor: Session
let picture: Buffer
beforeAll(async () => {
  web = await freshWeb()
  second = await startProcess(['web'], web.process.env)
  editor = await newEditor()
  picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c8361f' } })
    .withExif({ IFD0: { Copyright: 'Himitsu' } })
    .jpeg()
    .toBuffer()
}, 60_000)
afterAll(() => second.stop())

const newEditor = async () => (await newPerson(web, { isStaff: true, role: 'editor' })).session
const inDays = async (days: number) => toLocal(new Date((await web.now()).getTime() + days * DAY))
const idOf = (path: string) => Number(path.split('?')[0]!.split('/').at(-1))
const rowOf = (id: number) =>
  web.db.selectFrom('correction_campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Each test has days of its own, so that none stands beside another's. */
let month = 100
const aMonth = async () => {
  const from = (month += 40)
  return { starts_at: await inDays(from), ends_at: await inDays(from + 30) }
}
const fieldsOf = async (more: Record<string, string> = {}) => ({
  ...{ act: 'save', title: '秋の添削企画', description: '一行目\n二行目', capacity: '20', accepts: '1' },
  ...(await aMonth()),
  ...more,
})
const formOf = (fields: Record<string, string>, hasPictures: boolean) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const file = () => new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' })
  if (hasPictures) for (const name of ['visual_pc', 'visual_sp']) form.set(name, file())
  return form
}
const send = (path: string, fields: Record<string, string>, by = editor) =>
  by.post(path, formOf(fields, path === newPath), html)
const create = async (fields: Record<string, string>) => {
  const { status, location } = await send(newPath, fields)
  expect(status).toBe(303)
  return { id: idOf(location!), path: location!.split('?')[0]! }
}

describe('staff who make a critique campaign', () => {
  it('see a draft as members will, publish it, and it is there from its first minute on in every process', async () => {
    const { teacherId } = await newTeacher(web)
    const soon = { starts_at: await inDays(10 / 1_440), ends_at: await inDays(5), beside_others: '1' }
    const fields = await fieldsOf({ ...soon, [`slots[${teacherId}]`]: '3' })
    const { id, path } = await create(fields)
    const shown = `/correction_campaigns/${id}`
    const draft = await editor.visit(`${shown}/preview`)
    expect(draft.text).toContain('秋の添削企画')
    expect(draft.text).toContain('この先生に添削を依頼する')
    expect(draft.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(draft.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await editor.visit(`${path}/preview`)).text.match(/<iframe/g)).toHaveLength(2)
    const member = (await newPerson(web)).session
    for (const session of [member, web.visitor()]) expect((await session.visit(shown)).status).toBe(404)
    expect((await member.visit(`${shown}/preview`)).status).toBe(404)
    expect((await editor.visit('/staff/correction_campaigns')).text).toContain('下書き')

    const row = await rowOf(id)
    const sizes = await Promise.all(
      [row.visual_pc_key, row.visual_sp_key].map(async (key) => {
        const file = await fetch(new URL(`/files/${key.replace('public/', '')}`, web.url))
        const bytes = Buffer.from(await file.arrayBuffer())
        expect(bytes.includes('Himitsu')).toBe(false)
        const { width, height } = await sharp(bytes).metadata()
        return `${width}×${height}`
      }),
    )
    expect(sizes).toEqual(['1600×320', '750×300'])

    expect((await send(path, { ...fields, act: 'publish', version: '1' })).status).toBe(303)
    const everywhere = () =>
      Promise.all([web.url, second.url].map(async (url) => (await new Session(url).visit(shown)).status))
    const start = (await rowOf(id)).starts_at
    expect(await web.withClock({ at: new Date(start.getTime() - 30_000).toISOString() }, everywhere)).toEqual([
      404, 404,
    ])
    // A process follows a clock that was moved by hand within a second.
    const isThere = async () => (await everywhere()).every((status) => status === 200)
    expect(await web.withClock({ at: start.toISOString() }, () => until(isThere, 3_000))).toBe(true)
    const lines = await web.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute()
    const noted = lines.filter(({ details }) => (details as Record<string, unknown>).critique_campaign === id)
    expect(noted.map(({ action }) => action)).toEqual(['critiques.campaign-created', 'critiques.campaign-published'])
    expect(noted[1]!.details).toMatchObject({ critique_campaign: id, capacity: 20, places: 3, takes_works: true })
  })

  it('run it: a member asks in it, support find what is late, give it to another teacher, and cancel with a reason [CR-053]', async () => {
    const [one, other] = [await newTeacher(web), await newTeacher(web)]
    const places = { [`slots[${one.teacherId}]`]: '1', [`slots[${other.teacherId}]`]: '1' }
    const fields = { starts_at: await inDays(-1), ends_at: await inDays(3), beside_others: '1' }
    const { id } = await create(await fieldsOf({ ...fields, ...places, act: 'publish', capacity: '1' }))
    const student = await newEntitled(web)
    const request = async (where: typeof one, who = student) =>
      who.session.post(
        '/user_corrected_works',
        requestOf({ campaignId: id, teacherId: where.teacherId }, await bringBoth(who.session)),
      )
    const work = (await request(one)).body.correctionWorkId as number
    expect((await request(other, await newEntitled(web))).body).toMatchObject({ campaignShortage: true })
    const support = (await newPerson(web, { isStaff: true, role: 'support' })).session
    const path = `/staff/critiques/${work}`
    await web.db
      .updateTable('corrected_works')
      .set({ requested_at: new Date((await web.now()).getTime() - 31 * DAY) })
      .where('id', '=', work)
      .execute()
    expect((await support.visit('/staff/critiques?tab=overdue')).text).toContain(`href="${path}"`)
    const give = { act: 'reassign', teacher_id: String(other.teacherId) }
    expect((await support.submit(path, give)).status).toBe(303)
    expect((await other.session.visit(`/user_corrected_works/${work}`)).status).toBe(200)
    expect((await support.submit(path, { act: 'cancel', fault: 'school', reason: '先生の休養' })).status).toBe(303)
    const { cancel_reason } = await web.db
      .selectFrom('corrected_works')
      .select('cancel_reason')
      .where('id', '=', work)
      .executeTakeFirstOrThrow()
    expect(cancel_reason).toBe('先生の休養')
  })

  it('say for each campaign how many places a teacher has, none included, and an admin lets a teacher rest in all of them [TE-017]', async () => {
    const { teacherId, session: teacher } = await newTeacher(web)
    const { teacherId: otherId } = await newTeacher(web)
    await web.db.updateTable('correctional_teachers').set({ name: '枠山まどか' }).where('id', '=', teacherId).execute()
    const open = { starts_at: await inDays(-1), ends_at: await inDays(3), beside_others: '1', act: 'publish' }
    const withPlaces = async (places: string) =>
      create(await fieldsOf({ ...open, [`slots[${otherId}]`]: '1', [`slots[${teacherId}]`]: places }))
    const [two, none, absent] = [await withPlaces('2'), await withPlaces('0'), await withPlaces('')]
    const student = await newEntitled(web)
    const stands = () =>
      Promise.all(
        [two, none, absent].map(async ({ id }) => {
          const { text } = await student.session.visit(`/correction_campaigns/${id}`)
          return /(この先生に添削を依頼する|現在受付しておりません)（枠山まどか先生）/.exec(text)?.[1]
        }),
      )
    const [takes, rests] = ['この先生に添削を依頼する', '現在受付しておりません']
    expect(await stands()).toEqual([takes, rests, undefined])
    const more = { ...(await fieldsOf(open)), act: 'save', version: '1', [`slots[${teacherId}]`]: '1' }
    expect((await send(none.path, more)).status).toBe(303)
    expect(await stands()).toEqual([takes, takes, undefined])
    // The teacher's own form changes none of it.
    await teacher.post(`/correctional_teachers/${teacherId}`, { _method: 'patch', name: '枠山まどか', slots: 9 })
    const places = await web.db
      .selectFrom('correction_slots')
      .select(['campaign_id', 'slots'])
      .where('teacher_id', '=', teacherId)
      .where('campaign_id', 'in', [two.id, none.id, absent.id])
      .orderBy('campaign_id')
      .execute()
    expect(places).toEqual([
      { campaign_id: two.id, slots: 2 },
      { campaign_id: none.id, slots: 1 },
    ])
    const admin = (await newPerson(web, { isStaff: true, role: 'admin' })).session
    const page = `/staff/correctional_teachers/${teacherId}`
    expect((await admin.submit(page, { act: 'rest' })).status).toBe(303)
    expect(await stands()).toEqual([rests, rests, undefined])
    expect((await admin.submit(page, { act: 'resume' })).status).toBe(303)
    expect(await stands()).toEqual([takes, takes, undefined])
  })

  it('are told at the field what is missing, and nothing is kept', async () => {
    const before = await web.db.selectFrom('correction_campaigns').select('id').execute()
    const fields = await fieldsOf()
    const wrong: [Record<string, string>, string][] = [
      [{ title: '　' }, '企画名を入力してください。'],
      [{ starts_at: '2026-13-01T00:00' }, '開始日時を入力してください。'],
      [{ ends_at: fields.starts_at }, '開始日時より後にしてください。'],
      [{ capacity: '0' }, '1〜10000の整数を入力してください。'],
      [{ 'slots[1]': '-1' }, '0〜999の整数を入力してください。'],
      [{ 'slots[999999]': '1' }, '選べない先生が含まれています。'],
      [{ act: 'publish' }, '1人以上の先生に枠を入れてください。'],
    ]
    for (const [more, sentence] of wrong) {
      const reply = await send(newPath, { ...fields, ...more })
      expect([sentence, reply.status]).toEqual([sentence, 422])
      expect(reply.text).toContain(sentence)
    }
    const bare = await editor.post(newPath, formOf(fields, false), html)
    expect(bare.text).toContain('画像を選んでください。')
    expect(await web.db.selectFrom('correction_campaigns').select('id').execute()).toEqual(before)
  })

  it('take a coming campaign back, never one that has begun', async () => {
    const { teacherId } = await newTeacher(web)
    const fields = await fieldsOf({ [`slots[${teacherId}]`]: '1', act: 'publish' })
    const { id, path } = await create(fields)
    expect((await send(path, { ...fields, act: 'withdraw', version: '1' })).status).toBe(303)
    expect((await rowOf(id)).published_at).toBeNull()
    await send(path, { ...fields, act: 'publish', version: '2' })
    const starts_at = new Date((await web.now()).getTime() - 1_000)
    await web.db.updateTable('correction_campaigns').set({ starts_at }).where('id', '=', id).execute()
    const late = await send(path, { ...fields, starts_at: toLocal(starts_at), act: 'withdraw', version: '3' })
    expect(late.status).toBe(409)
    expect((await rowOf(id)).published_at).not.toBeNull()
  })
})

describe('two editors at once', () => {
  it('of one campaign: the second is told, sees what the first kept, and loses nothing that was typed', async () => {
    const fields = await fieldsOf()
    const { id, path } = await create(fields)
    const other = await newEditor()
    const replies = await Promise.all([
      send(path, { ...fields, version: '1', title: '一人目の題' }),
      send(path, { ...fields, version: '1', title: '二人目の題' }, other),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const refused = replies.find(({ status }) => status === 409)!
    const [kept, typed] = refused === replies[0] ? ['二人目の題', '一人目の題'] : ['一人目の題', '二人目の題']
    expect((await rowOf(id)).title).toBe(kept)
    expect(refused.text).toContain('保存されている内容')
    expect(refused.text).toContain(kept)
    expect(refused.text).toContain(`value="${typed}"`)
    expect(refused.text).toContain('name="version" value="2"')
  })

  it('of two campaigns for the same days: one is published, the other when its editor says so', async () => {
    const { teacherId } = await newTeacher(web)
    const fields = await fieldsOf({ [`slots[${teacherId}]`]: '1' })
    const drafts = [await create(fields), await create(fields)]
    const publish = (path: string, more = {}) => send(path, { ...fields, ...more, act: 'publish', version: '1' })
    const replies = await Promise.all(drafts.map(({ path }) => publish(path)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 422])
    const at = replies.findIndex(({ status }) => status === 422)
    expect(replies[at]!.text).toContain('「秋の添削企画」と期間が重なっています。')
    expect((await publish(drafts[at]!.path, { beside_others: '1' })).status).toBe(303)
    // What stands beside others already is changed without being asked again.
    const renamed = { ...fields, title: '別の題', version: '2' }
    expect((await send(drafts[at]!.path, renamed)).status).toBe(303)
  })
})

describe('places of a teacher that an editor lowers', () => {
  it('are never fewer than the requests that arrive at the same moment', async () => {
    const { teacherId } = await newTeacher(web)
    const open = { starts_at: await inDays(-1), ends_at: await inDays(3), beside_others: '1' }
    const fields = await fieldsOf({ ...open, [`slots[${teacherId}]`]: '4', act: 'publish' })
    const { id, path } = await create(fields)
    const askers = await Promise.all([1, 2, 3, 4].map(() => newEntitled(web)))
    const requests = await Promise.all(
      askers.map(async ({ session }) => ({
        session,
        body: requestOf({ campaignId: id, teacherId }, await bringBoth(session)),
      })),
    )
    const lowered = { ...fields, act: 'save', version: '1', [`slots[${teacherId}]`]: '2' }
    const [saved, ...replies] = await Promise.all([
      send(path, lowered),
      ...requests.map(({ session, body }) => session.post('/user_corrected_works', body)),
    ])
    const given = replies.filter((reply) => reply.body.success === true).length
    const { slots } = await web.db
      .selectFrom('correction_slots')
      .select('slots')
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(saved.status).toBe(slots === 2 ? 303 : 422)
    expect(given).toBe(slots)
    const removed = await send(path, { ...lowered, version: slots === 2 ? '2' : '1', [`slots[${teacherId}]`]: '' })
    expect(removed.text).toContain(`受付済みの${given}件より少なくはできません。`)
  })
})
