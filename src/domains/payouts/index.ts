export { addPayLine, cancelPayLine, holdPayee, openPayee, type NewPayLine } from './lines.ts'
export type { PayKind } from './terms.ts'
