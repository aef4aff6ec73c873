import { textLength } from '#ui/text-length.ts'
import { type DraftPin, pinLimits } from '../terms.ts'

/** Whether each pin says something that fits. */
export const arePinsWhole = (pins: readonly DraftPin[]) =>
  pins.every(({ words }) => words.trim() !== '' && textLength(words.trim()) <= pinLimits.words)
