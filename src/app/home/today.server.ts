import { href } from 'react-router'
import { type Catalogue, drawingOf } from '#domains/catalogue/index.ts'
import type { GoOn } from '#domains/learning/index.ts'
import type { Growth } from '#domains/practice/index.ts'
import type { Today } from '#domains/schedules/index.ts'
import { spokenDuration } from '#ui/spoken-duration.ts'
import type { Task } from './today-sheet.tsx'

type Correction = { linkUrl: string; teacher: string; when: string; fresh: { imageUrl: string; words: string } | null }
type Known = {
  corrections: readonly Correction[]
  plan: Today | null
  goOn: GoOn | null
  /** the lessons that were drawn for */
  drawn: ReadonlySet<number>
  growth: Growth | null
  catalogue: Catalogue
}

/** What is to be done today, in this order: what came back, what was planned for the day; else the next film and its exercise. */
export function tasksOf({ corrections, plan, ...known }: Known): Task[] {
  const planned = plan?.parts ?? []
  return [...returned(corrections), ...(planned.length > 0 ? planned.map(partOf) : unplanned(known))]
}

function returned(corrections: readonly Correction[]): Task[] {
  const [first] = corrections.flatMap(({ fresh, ...work }) => (fresh ? [{ ...work, fresh }] : []))
  if (!first) return []
  const { linkUrl: link, teacher, when, fresh } = first
  const title = fresh.words ? `「${fresh.words}」` : '先生の朱入れがとどいています'
  return [{ kind: '添削を読む', icon: 'stamp', title, meta: `${teacher}・${when}`, link, pictureUrl: fresh.imageUrl }]
}

const partOf = ({ item, minutes, goesOn }: Today['parts'][number]): Task => ({
  ...{ kind: '今日の一歩', icon: 'play', link: item.link },
  title: `${item.title}${goesOn ? '（つづき）' : ''}`,
  meta: `${item.courseTitle}・約${minutes}分`,
})

function unplanned({ goOn, drawn, growth, catalogue }: Omit<Known, 'corrections' | 'plan'>): Task[] {
  // What one could begin with stands beside this list, large: it is not named twice.
  if (!goOn) return growth ? [again(growth)] : []
  // What is locked is not to be done today.
  if (!goOn.practice) return goOn.locked ? [] : [next(goOn)]
  // The film itself stands beside this list, large: what is drawn after it comes first.
  return drawn.has(goOn.practice.lessonId) ? [next(goOn)] : [exercise(goOn, goOn.practice, catalogue)]
}

const next = ({ chapterTitle, lessonTitle, link, seconds, durationSeconds }: GoOn): Task => ({
  ...{ kind: 'つづきを見る', icon: 'play', title: chapterTitle ?? lessonTitle, link },
  meta: `動画 のこり${spokenDuration(Math.max(1, durationSeconds - seconds))}`,
})

function exercise(
  { lessonTitle }: GoOn,
  { lessonId, stepId }: NonNullable<GoOn['practice']>,
  catalogue: Catalogue,
): Task {
  const lesson = catalogue.lessons.get(lessonId)
  const minutes = lesson ? Math.round(drawingOf(catalogue, lesson)) : 0
  return {
    ...{ kind: '練習を描く', icon: 'pen', title: lessonTitle },
    meta: minutes > 0 ? `描く時間 約${minutes}分` : '描いたら、スケッチブックへ',
    link: putDown(lessonId, stepId),
  }
}

const again = ({ theme, lessonId }: Growth): Task => ({
  ...{ kind: 'もう一度描く', icon: 'pen', title: theme, meta: '前の絵とならべられます' },
  link: putDown(lessonId),
})

/** Where what was drawn for a lesson is put down. */
const putDown = (lessonId: number, stepId: number | null = null) =>
  `${href('/user_daily_lesson_trainings/new')}?lesson_id=${lessonId}${stepId ? `&step_id=${stepId}` : ''}`
