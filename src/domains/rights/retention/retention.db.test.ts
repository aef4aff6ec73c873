import { afterAll, expect, it } from 'vitest'
import { freshHouse } from '#test/fresh-house.ts'
import { keepToDays } from './jobs.ts'

const fresh = await freshHouse({ now: new Date('2030-01-01T00:00:00Z') })
const { db, house, clock } = fresh
afterAll(() => fresh.close())
const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)

it('what has passed its days goes, what has not stays, and the log tells what went [LA-013]', async () => {
  const by = await fresh.newMember()
  const line = (at: Date) => ({
    at,
    action: 'accounts.signed-in',
    actor_id: by,
    subject_id: by,
    ip: '192.0.2.1',
    agent: 'x',
  })
  await db
    .insertInto('audit_log')
    .values([line(ago(364)), line(ago(366))])
    .execute()
  const claim = (decided: Date) => ({
    ...{
      about: 'takedown' as const,
      ground: 'other' as const,
      name: '外の人',
      email: 'x@example.org',
      words: '消してください',
      place: 'https://x',
    },
    ...{
      made_at: decided,
      due_on: '2026-01-01',
      decided_at: decided,
      outcome: 'done' as const,
      answer: '消しました',
      decided_by: by,
    },
  })
  await db
    .insertInto('claims')
    .values([claim(ago(1094)), claim(ago(1096))])
    .execute()
  const letter = (key: string, sent: Date) => ({
    key,
    to_address: 'x@example.org',
    subject: '件名',
    html: '',
    plain: '',
    written_at: sent,
    sent_at: sent,
  })
  await db
    .insertInto('letters')
    .values([letter('young', ago(399)), letter('old', ago(401))])
    .execute()
  const consent = (ended: Date) => ({
    ...{ member_id: by, wish: '[]', terms: '{}', text_version: '1', guardian_email: 'g@example.org' },
    ...{ asked_at: ended, until_at: ended, ended_at: ended, ended_as: 'fallen' as const },
  })
  await db
    .insertInto('guardian_consents')
    .values([consent(ago(89)), consent(ago(91))])
    .execute()

  await keepToDays(house)
  const lines = await db
    .selectFrom('audit_log')
    .select(['ip', 'agent'])
    .where('action', '=', 'accounts.signed-in')
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { ip: '192.0.2.1', agent: 'x' },
    { ip: null, agent: null },
  ])
  const claims = await db.selectFrom('claims').select(['name', 'email', 'words']).orderBy('id').execute()
  expect(claims).toEqual([
    { name: '外の人', email: 'x@example.org', words: '消してください' },
    { name: '', email: '', words: '' },
  ])
  const letters = await db.selectFrom('letters').select(['key', 'to_address']).orderBy('id').execute()
  expect(letters).toEqual([
    { key: 'young', to_address: 'x@example.org' },
    { key: 'old', to_address: '' },
  ])
  const consents = await db.selectFrom('guardian_consents').select('guardian_email').orderBy('id').execute()
  expect(consents.map(({ guardian_email }) => guardian_email)).toEqual(['g@example.org', ''])
  const told = async () =>
    (await db.selectFrom('audit_log').select('details').where('action', '=', 'rights.data-removed').execute()).map(
      ({ details }) => details,
    )
  const first = await told()
  expect(first).toHaveLength(4)
  for (const details of first)
    expect(details).toMatchObject({ removed: 1, what: expect.stringMatching(/./), days: expect.any(Number) })
  await keepToDays(house)
  expect(await told()).toHaveLength(4)
})
