import type { Settings } from '#platform/house.ts'

/** The school by the name of its receipts, and by its own where that is another. */
export const schoolName = ({ invoiceIssuer, siteName }: Settings) =>
  invoiceIssuer === siteName ? siteName : `${invoiceIssuer}（${siteName}）`

/** Where the paper goes back to, as it is written on an envelope. */
export const returnLines = (settings: Settings) => [settings.schoolAddress, `${schoolName(settings)} 口座振替係`]
