export { lastDayOf } from './codes/last-day-of.ts'
