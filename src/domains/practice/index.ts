export { finalWorkOf, type FinalWork } from './final-work.ts'
