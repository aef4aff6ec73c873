import type { DemoCourse } from './shape.ts'

export const freeCategories = [
  { slug: 'first-step', name: 'はじめの一歩' },
  { slug: 'face-and-hair', name: '顔と髪' },
  { slug: 'hands-and-body', name: '手と人体' },
  { slug: 'clothes', name: '服とシワ' },
  { slug: 'background', name: '背景とパース' },
  { slug: 'manga', name: 'マンガ' },
  { slug: 'coloring', name: '塗りと配色' },
]

/** Lessons that were filmed for themselves: course, its lesson, and where visitors find it. */
const free: [courseKey: string, lessonIndex: number, category: string][] = [
  ['first-face-build', 0, 'first-step'],
  ['eyes-fix', 2, 'face-and-hair'],
  ['head-angle-build', 0, 'face-and-hair'],
  ['hair-flow-fix', 1, 'face-and-hair'],
  ['hand-fix', 1, 'hands-and-body'],
  ['gesture-fix', 2, 'hands-and-body'],
  ['folds-fix', 1, 'clothes'],
  ['one-point-fix', 1, 'background'],
  ['figure-ground-fix', 1, 'background'],
  ['panels-fix', 1, 'manga'],
  ['line-art-fix', 1, 'manga'],
  ['skin-color-fix', 2, 'coloring'],
  ['rough-to-finish-fix', 4, 'coloring'],
  ['hand-build', 0, 'hands-and-body'],
  ['gesture-build', 0, 'hands-and-body'],
  ['folds-build', 0, 'clothes'],
  ['first-background-build', 0, 'background'],
  ['water-build', 0, 'background'],
  ['panels-build', 0, 'manga'],
  ['color-scheme-build', 0, 'coloring'],
  ['food-build', 0, 'coloring'],
]

export function openFreeLessons(course: DemoCourse): DemoCourse {
  const chosen = free.filter(([courseKey]) => courseKey === course.key)
  if (chosen.length === 0) return course
  return {
    ...course,
    lessons: course.lessons.map((lesson, index) => {
      const found = chosen.find(([, lessonIndex]) => lessonIndex === index)
      return found ? { ...lesson, isFree: true, freeCategorySlug: found[2] } : lesson
    }),
  }
}
