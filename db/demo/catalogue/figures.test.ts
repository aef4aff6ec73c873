import { expect, it } from 'vitest'
import { buildCatalogue, type DemoCourse } from './index.ts'

const { courses } = buildCatalogue()

/** Below this it is what one of many drawings takes within a sitting. */
const SITTING = 10
const told = ({ title, description, needs }: DemoCourse) => `${title}。${description}${needs}`
const minutesIn = (text: string) => [...text.matchAll(/(\d+)分(?!の)/g)].map(([, minutes]) => Number(minutes))
const practicesOf = ({ lessons }: DemoCourse) => lessons.filter(({ trainingTitle }) => trainingTitle !== null).length

/** How many days the text says that are drawn on: so many for each practice, or so many altogether. */
function daysTold(course: DemoCourse): number {
  const text = told(course)
  const each = /(\d+)日ずつ/.exec(text)
  if (each) return Number(each[1]) * practicesOf(course)
  return text.includes('1週間') ? 7 : practicesOf(course)
}

const isDaily = (text: string) => /(?:1日|毎日|毎朝|毎晩)\d+(?:分|時間)/.test(text)
const sittingsOf = (course: DemoCourse) => minutesIn(told(course)).filter((minutes) => minutes >= SITTING)

it('says of a day how long one draws, and the days make up the time that the course is drawn in', () => {
  const named = courses.filter(
    (course) => isDaily(told(course)) || minutesIn(course.title).some((minutes) => minutes >= SITTING),
  )
  expect(named.length).toBeGreaterThanOrEqual(10)
  for (const course of named) {
    const hours = /1日(\d+)時間/.exec(told(course))
    const each = hours ? Number(hours[1]) * 60 : sittingsOf(course)[0]!
    expect([course.key, daysTold(course) * each]).toEqual([course.key, course.drawingMinutes])
  }
})

it('names no minutes for a sitting of which the drawing time is not so many times as much', () => {
  const odd = courses.filter((course) => sittingsOf(course).some((minutes) => course.drawingMinutes % minutes !== 0))
  expect(odd.map(({ key }) => key)).toEqual([])
})

it('names no hours but those of a day and those of all its drawing', () => {
  const hoursIn = (course: DemoCourse) => [...told(course).matchAll(/(1日)?(\d+)時間/g)]
  const odd = courses.filter((course) =>
    hoursIn(course).some(
      ([, daily, hours]) => Number(hours) * 60 * (daily ? daysTold(course) : 1) !== course.drawingMinutes,
    ),
  )
  expect(odd.map(({ key }) => key)).toEqual([])
})
