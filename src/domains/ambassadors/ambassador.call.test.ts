import { expect, it } from 'vitest'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('tells everybody what the programme is, which purchase counts and whose link', async () => {
  const page = await web.visit('/lps/ambassador')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<title>アンバサダー制度 - Egaku</title>')
  expect(page.text).toContain('はじめての購入またははじめての無料体験')
  expect(page.text).toContain('最後に開いたリンク')
})
