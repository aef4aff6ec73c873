import type { Turn } from '../timed/terms.ts'
import { type Block, MOST_BLOCK_SECONDS, MOST_BLOCKS, MOST_POSES } from './terms.ts'

export const posesOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'draw' ? block.count : 0), 0)

/** How long a class is, its breaks with it. */
export const secondsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + block.seconds * (block.kind === 'draw' ? block.count : 1), 0)

/** Why these are no class; null when they are one. */
export function whyNoClass(blocks: readonly Block[]): string | null {
  const poses = posesOf(blocks)
  if (poses === 0) return 'ポーズを1枚以上入れてください。'
  if (poses > MOST_POSES) return `ポーズは合わせて${MOST_POSES}枚までです。いまは${poses}枚です。`
  if (blocks.length > MOST_BLOCKS) return `並べられるのは${MOST_BLOCKS}行までです。`
  return blocks.some((block) => !isWhole(block))
    ? '枚数と秒数は、1以上の整数で入れてください（1枚は1時間まで）。'
    : null
}

const isWhole = (block: Block) =>
  isCount(block.seconds, MOST_BLOCK_SECONDS) && (block.kind === 'rest' || isCount(block.count, MOST_POSES))
const isCount = (n: number, most: number) => Number.isInteger(n) && n >= 1 && n <= most

/** The class over a list of so many poses, in their order; a short list is gone through again. */
export function turnsOf(blocks: readonly Block[], poses: readonly number[]): Turn[] {
  const turns: Turn[] = []
  let restMs = 0
  for (const block of blocks)
    if (block.kind === 'rest') restMs += block.seconds * 1000
    else
      for (let one = 0; one < block.count && poses.length > 0; one++) {
        const pose = poses[turns.length % poses.length]!
        // No break before anything was drawn.
        turns.push({ pose, ms: block.seconds * 1000, ...(restMs > 0 && turns.length > 0 && { restMs }) })
        restMs = 0
      }
  return turns
}
