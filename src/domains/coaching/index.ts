export { countLeft, findItemOnSale, lockItem } from './items/queries.ts'
export { issueTicket } from './tickets/issue-ticket.ts'
