import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes, { pages } from '#routes'
import { findCall, findPage } from './table.ts'

const routerFinds = (path: string) => {
  const id = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.id
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
    (path) => {
      for (const spelling of spellings(path)) expect(findPage(spelling)?.row.path, spelling).toBe(routerFinds(spelling))
    },
  )

  it('gives what stands in an address as a person wrote it', () => {
    expect(findCall('POST', '/1/indexes/a%2Fb%2541/query')?.params).toEqual({ index: 'a/b%41' })
    expect(findCall('POST', '/1/indexes/%zz/query')?.params).toEqual({ index: '%zz' })
    expect(findCall('POST', '/courses/1')).toBeNull()
  })
})
