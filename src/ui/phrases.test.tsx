import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TitleInTwo } from './phrases.tsx'

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const linesOf = (html: string) =>
  [...html.matchAll(/<span class="[^"]*block[^"]*">(?:<span class="keeps-words">)?(.*?)<\/span>/g)].map(([, line]) =>
    line!.replaceAll('<wbr/>', '|'),
  )

it('a title of two parts stands in two lines, each broken where its phrases end, and reads as it is written', () => {
  const text = 'はじめての一枚 ― 笑顔のアイコンを描く'
  const html = renderToStaticMarkup(<TitleInTwo text={text} breaks={[5, 13, 18]} />)
  expect(linesOf(html)).toEqual(['はじめての|一枚', '笑顔の|アイコンを|描く'])
  expect(wordsOf(html)).toBe(text)
})

it('a title of one part stays one', () => {
  const html = renderToStaticMarkup(<TitleInTwo text="福笑いにならない顔の描き方" breaks={[8, 10]} />)
  expect(html).toBe('<span class="keeps-words">福笑いにならない<wbr/>顔の<wbr/>描き方</span>')
})
