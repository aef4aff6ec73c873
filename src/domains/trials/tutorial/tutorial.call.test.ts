import { beforeAll, describe, expect, it } from 'vitest'
import { drawnPng } from '#test/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'
import type { ShownTutorial } from './terms.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb({ TRIAL_TUTORIAL_TO: '/courses?from=tutorial' })
})

const open = async (session: Session, again = false) =>
  (await session.post('/trial_tutorial', { again })).body.tutorial as ShownTutorial | null
const newcomer = () => newPerson(web, { plan: { state: 'under_trial' }, tutorialUnseen: true })
const inGroup = async (variant: 'a' | 'b', level: 'entry' | 'advanced' | null = null) => {
  const person = await newPerson(web, { plan: { state: 'under_trial' }, tutorialUnseen: true })
  const row = { member_id: person.memberId, variant, opened_at: await web.now() }
  await web.db.insertInto('trial_tutorial_viewers').values(row).execute()
  if (level) await web.db.insertInto('member_levels').values({ member_id: person.memberId, level }).execute()
  return person
}

describe('the tutorial', () => {
  it('opens by itself once for an account, however many pages ask at once, and again by hand [TS-021] [TS-026]', async () => {
    const { session, email, memberId } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(session)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const elsewhere = await web.signIn(email)
    expect(await open(elsewhere)).toBeNull()
    const first = answers.find(Boolean)!
    for (let at = 0; at < 3; at++) expect((await open(elsewhere, true))!.variant).toBe(first.variant)
    await web.db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe' })
      .where('member_id', '=', memberId)
      .execute()
    expect((await open(await web.signIn(email), true))!.variant).toBe(first.variant)
  })

  it('opens by itself for nobody who is not in a trial [TS-026]', async () => {
    for (const state of ['will_continue', 'after_unsubscribe'] as const)
      expect(await open((await newPerson(web, { plan: { state }, tutorialUnseen: true })).session)).toBeNull()
    expect(await open((await newPerson(web, { tutorialUnseen: true })).session)).toBeNull()
    expect((await web.visitor().post('/trial_tutorial')).status).toBe(401)
  })

  it('has four pages for one group and five for the other, with other words for beginners, and leads where it was set up to [TS-020] [TS-021] [TS-027]', async () => {
    const shown = async (...of: Parameters<typeof inGroup>) => (await open((await inGroup(...of)).session, true))!
    const [a, b] = [await shown('a', 'entry'), await shown('b', 'entry')]
    expect([a.pages.length, b.pages.length]).toEqual([4, 5])
    const [c, d] = [await shown('a', 'advanced'), await shown('b', 'advanced')]
    expect([c.pages.length, d.pages.length]).toEqual([4, 5])
    expect([a.entry, c.entry]).toEqual([true, false])
    const words = [a, b, c, d].map(({ pages }) => pages.map(({ title }) => title).join())
    expect(new Set(words).size).toBe(4)
    expect((await shown('a')).pages).toEqual(a.pages)
    expect(a.to).toBe('/courses?from=tutorial')
    expect(a.curriculum!.steps).toHaveLength(7)
  })

  it('draws both groups', async () => {
    const drawn = new Set<string>()
    for (let at = 0; at < 40 && drawn.size < 2; at++) drawn.add((await open((await newcomer()).session))!.variant)
    expect([...drawn].toSorted()).toEqual(['a', 'b'])
  })
})

describe('an editor of the tutorial', () => {
  it('writes words and a picture for one page of one group, and members see them at once [TS-021] [TS-028]', async () => {
    const { session } = await newPerson(web, { isStaff: true, role: 'editor', secondFactor: true })
    const [mine, other] = [await inGroup('b', 'advanced'), await inGroup('a', 'advanced')]
    const form = new FormData()
    const page = {
      act: 'page',
      variant: 'b',
      entry: 'false',
      position: '5',
      title: '新しい見出し',
      body: '新しい文です。',
    }
    for (const [name, value] of Object.entries(page)) form.set(name, value)
    form.set('picture', new Blob([new Uint8Array(await drawnPng())]), 'page.png')
    const post = (body: FormData) => session.post('/staff/trial_tutorial', body, { headers: { Accept: 'text/html' } })
    expect((await post(form)).status).toBe(303)
    const last = async (who: Session) => (await open(who, true))!.pages.at(-1)!
    await expect
      .poll(async () => (await last(mine.session)).title, { interval: 50, timeout: 10_000 })
      .toBe('新しい見出し')
    const { picture } = await last(mine.session)
    expect((await web.visit(picture!)).headers.get('content-type')).toMatch(/^image\//)
    expect((await last(other.session)).title).not.toBe('新しい見出し')
    for (const [name, wrong] of [
      ['title', ''],
      ['title', 'あ'.repeat(41)],
      ['body', 'あ'.repeat(201)],
      ['position', '6'],
      ['variant', 'c'],
    ] as const) {
      const bad = new FormData()
      for (const [key, value] of Object.entries({ ...page, [name]: wrong })) bad.set(key, value)
      expect([name, (await post(bad)).status]).toEqual([name, 422])
    }
    const gone = new FormData()
    for (const [name, value] of Object.entries({ ...page, remove_picture: '1' })) gone.set(name, value)
    expect((await post(gone)).status).toBe(303)
    await expect.poll(async () => (await last(mine.session)).picture, { interval: 50, timeout: 10_000 }).toBeNull()
  })

  it('sees for each group how many opened it, came to its end and went on, each counted once [TS-028]', async () => {
    const { session: editor } = await newPerson(web, { isStaff: true, role: 'editor', secondFactor: true })
    const counts = async (): Promise<Record<string, number[]>> => {
      const rows = [
        ...(await editor.visit('/staff/trial_tutorial')).text.matchAll(/uppercase">(\w)<\/span>(.*?)<\/tr>/gs),
      ]
      return Object.fromEntries(
        rows.map(([, group, cells]) => [
          group,
          [...cells!.matchAll(/>(\d+)(?:（\d+%）)?</g)].map(([, n]) => Number(n)),
        ]),
      )
    }
    const before = await counts()
    const { session } = await inGroup('b')
    for (const reached of ['end', 'end', 'target', 'end', 'target'])
      expect((await session.post('/trial_tutorial/progress', { reached })).status).toBe(200)
    expect((await session.post('/trial_tutorial/progress', { reached: 'x' })).status).toBe(422)
    const after = await counts()
    expect(after.a).toEqual(before.a)
    expect(after.b).toEqual(before.b!.map((n) => n + 1))
  })
})
