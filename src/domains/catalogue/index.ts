export {
  countOpenCourses,
  isOpenAt,
  listCards,
  listCardsOf,
  listCardsOfTab,
  listGroups,
  listPlacesOfTab,
  listCurriculumCards,
} from './queries.ts'
export { arrangeShelves, isOpen, sortOf, tabOf } from './rules.ts'
export { replaceReadings, replaceSynonyms } from './search/dictionary.ts'
export { searchIndexOf, warmSearch } from './search/live-index.ts'
export { filtersOf, fits, teachersOf } from './search/results.ts'
export { searchSource } from './search/terms.ts'
export { listProblems, problemEntries, type ProblemEntry } from './problems.ts'
export { findTeacher, listCardsOfTeacher, listTeacherFaces } from './teachers/queries.ts'
export * from './paths.ts'
export * from './terms.ts'
export {
  countVisit,
  findCourseOutline,
  listVoicesOf,
  VOICES_A_PAGE,
  type OutlineLesson,
  type OutlinePrime,
} from './course-outline.ts'
export { findCurriculumOutline } from './curriculum-outline.ts'
