import { expect, it } from 'vitest'
import { freshWeb } from '#test/web.ts'

it('points to the sister service where one is configured, until it is put away [SH-013]', async () => {
  const web = await freshWeb({
    SISTER_URL: 'https://sister.example/start',
    SISTER_PARAMS: 'ref=絵&from=school',
    SISTER_TITLE: '姉妹校のご案内です',
  })
  const link = 'href="https://sister.example/start?ref=%E7%B5%B5&amp;from=school"'
  const session = web.visitor()
  for (let visit = 0; visit < 2; visit++) {
    const page = await session.visit('/courses')
    expect([page.text.includes(link), page.text.includes('姉妹校のご案内です')]).toEqual([true, true])
  }
  session.cookies.set('closed-sister-banner', 'true')
  expect((await session.visit('/courses')).text).not.toContain('sister.example')
  const off = await freshWeb()
  expect((await off.visit('/courses')).text).not.toContain('姉妹')
})
