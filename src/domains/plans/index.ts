export { agreedPlan, type AgreedPlan } from './calendar/agreed-plan.ts'
export {
  debitDayAfter,
  debitDayBefore,
  debitDayFor,
  debitDayOf,
  debitOf,
  monthsAround,
  nextDebitDay,
} from './calendar/debit-day.ts'
export {
  asAgreed,
  beginsWithin,
  chargeOfMonth,
  type FeeLine,
  feeOf,
  firstDayOf,
  monthLabel,
  monthOf,
  type NewTerm,
  paidTermAfter,
  type TermDates,
  type TermFees,
  termPeriod,
  trialEnd,
  trialMonthEnd,
} from './calendar/rules.ts'
export { scheduledPayments, paymentOf } from './calendar/scheduled-payments.ts'
export { lostByQuitting } from './campaigns/lost-by-quitting.ts'
export { afterFirstFees } from './campaigns/first-fee.ts'
export { turnsWithPrices } from './campaigns/page-turns.ts'
export { findUrlCampaign, openCampaigns } from './campaigns/queries.ts'
export { comparableTerms } from './campaigns/read-comparison.ts'
export { emitReferral } from './campaigns/referrals.ts'
export { referralOf, referralValue, referrerOf } from './campaigns/referral-cookie.ts'
export { readInvitation, readTrialWords } from './campaigns/read-trial-words.ts'
export { trialOffer, type TrialOffer } from './campaigns/rules.ts'
export { allThatComesLater } from './comes-later.ts'
export { feeDays, plansAtAGlance, type PlansAtAGlance } from './landing/plan-cards.ts'
export { type TrialWords, trialWordsOf } from './campaigns/trial-words.ts'
export {
  canStartTrial,
  claimSeveral,
  hasClaimed,
  isPhoneOf,
  personKey,
  releaseClaim,
  rememberKey,
  othersOfPerson,
  rememberAddress,
} from './persons/person-keys.ts'
export { noteIdentity } from './persons/note-identity.ts'
export { findPlanPrice, type PlanPrice, priceOf } from './campaigns/plan-price.ts'
export { type LandingData, readLanding } from './landing/read-landing.server.ts'
export { recordSource } from './landing/record-source.server.ts'
export { findPrice, hasPurchased, listTermPrices } from './queries.ts'
export { returnLines, schoolName } from './return-address.ts'
export { hasSubscription, isClosedByDebt } from './rules.ts'
export {
  beginTerm,
  beginTerms,
  type Cause,
  changeState,
  countInvoicedMonths,
  endTerms,
  findAddressee,
  findOpenOption,
  findOptionName,
  findRenewal,
  keepAgreed,
  pricesOf,
  replanTrial,
  setLength,
  setPaymentKind,
  sumOfDebt,
} from './standing/queries.ts'
export { closeLater, openAgain } from './standing/content-closing.ts'
export { type PlanNotice, readPlanNotice } from './landing/plan-notice.ts'
export { isTrialPlan, mayHaveOption, nextStepOf, withoutTrial } from './standing/rules.ts'
export { findStanding, lockMember, lockPresent, lockStanding, lockStandings } from './standing/standing.ts'
export { findActiveStudent, findBirthday } from './students/queries.ts'
export { trialQuestions } from './trial-questions/queries.ts'
export { readStudent } from './students/read-student.server.ts'
