export { readToday } from './today.ts'
