import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#scripts/processes.ts'
import { newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

describe('when others have a bad day', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  beforeAll(async () => void (web = await freshWeb({ LOG_LEVEL: 'silent' })), 60_000)
  afterEach(() => Promise.all([tell('mail', 'normal'), tell('storage', 'normal')]))

  const tell = (provider: 'mail' | 'storage', mode: string) =>
    fetch(`${web.sandbox}/sandbox/providers/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    })

  it('a mail server that hangs delays no page and loses no letter', async () => {
    await tell('mail', 'hang')
    const addresses = [1, 2, 3, 4, 5, 6].map((number) => `hanging${number}@example.com`)
    for (const address of addresses) {
      const fields = { 'user[email]': address, 'user[password]': 'a long pass phrase', 'user[terms]': '1' }
      const begun = performance.now()
      const reply = await web.visitor().submit('/users/temporary_email_registration', fields)
      expect([reply.status, reply.location?.split('?')[0]]).toEqual([303, '/users/temporary_email_registration/sent'])
      expect(performance.now() - begun).toBeLessThan(2_000)
    }
    await tell('mail', 'normal')
    for (const address of addresses)
      expect(await until(async () => (await web.letters(address)).length === 1, 40_000)).toBe(true)
  }, 90_000)

  it('a store that is broken or silent takes no page with it, and an upload is told so politely [OV-010]', async () => {
    const { session } = await newSubscriber(web)
    const { id } = await web.db.selectFrom('curriculums').select('id').orderBy('id').executeTakeFirstOrThrow()
    const drawing = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8361f' } })
      .png()
      .toBuffer()
    const upload = () => {
      const form = new FormData()
      form.set('image', new Blob([new Uint8Array(drawing)]), 'work.png')
      return session.post(`/subscriptions/curriculums/${id}/completed_work`, form)
    }
    await tell('storage', 'refuse')
    for (const path of ['/', '/courses', `/subscriptions/curriculums/${id}`, '/subscriptions/learning_status'])
      expect((await session.visit(path)).status, path).toBe(200)
    const reply = await upload()
    expect([reply.status, reply.body.success, reply.headers.get('retry-after')]).toEqual([503, false, '10'])
    expect(reply.body.error).toMatch(/[ぁ-ん]/)
    expect((await web.visit('/files/none.webp')).status).toBe(503)
    await tell('storage', 'normal')
    expect((await upload()).status).toBe(200)
  }, 60_000)
})
