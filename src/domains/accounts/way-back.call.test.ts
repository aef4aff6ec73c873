import { expect, it } from 'vitest'
import { pages, type PageRow } from '#routes'
import { sharedWeb } from '#test/web.ts'

const forMembers = (pages as readonly PageRow[]).filter(({ who, path }) => who !== 'all' && !/[:*]/.test(path))

it('whoever follows a link inside the site to a page for members is led back to that page, not to its data [OV-007]', async () => {
  const web = sharedWeb()
  expect(forMembers.length).toBeGreaterThan(60)
  for (const { path } of forMembers) {
    const back = encodeURIComponent(`${path}?from=a`)
    expect((await web.visit(`${path}.data?from=a`)).text, path).toContain(`?return_to=${back}"`)
  }
})
