export { closeDays } from './sums/close-days.ts'
