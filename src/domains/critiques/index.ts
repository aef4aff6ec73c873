export { critiqueInvitationAsked } from './campaigns/invite.ts'
export { findExclusion } from './applicant.ts'
export { liftExclusionOf } from './board/actions/lift-exclusion.ts'
export { ownCorrectionsAsked } from './works/own-corrections.ts'
