import { EIGHTHS, type LayerName } from '../../terms.ts'

export const tools = ['pen', 'eraser', 'line', 'arrow', 'lasso', 'pin', 'hand'] as const
export type Tool = (typeof tools)[number]
/** Which of them are drawn with. */
export const drawingTools: readonly Tool[] = ['pen', 'eraser', 'line', 'arrow', 'lasso']
/** Which of them mean something on the learner's picture itself. */
export const picturesTools: readonly Tool[] = ['lasso', 'pin', 'hand']

export const toolNames: Record<Tool, string> = {
  pen: 'ペン',
  eraser: '消しゴム',
  line: '直線',
  arrow: '矢印',
  lasso: '投げなわ',
  pin: 'ピン',
  hand: '手のひら',
}

/** From the top down, as they stand in the list. */
export const layerWords: Record<LayerName, { name: string; hint: string }> = {
  pen: { name: '赤ペン', hint: '指摘や印を書き込みます' },
  line: { name: '直した線', hint: '正しい形の線を引きます' },
  veil: { name: 'うすめる紙', hint: '絵をうすくして、線を見やすくします' },
  picture: { name: '提出した絵', hint: '受講生の絵です' },
}

export const colourNames = ['朱', '青', '緑', '墨', '白'] as const
export const widthNames = ['極細', '細', '中', '太', '極太'] as const
export const widths = [2, 4, 8, 16, 36] as const

/** A width in eighths of the picture's pixels: what looks thin stays thin on a large picture. */
export function sizeOf(width: number, tool: Tool, { width: w, height: h }: { width: number; height: number }): number {
  const wide = (widths[width]! * Math.max(w, h)) / 1_000
  return Math.max(EIGHTHS, Math.round(wide * EIGHTHS * (tool === 'eraser' ? 2 : 1)))
}
