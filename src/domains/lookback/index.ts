export { type Lifetime, lifetimeAsked } from './lifetime.ts'
export { inviteToLookBack } from './invitation.ts'
