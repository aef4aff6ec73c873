import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Dated } from './dated.tsx'

it('keeps each day of a sentence in one line, with its year or without', () => {
  const drawn = renderToStaticMarkup(<Dated text="2026年12月31日 23:59まで。1月1日から料金がかかります。" />)
  const whole = (day: string) => `<span class="whitespace-nowrap">${day}</span>`
  expect(drawn).toBe(`${whole('2026年12月31日')} 23:59まで。${whole('1月1日')}から料金がかかります。`)
})

it('leaves a sentence without a day as it is', () => {
  expect(renderToStaticMarkup(<Dated text="12月まで、1ヶ月分です。" />)).toBe('12月まで、1ヶ月分です。')
})
