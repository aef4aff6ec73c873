export { hasPurchased, listPurchasedAmong, listTermPrices } from './queries.ts'
export { canStartTrial, hasSubscription } from './rules.ts'
export { planName, stateNames, termNames, termTotal, yen, type TermPrice } from './terms.ts'
