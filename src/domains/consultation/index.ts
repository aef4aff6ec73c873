export { findAnswers, type FoundAnswer } from './answers/find-answers.ts'
