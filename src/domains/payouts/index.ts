export { payTermsOf } from './pay-terms.ts'
export {
  addPayLine,
  cancelPayLine,
  holdPayee,
  listOwedKeys,
  listPaidKeys,
  listTransfersOf,
  openPayee,
  type NewPayLine,
} from './lines.ts'
export type { PayKind } from './terms.ts'
