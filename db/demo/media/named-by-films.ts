import { isWork } from '../catalogue/works.ts'
import type { DemoCourse, DemoLesson } from '../catalogue/shape.ts'
import { type Line, linesOf } from '../pictures/index.ts'
import { type Stretch, stretchesOf } from './film-of.ts'

/**
 * Chapters that were filmed one by one are called by what they teach. Every other lesson has a chapter for each film that it
 * shows: called by its topic or its exercise where the film was made for that, and by what is drawn in it where it is a work.
 */
export function namedByFilms(course: DemoCourse): DemoCourse {
  const lessons = course.lessons.map((lesson, index) => {
    const stretches = stretchesOf(course, index)
    if (stretches.some(({ of }) => of === 'chapter')) return lesson
    const chapters = stretches.map((stretch, at) => ({
      ...(at === 0 && lesson.chapters[0]),
      slidePages: stretch.of === 'topic' ? TOPIC_PAGES : lesson.chapters[0]!.slidePages,
      title: calledBy(stretch, lesson, isWork(course)),
    }))
    return { ...lesson, chapters }
  })
  return { ...course, lessons }
}

/** Beside the film of a topic lie its steps one by one, and its mistake. */
const TOPIC_PAGES = 4

/** On some days one draws first, and holds it against the film afterwards. */
const kindOf = ({ title }: DemoLesson) => (title.startsWith('見本なしで') ? '答え合わせ' : 'お手本')

function calledBy(stretch: Stretch, lesson: DemoLesson, isTheirWork: boolean) {
  const kind = kindOf(lesson)
  if (stretch.of === 'work') return `${isTheirWork ? '制作' : kind}：${drawnIn(stretch, isTheirWork)}`
  if (stretch.of === 'topic') return `${kind}：${lesson.topic!.name}`
  return lesson.trainingTitle ? `${kind}：${lesson.trainingTitle}` : lesson.chapters[0]!.title
}

/** From what to what the pen goes in a stretch; whoever does not draw it day by day is told what it comes to at its end. */
function drawnIn({ film, from, seconds }: Stretch, isTheirWork: boolean) {
  const share = (second: number) => second / film.seconds
  const [begins, ends] = [share(from), share(from + seconds)]
  const least = (ends - begins) * LEAST_SHARE
  const isMuch = ({ from, to }: Line, shown: number) => shown >= Math.min(least, (to - from) * MOST_OF_IT)
  // What is only touched at an end belongs to the day beside: its stage is that day's. What is halved by two days, to the second.
  const lines = linesOf(film).filter((line) => {
    const isEnded = line.from < begins && begins < line.to && line.to <= ends
    const shown = Math.min(line.to, ends) - Math.max(line.from, begins)
    return isMuch(line, shown) || (isEnded && !isMuch(line, begins - line.from))
  })
  const [first, last] = [lines[0]!.part, lines.at(-1)!.part]
  return first === last || (!isTheirWork && ends > 0.99) ? last : `${first}〜${last}`
}
const LEAST_SHARE = 0.2
const MOST_OF_IT = 0.7
