import type { Theme, ThemeCourse } from '../theme.ts'
import { closing } from './closing.ts'
import { lesson, type LessonDraft } from './lesson.ts'
import { firstSentence, pick } from './pick.ts'

const drawingStages: Stages = ['ラフ', '下描き', '清書', '仕上げ']
export type Stages = [string, string, string, string]

/** 作品にする: the topics in the order in which one picture needs them. */
export function workLessons(theme: Theme, course: ThemeCourse, key: string) {
  const stages = theme.stages ?? drawingStages
  const piece = pieceOf(theme, course)
  const staged = theme.topics.map((topic, index) =>
    lesson(
      {
        title: `${stages[index]} ― ${topic.name}`,
        description: `「${piece}」の${stages[index]}です。${firstSentence(topic.know)}${pick(
          [
            `${topic.cure}ことを忘れずに進めます。`,
            `${topic.slip}のは、ここで急いだときです。`,
            `作業を止める目安は、${topic.checks[0]}ことです。`,
            `最後に、${topic.checks[1]}か見直します。`,
          ],
          index,
        )}`,
        subject: topic.subject,
        training: `「${piece}」の${stages[index]}を終え、途中経過を残す`,
        checks: [topic.checks[1], topic.checks[0]],
        chapters: [`${stages[index]}で決めること ― ${topic.name}`, topic.steps[1], topic.steps[2]],
      },
      `${key}/${index}`,
    ),
  )
  const finished = lesson(theme.tab === 'manga' ? readAgain(piece) : lookAgain(piece), `${key}/4`)
  return [...staged, finished]
}

export function workWords(theme: Theme, course: ThemeCourse) {
  const [a, b, c, d] = theme.topics
  const piece = pieceOf(theme, course)
  return {
    description: `${course.lead}この講座でつくるのは「${piece}」。${a.name}から始めて、${b.name}、${c.name}、${d.name}へと進みます。${closing('work', course.title)}`,
    outcome: [
      `「${piece}」を一人で完成させられる`,
      `作品の中で「${c.name}」を生かせる`,
      `仕上げの前に、${d.checks[1]}か見直せる`,
    ],
    audience: `${theme.worry}。練習を一つの作品につなげたい人のための講座です。`,
  }
}

function lookAgain(piece: string): LessonDraft {
  return {
    title: `完成 ― ${piece}`,
    description: `一晩おいてから見直すと、直したいところが自然に見えてきます。離れて見る、左右を反転する、灰色で見る。3つの見方で確かめて「${piece}」を完成させます。`,
    training: `「${piece}」を完成させる`,
    checks: ['左右を反転しても、気になるところがない', 'いちばん見せたい場所に、最初に目が行く'],
    chapters: ['離れて見る、反転して見る', '最後の手直しをして完成させる'],
  }
}

function readAgain(piece: string): LessonDraft {
  return {
    title: `完成 ― ${piece}`,
    description: `一晩おいてから、はじめての読者のつもりで読み返します。つかえた場所に印をつけ、直すのは3か所まで。読みやすさを確かめて「${piece}」を完成させます。`,
    training: `「${piece}」を完成させ、だれか一人に読んでもらう`,
    checks: ['はじめて読む人が、順番に迷わず読み終えられる', 'いちばん見せたい場面が、いちばん大きく描かれている'],
    chapters: ['読者のつもりで読み返す', '3か所だけ直して完成させる'],
  }
}

function pieceOf(theme: Theme, course: ThemeCourse) {
  return course.piece ?? theme.courses[3].piece ?? theme.topics[3].name
}
