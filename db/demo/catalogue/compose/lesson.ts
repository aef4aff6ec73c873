import type { DemoChapter, DemoLesson, Subject } from '../shape.ts'
import type { Topic } from '../theme.ts'
import { pick, seedOf } from './pick.ts'

export type LessonDraft = {
  title: string
  description: string
  training: { title: string; detail: string } | null
  /** Where its films draw another thing than its course is about. */
  subject?: Subject
  checks: string[]
  chapters: string[]
}

/** What is done one after the other, as a list in a sentence. */
export const inOrder = ([first, second, third]: Topic['steps']) => `手順は、①${first} ②${second} ③${third}。`

/** Who begins a lesson has pages to look at; later chapters have some now and then. */
const firstPages: [number, ...number[]] = [4, 6, 8]
const laterPages: [number, ...number[]] = [0, 0, 1, 0, 8, 0, 4, 0, 0, 6]

export function lesson(draft: LessonDraft, place: string): DemoLesson {
  const built = builtUp(draft.chapters, place)
  return {
    title: draft.title,
    description: draft.description,
    trainingTitle: draft.training?.title ?? null,
    trainingDetail: draft.training?.detail ?? '',
    ...(draft.subject && { subject: draft.subject }),
    isFree: false,
    checkPoints: draft.checks.map((description) => ({ description })),
    chapters: draft.chapters.map((title, index): DemoChapter => {
      const seed = seedOf(`${place}/${index}`)
      const pages = index === 0 ? firstPages : laterPages
      return { title, film: index < built ? 'draft' : 'finish', slidePages: pick(pages, seed >>> 8) }
    }),
  }
}

/** What only construction is about, and what only ink, colour or a last look is about. */
const ofDraft =
  /(丸|円|球|筒|箱|十字|弧|枠|卵|豆|三角|台形|(縦|横|中心|中心の波|目の高さ|地平|高さ)の?線).*(描く|引く|置く|足す|沿わせる)|印をつける|ラフで|下描きで/
const ofFinish = /塗|色|影|つや|ハイライト|明る|暗|清書|仕上げ|完成|見本を閉じて/

/** With how many of its chapters a lesson builds its motif up before it finishes it: as their own words want it. */
function builtUp(titles: readonly string[], place: string): number {
  const isBuilt = (index: number) =>
    index / titles.length < 1 / 3 || (index / titles.length < 1 / 2 && seedOf(`${place}/${index}`) % 2 === 0)
  const usual = titles.findIndex((_, index) => !isBuilt(index))
  const least = titles.findLastIndex((title) => ofDraft.test(title) && !ofFinish.test(title)) + 1
  const firstFinish = titles.findIndex((title) => ofFinish.test(title))
  const most = firstFinish < 0 ? titles.length : firstFinish
  return Math.max(least, Math.min(usual < 0 ? titles.length : usual, most))
}
