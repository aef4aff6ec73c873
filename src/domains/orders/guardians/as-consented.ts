import type { Agreement } from '#domains/contracts/terms.ts'
import type { Consent } from './queries.ts'

/** What was consented to and has no price list of its own costs what it cost when the guardian was asked. */
export const asConsented = (terms: Agreement, { id, consentedAt, terms: agreed }: Consent): Agreement => ({
  ...terms,
  ...(terms.planId === null && {
    totalYen: agreed.totalYen,
    firstCharge: { ...terms.firstCharge, yen: agreed.firstCharge.yen },
  }),
  guardianConsent: { id, at: consentedAt!.toISOString() },
})
