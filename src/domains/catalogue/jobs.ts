import type { JobList } from '#platform/jobs.ts'
import { indexCourse, rebuildSearch } from './search/index-course.ts'

export const catalogueJobs: JobList = {
  'catalogue.index-course': (house, { courseId }: { courseId: number }) => indexCourse(house.db, courseId),
  'catalogue.rebuild-search': (house) => rebuildSearch(house.db),
}
