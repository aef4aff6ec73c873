export { type Today, todayAsked } from './today.ts'
