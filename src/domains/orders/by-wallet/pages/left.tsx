import { actor } from '#platform/ask.ts'
import { leaveWallet } from '../review.server.ts'
import type { Route } from './+types/left'

/** Where the wallet leads who gave up; it shows nothing and leads back. */
export async function loader({ context }: Route.LoaderArgs) {
  return leaveWallet(actor(context))
}

export default function Left() {
  return null
}
