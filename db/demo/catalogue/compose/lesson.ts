import type { DemoChapter, DemoLesson, Subject } from '../shape.ts'
import type { Topic } from '../theme.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

export type LessonDraft = {
  title: string
  description: string
  training: { title: string; detail: string } | null
  /** Where its films draw another thing than its course is about. */
  subject?: Subject
  checks: string[]
  /** What its practice minds. */
  mind?: string
  chapters: string[]
}

/** What goes wrong in a practice, and what mends it. */
export const mindOf = ({ slip, cure }: Topic) => `${slip}ときは、${polite(cure)}。`

/** What is done one after the other, each on a line of its own. */
export const inOrder = ([first, second, third]: Topic['steps']) => `\n①${first}\n②${second}\n③${third}`

/** Who begins a lesson has pages to look at; later chapters have some now and then. */
const firstPages: [number, ...number[]] = [4, 6, 8]
const laterPages: [number, ...number[]] = [0, 0, 1, 0, 8, 0, 4, 0, 0, 6]

export function lesson(draft: LessonDraft, place: string): DemoLesson {
  const film = partOf(draft.chapters, place)
  return {
    title: draft.title,
    description: draft.description,
    trainingTitle: draft.training?.title ?? null,
    trainingDetail: draft.training?.detail ?? '',
    mind: draft.mind ?? '',
    ...(draft.subject && { subject: draft.subject }),
    isFree: false,
    checkPoints: draft.checks.map((description) => ({ description })),
    chapters: draft.chapters.map((title, index): DemoChapter => {
      const seed = seedOf(`${place}/${index}`)
      const pages = index === 0 ? firstPages : laterPages
      return { title, film, slidePages: pick(pages, seed >>> 8) }
    }),
  }
}

/** What only construction is about, and what only ink, colour or a last look is about. */
const ofDraft =
  /(丸|円|球|筒|箱|十字|弧|枠|卵|豆|三角|台形|(縦|横|中心|中心の波|目の高さ|地平|高さ)の?線).*(描く|引く|置く|足す|沿わせる)|印をつける|ラフで|下描きで/
const ofFinish = /塗|色|影|つや|ハイライト|明る|暗|清書|仕上げ|完成|見本を閉じて/

/** Whether a lesson sees its motif built up or finished: as its own words want it, and where they want neither, first the one and then the other. */
function partOf(titles: readonly string[], place: string): 'draft' | 'finish' {
  const built = titles.filter((title) => ofDraft.test(title) && !ofFinish.test(title)).length
  const finished = titles.filter((title) => ofFinish.test(title)).length
  if (built + finished > 0) return built > finished ? 'draft' : 'finish'
  return Number(place.at(-1)) < 2 ? 'draft' : 'finish'
}
