export { findExclusion } from './applicant.ts'
export { liftExclusionOf } from './board/actions/lift-exclusion.ts'
export { listOwnCorrections } from './works/own-corrections.ts'
