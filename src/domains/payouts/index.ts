export { addPayLine, cancelPayLine, holdPayee, openPayee, type NewPayLine } from './lines.ts'
export { payTermsOf } from './pay-terms.ts'
export type { PayKind } from './terms.ts'
