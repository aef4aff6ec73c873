export { catalogueFor } from './live/catalogue-for.ts'
export { curriculumCard, type CurriculumLine, curriculumLines, openCurriculums } from './live/curriculums.ts'
export { drawingOf, lengthOfStep } from './live/drawing.ts'
export { catalogueOf, warmCatalogue } from './live/live-catalogue.ts'
export {
  groupsOf,
  openCourses,
  openCoursesOf,
  openCoursesOfTab,
  openCoursesOfTeacher,
  pageOfCourses,
  type OpenCourse,
} from './live/listing.ts'
export { nextCourses } from './live/next-courses.ts'
export type { BriefChapter, BriefCourse, BriefCurriculum, BriefLesson, Catalogue } from './live/terms.ts'
export { isOpenAt } from './queries.ts'
export { cardForSale, isInPlan } from './live/card-for-sale.ts'
export { arrangeShelves, isOpen, sortOf, tabOf, turnsOf } from './rules.ts'
export { fold } from './search/fold.ts'
export { replaceReadings, replaceSynonyms } from './search/dictionary.ts'
export { searchIndexOf, warmSearch } from './search/live-index.ts'
export { noteSought } from './search/sought.ts'
export { filtersOf, fits, isWithin, spansOf, teachersOf } from './search/results.ts'
export { lengths, searchSource } from './search/terms.ts'
export { listShownTeachers } from './showcase/queries.ts'
export { openItems, readSkillPaths, skillPathCards, type PathItem } from './skill-paths/queries.ts'
export { openProblems, type PicturedProblem, type ProblemEntry } from './problems.ts'
export { findTeacher } from './teachers/queries.ts'
export * from './paths.ts'
export * from './terms.ts'
export { findCourse, findCourseOf, type Course, type Prime } from './courses.ts'
export { findCurriculum, findStep, type BorrowedLesson, type Curriculum, type Step } from './curriculums.ts'
export {
  lessonSeconds,
  type Chapter,
  type Film,
  type FilmSheets,
  type Lesson,
  type Material,
  type Target,
} from './lesson-rows.ts'
export { markTrialCurriculum, trialCurriculumId } from './trial-mark.ts'
export { countVisit } from './visits.ts'
export { listVoicesOf, VOICES_A_PAGE } from './voices.ts'
