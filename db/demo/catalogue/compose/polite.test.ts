import { expect, it } from 'vitest'
import { buildCatalogue } from '../index.ts'
import { polite } from './polite.ts'

it.each([
  ['目を描く', '目を描きます'],
  ['輪郭をなぞる', '輪郭をなぞります'],
  ['5段階に描き分ける', '5段階に描き分けます'],
  ['正面から見る', '正面から見ます'],
  ['色を塗る', '色を塗ります'],
  ['2本ずつつくる', '2本ずつつくります'],
  ['一点を試す', '一点を試します'],
  ['レイヤーを使う', 'レイヤーを使います'],
  ['足を浮かす', '足を浮かします'],
  ['はみ出さない', 'はみ出さないようにします'],
])('%s → %s', (verb, said) => expect(polite(verb)).toBe(said))

it('every practice says politely what is to be drawn, under a title that is no sentence', () => {
  const practised = buildCatalogue().courses.flatMap(({ lessons }) =>
    lessons.filter((one) => one.trainingTitle !== null),
  )
  expect(practised.filter(({ trainingDetail }) => !/ます。/.test(trainingDetail))).toEqual([])
  const sentences = practised.map(({ trainingTitle }) => trainingTitle!).filter((title) => /。|[くる]$/.test(title))
  expect(sentences).toEqual([])
  expect(practised.filter(({ trainingTitle }) => trainingTitle!.length > 24).map((one) => one.trainingTitle)).toEqual(
    [],
  )
})
