export { countLeft, findItemOnSale, listItemsOnSale, lockItem } from './items/queries.ts'
export { issueTicket } from './tickets/issue-ticket.ts'
