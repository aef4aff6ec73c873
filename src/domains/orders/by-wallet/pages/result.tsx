import { actor } from '#platform/ask.ts'
import { returnFromWallet } from '../review.server.ts'
import type { Route } from './+types/result'

/** Where the wallet leads back to; it shows nothing and leads on. */
export async function loader({ context }: Route.LoaderArgs) {
  return returnFromWallet(actor(context))
}

export default function Result() {
  return null
}
