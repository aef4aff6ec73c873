import { renderToString } from 'react-dom/server'
import { Link as RouterLink, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Link } from './link.tsx'

const links = [
  { to: '/courses' },
  { to: '/courses/12?tab=figure&sort=new#lessons', className: 'font-bold', 'aria-label': '「顔」の講座' },
  { to: '/search?q=%E9%A1%94&level=entry', target: '_blank', rel: 'noopener' },
  { to: '/sessions/new?return_to=%2Fcourses%2F5', reloadDocument: true, id: 'sign-in' },
  { to: '/courses', replace: true, preventScrollReset: true, viewTransition: true },
  { to: '../plan' },
  { to: '//elsewhere' },
]

it('a link in a document is byte for byte what the router would have written, so that nothing is drawn anew when it wakes', () => {
  const written = (Which: typeof Link) =>
    links.map((link) =>
      renderToString(
        <MemoryRouter initialEntries={['/users/1']}>
          <Which {...link}>講座を探す</Which>
        </MemoryRouter>,
      ),
    )
  expect(written(Link)).toEqual(written(RouterLink))
})
