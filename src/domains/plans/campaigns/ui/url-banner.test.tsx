import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UrlBanner } from './url-banner.tsx'

const campaign = { name: '秋の学校', annotationText: '11月末まで', pcBanner: '/files/b/pc.webp', spBanner: null }
const shown = (showBanner: boolean) => renderToStaticMarkup(<UrlBanner campaign={{ ...campaign, showBanner }} />)

it('a banner is there only where the campaign wants one [PL-055]', () => {
  expect(shown(true)).toContain('/files/b/pc.webp')
  expect(shown(true)).toContain('11月末まで')
  expect(shown(false)).toBe('')
})
