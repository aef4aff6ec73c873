import { surrogatePairs } from '#platform/text.ts'
import { textLength } from '#ui/text-length.ts'
import { layerLimits } from '../../layers/terms.ts'
import { memoLimits } from '../../memos/terms.ts'
import { pinLimits } from '../../pins/terms.ts'
import { RETURN_COMMENT_MAX, type DraftItem, type DraftMarks } from '../terms.ts'

type Prepared = { items: readonly DraftItem[]; marks: DraftMarks; isDrawn: boolean }

/** What is still to be done before it can be given back, in the order of the page; nothing where it is whole. */
export function whatIsMissing({ items, marks: { pins, layers, memo }, isDrawn }: Prepared): string[] {
  return [
    ...items.flatMap(({ type, value }, index) => {
      const number = index + 1
      if (type === 'comment')
        return surrogatePairs(value).length > 0
          ? [`コメント ${number}（使えない文字があります）`]
          : wordsMissing(`コメント ${number}`, value, RETURN_COMMENT_MAX)
      return value !== '' || (index === 0 && isDrawn) ? [] : [index === 0 ? '描き込みか画像 1' : `画像 ${number}`]
    }),
    ...pins.flatMap(({ words }, index) => wordsMissing(`ピン${index + 1}の言葉`, words, pinLimits.words)),
    ...layers.flatMap(({ key, name }, index) => [
      ...(key === '' ? [`レイヤー${index + 1}の画像`] : []),
      ...wordsMissing(`レイヤー${index + 1}の名前`, name, layerLimits.name),
    ]),
    ...(memo ? wordsMissing('音声メモの内容', memo.words, memoLimits.words) : []),
  ]
}

function wordsMissing(what: string, text: string, most: number): string[] {
  const words = text.trim()
  if (words === '') return [what]
  return textLength(words) > most ? [`${what}（長すぎます）`] : []
}
