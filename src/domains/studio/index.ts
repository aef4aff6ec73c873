export { findSpoken, type SpokenLine } from './captions/find-spoken.ts'
export { canMakeFilms, encoderJobs, noteEncoder, setNiceness } from './films/making/encoder.ts'
export { findCourseRow } from './courses/queries.ts'
export { readFrame } from './editor/read-course.server.ts'
