export { readOpenPapers } from './debit-applications/read-papers.server.ts'
export { giveUpOpenOrders } from './open-orders.ts'
export { settleOrder } from './settle-order.ts'
