export { guardianAnswers } from './guardian-words.ts'
export { readOpenPapers } from './debit-applications/read-papers.server.ts'
export { findCoursePrices } from './queries.ts'
export { settleOrder } from './settle-order.ts'
