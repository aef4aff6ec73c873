/** By which the rows of the demo's school are known to the import, and found again by what the cast has lived with. */
export const lessonKey = (course: string, index: number) => `${course}-${index + 1}`
export const chapterKey = (course: string, lesson: number, index: number) => `${lessonKey(course, lesson)}-${index + 1}`
