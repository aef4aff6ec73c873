export { inviteToLookBack } from './invitation.ts'
