import { actor } from '#platform/ask.ts'
import { goBack, onlyByPost } from '../confirm.server.ts'
import type { Route } from './+types/remove'

export async function loader({ context }: Route.LoaderArgs) {
  return onlyByPost(actor(context))
}

export async function action({ context }: Route.ActionArgs) {
  return goBack(actor(context))
}

/** Every answer of this address leads elsewhere. */
export default function Remove() {
  return null
}
