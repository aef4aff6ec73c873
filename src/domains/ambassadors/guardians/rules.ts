import { MINOR } from './terms.ts'

/** Somebody under 18 is paid nothing before a guardian has agreed. */
export const whyNotPaid = (age: number | null, guardian: { consentedAt: Date | null } | null): 'no-guardian' | null =>
  age === MINOR && !guardian?.consentedAt ? 'no-guardian' : null
