export { recommend } from './rules.ts'
export { picksOf } from './recommended.ts'
export { isInvited } from './terms.ts'
