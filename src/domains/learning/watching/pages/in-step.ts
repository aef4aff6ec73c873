import type { DailyLesson } from '../ui/player/player-data.ts'

/** A step takes its lessons from several courses: their days say little there, their place says more. */
export const inStep = (lessons: readonly DailyLesson[]): DailyLesson[] =>
  lessons.map((lesson, at) => ({
    ...lesson,
    place: `レッスン ${at + 1}/${lessons.length}`,
    day: `・講座のDAY ${lesson.dayIndex}`,
  }))
