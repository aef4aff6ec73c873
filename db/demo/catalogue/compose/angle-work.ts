import type { Theme, ThemeCourse } from '../theme.ts'
import { lesson, type LessonDraft, mindOf } from './lesson.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

/** What the film of a work has come to: half of what is sketched, all of it, its lines, its colours but for the last. */
const drawingStages: Stages = ['描きはじめ', '下描き', '清書', '塗り']
export type Stages = [string, string, string, string]

/** 作品にする: the topics in the order in which one picture needs them. */
export function workLessons(theme: Theme, course: ThemeCourse, key: string) {
  const stages = theme.stages ?? drawingStages
  const piece = course.piece ?? theme.courses[3].piece ?? theme.topics[3].name
  const staged = theme.topics.map((topic, index) => {
    const day = course.days?.[index] ?? ''
    return lesson(
      {
        title: `${stages[index]} ― ${topic.name}`,
        description: `${topic.know}${day}`,
        topic,
        training: {
          title: `${piece.replace(/のネーム$/, '')}の${stages[index]}`,
          detail: `${polite(topic.steps[2])}。そこで手を止め、途中の一枚を残しておきます。`,
        },
        checks: topic.checks,
        mind: mindOf(topic),
        said: day,
        chapters: [`${stages[index]}で決めること ― ${topic.name}`, topic.steps[1], topic.steps[2]],
      },
      `${key}/${index}`,
    )
  })
  return [...staged, lesson(finished(piece, theme.finish), `${key}/4`)]
}

const lastLooks = [
  '離れて見る、反転して見る',
  '左右を反転して、かたむきを見る',
  '小さく縮めて、主役を見る',
  '一晩おいて、見なおす',
] as const

/** A story is read once more, a picture is looked at. */
function finished(piece: string, description: string): LessonDraft {
  const isRead = /ページ|コマ|見開き|ネーム|一話/.test(piece)
  return {
    title: `完成 ― ${piece}`,
    description,
    said: description,
    training: {
      title: piece,
      detail: isRead ? '仕上げて、だれか一人に読んでもらいます。' : '仕上げて、1日目の絵と並べます。',
    },
    checks: isRead
      ? ['はじめて読む人が、順番に迷わず読み終えられる', 'いちばん見せたい場面が、いちばん大きく描かれている']
      : ['左右を反転しても、気になるところがない', 'いちばん見せたい場所に、最初に目が行く'],
    chapters: isRead
      ? ['読者のつもりで読み返す', '3か所だけ直して完成させる']
      : [pick(lastLooks, seedOf(piece)), '最後の手直しをして完成させる'],
  }
}
