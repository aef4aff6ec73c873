/** What stands one after another in a class: so many poses of so many seconds each, or a break. */
export type Block = { kind: 'draw'; count: number; seconds: number } | { kind: 'rest'; seconds: number }
export type GestureClass = { id: number | null; key: string; name: string; blocks: readonly Block[] }

/** Its pictures are fetched at the start, so that it goes on without a network. */
export const MOST_POSES = 120
export const MOST_BLOCKS = 20
export const MOST_BLOCK_SECONDS = 3_600
export const NAME_MAX = 40
export const MOST_CLASSES = 20

const draw = (count: number, seconds: number): Block => ({ kind: 'draw', count, seconds })
const rest = (seconds: number): Block => ({ kind: 'rest', seconds })

export const readyClasses: readonly GestureClass[] = [
  { id: null, key: 'quick', name: '30秒 × 10枚', blocks: [draw(10, 30)] },
  { id: null, key: 'minutes', name: '1分 × 5枚と5分 × 1枚', blocks: [draw(5, 60), draw(1, 300)] },
  { id: null, key: 'ten', name: '10分', blocks: [draw(6, 30), draw(4, 60), draw(1, 180)] },
  { id: null, key: 'thirty', name: '30分', blocks: [draw(10, 30), draw(5, 60), draw(5, 120), draw(2, 300)] },
  {
    id: null,
    key: 'hour',
    name: '1時間',
    blocks: [draw(10, 30), draw(10, 60), draw(2, 300), rest(300), draw(4, 300), draw(1, 600)],
  },
]
