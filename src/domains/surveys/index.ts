export { recommend } from './rules.ts'
export { picksOf, wishesAsked, wishesOf } from './recommended.ts'
export { isInvited } from './terms.ts'
