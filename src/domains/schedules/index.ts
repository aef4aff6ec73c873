export { todayAsked } from './today.ts'
