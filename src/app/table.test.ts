import { createStaticHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes, { pages } from '#routes'
import { findCall, findPage } from './table.ts'

// It ranks the routes once; `matchRoutes` would for each of three thousand spellings.
const router = createStaticHandler(routes as Parameters<typeof createStaticHandler>[0])

async function routerFinds(path: string) {
  const spelling = { pathname: path, search: '', hash: '' }
  const found = await router.query(new Request('http://localhost'), { normalizePath: () => spelling })
  if (found instanceof Response) throw new Error(`${path} was answered`)
  const id = found.statusCode === 404 ? undefined : found.matches.at(-1)?.route.id
  return id === 'top' ? '/' : id
}

describe('the table of addresses', () => {
  const spellings = (path: string) => [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.toUpperCase(),
    path.replace('s', '%73'),
    path.replace('/', '/%2F'),
    path.replaceAll('/', '%2F'),
    `${path}%00`,
    `${path}/x`,
    `${path}.data`,
    `${path}%`,
    `${path};a=1`,
  ]

  it.each(pages.map(({ path }) => path.replaceAll(/:\w+/g, '1').replace('*', 'nowhere')))(
    'is read for %s as the router reads it, however it is spelled [OV-007]',
    async (path) => {
      for (const spelling of spellings(path))
        expect(findPage(spelling)?.row.path, spelling).toBe(await routerFinds(spelling))
    },
  )

  it('gives what stands in an address as a person wrote it', () => {
    expect(findCall('POST', '/1/indexes/a%2Fb%2541/query')?.params).toEqual({ index: 'a/b%41' })
    expect(findCall('POST', '/1/indexes/%zz/query')?.params).toEqual({ index: '%zz' })
    expect(findCall('POST', '/courses/1')).toBeNull()
  })
})
