import { expect, it } from 'vitest'
import type { DailyLesson } from '../ui/player/player-data.ts'
import { inStep } from './in-step.ts'

it('who follows a step reads which of its lessons plays, and what the course calls it', () => {
  const lessons = [{ dayIndex: 4 }, { dayIndex: 1 }] as DailyLesson[]
  expect(inStep(lessons).map(({ place, day }) => `${place}${day}`)).toEqual([
    'レッスン 1/2・講座のDAY 4',
    'レッスン 2/2・講座のDAY 1',
  ])
})
