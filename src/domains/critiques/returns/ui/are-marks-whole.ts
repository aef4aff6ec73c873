import { textLength } from '#ui/text-length.ts'
import { layerLimits } from '../../layers/terms.ts'
import { memoLimits } from '../../memos/terms.ts'
import { pinLimits } from '../../pins/terms.ts'
import type { DraftMarks } from '../terms.ts'

/** Whether everything that lies there is whole and has its words. */
export const areMarksWhole = ({ pins, layers, memo }: DraftMarks) =>
  pins.every(({ words }) => fits(words, pinLimits.words)) &&
  layers.every(({ key, name }) => key !== '' && fits(name, layerLimits.name)) &&
  (memo === null || fits(memo.words, memoLimits.words))

const fits = (text: string, most: number) => text.trim() !== '' && textLength(text.trim()) <= most
