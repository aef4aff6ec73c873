export { readOpenPapers } from './debit-applications/read-papers.server.ts'
export { supersede } from './open-orders.ts'
export { settleOrder } from './settle-order.ts'
