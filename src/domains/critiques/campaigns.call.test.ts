import { expect, it } from 'vitest'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('says that no critique campaign is open', async () => {
  const page = await web.visit('/correction_campaigns')
  expect(page.status).toBe(200)
  expect(/<main[\s\S]*<\/main>/.exec(page.text)![0]).toContain('現在受付中の添削企画はありません')
})
