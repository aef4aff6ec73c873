import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { slimmed } from './client-manifest.ts'

const common = { parentId: 'root', hasLoader: true, hasAction: false, hasDefaultExport: true }
const said = {
  entry: { module: '/assets/entry.js', imports: ['/assets/kit.js'], css: [] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/kit.js'], css: [] },
    '/courses/:id': { ...common, id: '/courses/:id', path: 'courses/:id', css: [], module: '/assets/a.js' },
    '/courses/:id/watch': {
      ...common,
      ...{ id: '/courses/:id/watch', path: 'courses/:id/watch', hasAction: true, module: '/assets/b.js' },
      ...{ css: ['/assets/b.css', '/assets/c.css#'], imports: ['/assets/kit.js'] },
    },
    '/elsewhere': { ...common, id: '/elsewhere', path: 'elsewhere', css: [], module: 'https://other.example/a.js' },
    '*': { ...common, id: '*', path: '*', css: [], module: '/assets/nowhere.js' },
  },
  version: '1',
}
const asBuilt = `window.__reactRouterManifest=${JSON.stringify(said)};`

/** What a browser has when the script has run. */
function readByBrowser(script: string) {
  const window: { __reactRouterManifest?: typeof said } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as typeof said
}

it('The list of pages leaves the browser what its router asks for, and nothing that is not so', () => {
  const { hasAction: _, ...reads } = common
  expect(readByBrowser(slimmed(asBuilt))).toEqual({
    ...said,
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js' },
      '/courses/:id': { ...reads, id: '/courses/:id', path: 'courses/:id', css: [], module: '/assets/a.js' },
      '/courses/:id/watch': {
        ...{ ...common, id: '/courses/:id/watch', path: 'courses/:id/watch', hasAction: true },
        ...{ module: '/assets/b.js', css: ['/assets/b.css', '/assets/c.css#'] },
      },
      '/elsewhere': { ...reads, id: '/elsewhere', path: 'elsewhere', module: 'https://other.example/a.js' },
      '*': { ...reads, id: '*', path: '*', css: [], module: '/assets/nowhere.js' },
    },
  })
})

it('A page among many costs the list its address and its file, and no word more', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => {
      const id = `/page/${at}`
      return [id, { ...common, id, path: id.slice(1), css: [], imports: [], module: `/assets/page-${at}.js` }]
    }),
  )
  const script = slimmed(`window.__reactRouterManifest=${JSON.stringify({ ...said, routes: many })};`)
  const least = Object.values(many).reduce((sum, { id, module }) => sum + id.length + module.length, 0)
  expect(script.length).toBeLessThan(least + 700)
  expect(Object.keys(readByBrowser(script).routes)).toEqual(Object.keys(many))
})

it('Who builds is told when the framework writes its list another way', () => {
  expect(() => slimmed('self.manifest={}')).toThrow(/another form/)
})
