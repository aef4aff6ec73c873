import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import { openSetOn, sendSet } from '#test/trials/sets.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Session
let support: Session
let courses: number[]
beforeAll(async () => {
  web = await freshWeb()
  const staff = async (role: 'admin' | 'support') =>
    (await newPerson(web, { isStaff: true, role, secondFactor: true })).session
  ;[admin, support] = [await staff('admin'), await staff('support')]
  courses = await Promise.all(['eyes-build', 'hair-flow-build'].map(async (key) => (await courseByKey(web.db, key)).id))
})

const html = { headers: { Accept: 'text/html' } }
const SETS = '/staff/trial_sets'
const CODES = '/staff/trial_codes'
const onTrial = () => newPerson(web, { plan: { state: 'under_trial' }, name: '受取 さん' })
/** What stands beside a word on a staff page. */
const fact = (text: string, name: string) =>
  new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`, 's').exec(text)?.[1]?.replace(/<[^>]+>/g, '')

describe('an admin', () => {
  it('makes a set, opens it, makes a batch, has its codes once, and sees what becomes of them [TS-028] [TS-017]', async () => {
    const fields = { intent: 'add', name: '秋のセット', allowed: '1', days: '', courses: courses.join('\n') }
    for (const [name, wrong] of [
      ['courses', '999999'],
      ['courses', 'abc'],
      ['allowed', '0'],
      ['days', '0'],
      ['name', ' '],
    ] as const)
      expect([name, (await admin.submit(SETS, { ...fields, [name]: wrong }, html)).status]).toEqual([name, 422])
    const made = await admin.submit(SETS, fields, html)
    expect(made.status).toBe(303)
    const path = made.location!
    const act = (more: Record<string, string>) => admin.submit(path, more, html)
    expect((await act({ act: 'publish' })).status).toBe(303)
    expect((await act({ act: 'publish' })).status).toBe(409)
    const until = dayKey(addDays(await web.now(), 20))
    const batch = { act: 'batch', label: 'イベント', size: '3', batch_days: '10', until }
    for (const [name, wrong] of [
      ['size', '10001'],
      ['size', '0'],
      ['until', '2021-01-01'],
      ['until', 'x'],
      ['label', ''],
    ] as const)
      expect([name, wrong, (await act({ ...batch, [name]: wrong })).status]).toEqual([name, wrong, 422])
    expect((await act(batch)).status).toBe(303)
    const { id } = await web.db
      .selectFrom('trial_code_batches')
      .select('id')
      .where('label', '=', 'イベント')
      .executeTakeFirstOrThrow()
    const exported = await admin.post(`/staff/trial_code_batches/${id}/codes`)
    expect(exported.status).toBe(200)
    expect(exported.headers.get('cache-control')).toBe('no-store')
    expect(exported.headers.get('content-type')).toContain('text/csv')
    const codes = [...exported.text.matchAll(/^([2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}),イベント,/gm)].map(
      ([, code]) => code!,
    )
    expect(codes).toHaveLength(3)
    expect((await admin.post(`/staff/trial_code_batches/${id}/codes`)).status).toBe(409)
    const { session } = await onTrial()
    expect((await sendSet(session, { code: codes[0]!, picked: [courses[0]!] })).status).toBe(303)
    const counters = async () => {
      const { text } = await admin.visit(path)
      return ['発行済み', '使用済み', '残り', '期限切れ', '無効'].map((name) => fact(text, name))
    }
    expect(await counters()).toEqual(['3', '1', '2', '0', '0'])
    expect((await act({ act: 'void', batch: String(id), void_reason: '' })).status).toBe(422)
    expect((await act({ act: 'void', batch: String(id), void_reason: '配布をやめたため' })).status).toBe(303)
    expect((await act({ act: 'void', batch: String(id), void_reason: 'もう一度' })).status).toBe(409)
    expect(await counters()).toEqual(['3', '1', '0', '0', '2'])
    expect((await session.visit('/trial_sets')).text).toContain('受け取った講座')
    const late = await onTrial()
    expect((await sendSet(late.session, { code: codes[1]!, picked: [courses[0]!] })).text).toContain(
      '無効になっています',
    )
    expect((await act({ act: 'close' })).status).toBe(303)
    const log = await web.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'trials.%')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'trials.set-added',
      'trials.set-published',
      'trials.batch-added',
      'trials.codes-exported',
      'trials.batch-voided',
      'trials.set-closed',
    ])
  })

  it('cannot open a set of fewer courses than it gives', async () => {
    const fields = { intent: 'add', name: '小さいセット', allowed: '3', days: '30', courses: courses.join('\n') }
    const { location } = await admin.submit(SETS, fields, html)
    const answer = await admin.submit(location!, { act: 'publish' }, html)
    expect([answer.status, answer.text.includes('受け取れる数より多く必要です')]).toEqual([409, true])
  })
})

describe('support', () => {
  it('sees by a code who used it and when, exchanges a void one, and lifts a lock [TS-028]', async () => {
    const { codes } = await openSetOn(web, { courses, allowed: 1 })
    const { session, memberId } = await onTrial()
    expect((await sendSet(session, { code: codes[0]!, picked: [courses[1]!] })).status).toBe(303)
    const act = (fields: Record<string, string>) => support.submit(CODES, fields, html)
    const found = await act({ act: 'look', code: codes[0]!.toLowerCase() })
    expect(found.status).toBe(200)
    expect(found.headers.get('cache-control')).toContain('no-store')
    expect(found.text).toContain(`/staff/members/${memberId}`)
    expect(fact(found.text, '使った会員')).toBe('受取 さん')
    expect((await act({ act: 'look', code: 'ABCD-EFGH-2345' })).status).toBe(422)
    expect((await act({ act: 'exchange', code: codes[1]!, reason: '印刷が薄い' })).status).toBe(409)
    expect((await act({ act: 'void', code: codes[1]!, reason: '' })).status).toBe(422)
    expect((await act({ act: 'void', code: codes[1]!, reason: '印刷が薄い' })).status).toBe(303)
    const fresh = await act({ act: 'exchange', code: codes[1]!, reason: '印刷が薄い' })
    expect(fresh.status).toBe(200)
    const [, code] = /text-2xl font-bold">([2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4})</.exec(fresh.text) ?? []
    const other = await onTrial()
    for (let at = 0; at < 5; at++)
      await other.session.post('/trial_sets/check_serial_code', { serial_code: 'WRNG-2222-3333' })
    expect((await sendSet(other.session, { code: code!, picked: [courses[0]!] })).status).toBe(429)
    const lock = await web.db
      .selectFrom('trial_code_tries')
      .select('id')
      .where('member_id', '=', other.memberId)
      .executeTakeFirstOrThrow()
    expect((await support.visit(CODES)).text).toContain(`/staff/members/${other.memberId}`)
    expect((await act({ act: 'lift', lock: String(lock.id) })).status).toBe(303)
    expect((await act({ act: 'lift', lock: String(lock.id) })).status).toBe(409)
    expect((await sendSet(other.session, { code: code!, picked: [courses[0]!] })).status).toBe(303)
  })

  it('finds no sets, exports nothing, and what others of the staff may not do is not there for them [TS-028] [OV-019]', async () => {
    const { batchId, setId } = await openSetOn(web, { courses, allowed: 1 })
    for (const role of ['support', 'accounting', 'editor'] as const) {
      const { session } = await newPerson(web, { isStaff: true, role, secondFactor: true })
      for (const path of [SETS, `${SETS}/${setId}`]) expect((await session.visit(path)).status).toBe(404)
      expect((await session.post(`/staff/trial_code_batches/${batchId}/codes`)).status).toBe(404)
      expect((await session.visit(CODES)).status).toBe(role === 'support' ? 200 : 404)
    }
  })
})
