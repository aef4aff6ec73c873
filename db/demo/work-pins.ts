import type { Tx } from '#platform/db.ts'
import { fill } from './fill.ts'

type DemoPin = { x: number; y: number; words: string; chapter?: string; seconds?: number; isDone?: true }

const COURSE = '丸と十字から始める、はじめての顔'

/** What the teacher pinned to the learner's first drawing (960 squared), where its slips are. */
const pins: DemoPin[] = [
  {
    ...{ x: 649, y: 512, chapter: '横線の上に印をつける', seconds: 23 },
    words: '奥の目が、輪郭のほうへ流れています。横の線に乗せて、幅は手前の目の7割ほどに。',
  },
  {
    ...{ x: 551, y: 615 },
    words: '口も顔の真ん中の縦線に合わせます。奥へほんの少しずらすだけで、向きがそろいます。',
    isDone: true,
  },
  {
    ...{ x: 523, y: 715, chapter: 'あご先で折り返す', seconds: 28 },
    words: 'あごの先は、鼻先からまっすぐ下ろした線の上に置きましょう。',
  },
]

export async function loadPins(tx: Tx, workId: number, now: Date): Promise<void> {
  const chapters = await tx
    .selectFrom('chapters as c')
    .innerJoin('lessons as l', 'l.id', 'c.lesson_id')
    .innerJoin('courses as k', 'k.id', 'l.course_id')
    .select(['c.id', 'c.title'])
    .where('k.title', '=', COURSE)
    .execute()
  const rows = pins.map(({ x, y, words, chapter, seconds, isDone }, index) => ({
    ...{ work_id: workId, version: 1, number: index + 1, x, y, words },
    chapter_id: chapter ? chapters.find(({ title }) => title === chapter)!.id : null,
    seconds: seconds ?? null,
    done_at: isDone ? now : null,
  }))
  await fill(tx, 'correction_pins', rows)
}
