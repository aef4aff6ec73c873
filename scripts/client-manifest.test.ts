import { expect, it } from 'vitest'
import { slimmed } from './client-manifest.ts'

it('The list of pages leaves the browser what its router asks for, and nothing that is not so', () => {
  const course = { id: 'course', path: 'courses/:id', hasLoader: true, hasAction: false, css: [], module: '/a.js' }
  const player = { id: 'player', css: ['/player.css'], imports: [], module: '/b.js' }
  const script = slimmed(
    `window.__reactRouterManifest=${JSON.stringify({
      entry: { module: '/entry.js', imports: ['/kit.js'], css: [] },
      routes: { course: { ...course, imports: ['/kit.js', '/shelves.js'] }, player },
      version: '1',
    })};`,
  )
  expect(JSON.parse(script.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry: { module: '/entry.js', imports: ['/kit.js'], css: [] },
    routes: {
      course: { id: 'course', path: 'courses/:id', hasLoader: true, module: '/a.js' },
      player: { id: 'player', css: ['/player.css'], module: '/b.js' },
    },
    version: '1',
  })
})

it('Who builds is told when the framework writes its list another way', () => {
  expect(() => slimmed('self.manifest={}')).toThrow(/another form/)
})
