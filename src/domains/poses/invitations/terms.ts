/** Where a learner is told of the library: on the top page, or of gesture drawing on the anniversary's page. */
export const invitationPlaces = ['top', 'anniversary'] as const
export type InvitationPlace = (typeof invitationPlaces)[number]
export type Invitation = { to: string; size: string }
