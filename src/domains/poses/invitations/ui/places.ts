import type { InvitationPlace } from '../terms.ts'

const places: Record<string, InvitationPlace> = { '/': 'top', '/10th-anniversary/courses': 'anniversary' }

/** Where a member is told of the library. */
export const inviteAt = (pathname: string): InvitationPlace | undefined => places[pathname]
