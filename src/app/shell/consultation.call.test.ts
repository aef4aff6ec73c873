import { expect, it } from 'vitest'
import { freshWeb } from '#test/web.ts'

const FEEDBACK = '/user_attending_consultations/feed_back_form'
const CONSULTATION = '/user_attending_consultations/consultation_form'

it('shows a learner the level check and feedback only where they are switched on; the consultation is always there [CO-004 CO-005 CO-006]', async () => {
  const form = 'https://forms.example/level'
  const on = await freshWeb({ LEVEL_CHECK_FORM_URL: form })
  const shown = (await (await on.signIn('cont1')).visit('/')).text
  expect(shown).toMatch(new RegExp(`<a[^>]*href="${form}"[^>]*>レベルチェック`))
  expect(/<a[^>]*href="https:\/\/forms\.example\/level"[^>]*>/.exec(shown)![0]).toContain('rel="noopener noreferrer"')
  expect(/<a[^>]*href="https:\/\/forms\.example\/level"[^>]*>/.exec(shown)![0]).toContain('target="_blank"')
  expect(shown).toContain(`href="${FEEDBACK}"`)
  expect((await on.visit('/')).text).not.toContain(CONSULTATION)

  const off = await freshWeb({ LEVEL_CHECK_ENABLED: 'false', LEVEL_CHECK_FORM_URL: form, FEEDBACK_ENABLED: 'false' })
  const hidden = (await (await off.signIn('cont1')).visit('/')).text
  expect(hidden).not.toContain('レベルチェック')
  expect(hidden).not.toContain(FEEDBACK)
  expect(hidden).toContain(`href="${CONSULTATION}"`)

  const empty = await freshWeb({ LEVEL_CHECK_FORM_URL: '' })
  expect((await (await empty.signIn('cont1')).visit('/')).text).not.toContain('レベルチェック')
})
