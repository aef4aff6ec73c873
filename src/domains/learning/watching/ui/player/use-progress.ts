import { useState } from 'react'
import type { DailyLesson } from './player-data.ts'

type State = {
  ratios: Record<number, number>
  done: Record<number, boolean>
  lessons: Record<number, boolean>
  /** Films that came to their end since the page came. */
  ended: Record<number, boolean>
}

/** What changed since the page came: ticks, lessons, and how much was really watched. */
export function useProgress(lessons: readonly DailyLesson[]) {
  const [state, setState] = useState<State>({ ratios: {}, done: {}, lessons: {}, ended: {} })
  const shown = lessons.map((lesson) => ({
    ...lesson,
    isCompleted: state.lessons[lesson.id] ?? lesson.isCompleted,
    chapters: lesson.chapters.map((chapter) => ({
      ...chapter,
      currentTime: state.ended[chapter.id] ? chapter.duration : chapter.currentTime,
      isCompleted: state.done[chapter.id] ?? chapter.isCompleted,
      watchedRatio: Math.max(chapter.watchedRatio, state.ratios[chapter.id] ?? 0),
    })),
  }))
  const setRatio = (id: number, ratio: number) =>
    setState((now) => ({ ...now, ratios: { ...now.ratios, [id]: ratio } }))
  const setEnded = (id: number) => setState((now) => ({ ...now, ended: { ...now.ended, [id]: true } }))
  const setChapter = (id: number, done: boolean, lessonId: number, lessonDone: boolean) =>
    setState((now) => ({
      ...now,
      done: { ...now.done, [id]: done },
      lessons: { ...now.lessons, [lessonId]: lessonDone },
    }))
  const finish = (ids: readonly number[]) =>
    setState((now) => {
      const finished = lessons.filter(({ id }) => ids.includes(id))
      const done = Object.fromEntries(finished.flatMap(({ chapters }) => chapters.map(({ id }) => [id, true])))
      return {
        ...now,
        done: { ...now.done, ...done },
        lessons: { ...now.lessons, ...Object.fromEntries(ids.map((id) => [id, true])) },
      }
    })
  return { lessons: shown, setRatio, setEnded, setChapter, finish }
}

/** All watched seconds of all lengths, in whole percent. */
export function ratioOf(parts: readonly { watchedRatio: number; duration: number }[]): number {
  const all = parts.reduce((sum, { duration }) => sum + duration, 0)
  const seen = parts.reduce((sum, { watchedRatio, duration }) => sum + watchedRatio * duration, 0)
  return all > 0 ? Math.floor(seen / all) : 0
}
