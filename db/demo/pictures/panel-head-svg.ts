import { drawBackdrop } from './backdrop.ts'
import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { Sheet } from './sheet.ts'
import { draughts, type Subject } from './subjects.ts'
import { PAPER, tonesOf } from './tones.ts'

/** The head of a panel of the top page: two or three studies side by side (wide), or one (narrow). */
export function panelHeadSvg({ seed, shape }: { seed: number; shape: 'wide' | 'narrow' }): string {
  const roll = dice(seed, 'panel')
  const [width, height] = shape === 'wide' ? [1600, 480] : [750, 600]
  const tab = roll.pick(['character', 'background', 'manga', 'other'] as const)
  const s = new Sheet(width, height, tonesOf(tab, roll), roll)
  const figures: Subject[] = ['head', 'gesture', 'animal', 'food', 'hand', 'head', 'gesture']
  drawBackdrop(s)
  const count = shape === 'wide' ? 3 : 1
  for (let i = 0; i < count; i++) {
    const { draw } = draughts[figures.splice(roll.int(0, figures.length - 1), 1)[0] ?? 'head']
    const whole = s.hw
    s.hw = 260
    s.at(((i + 0.5) / count - 0.5) * whole * 1.8, 0, { scale: 0.96 }, () => draw(s))
    s.hw = whole
  }
  return drawingSvg({ width, height, paper: PAPER, marks: s.marks, clips: s.clips, seed })
}
