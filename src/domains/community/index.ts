export { madeInCourse } from './reports/made-in-course.ts'
