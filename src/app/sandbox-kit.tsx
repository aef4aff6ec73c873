import { asker } from '#platform/ask.ts'
import { refuseCommon } from '#platform/refusal.ts'
import { KitBasics } from './kit/kit-basics.tsx'
import { KitFields } from './kit/kit-fields.tsx'
import { KitNote } from './kit/kit-note.tsx'
import { KitNotices } from './kit/kit-notices.tsx'
import { KitOverlays } from './kit/kit-overlays.tsx'
import { KitRows } from './kit/kit-rows.tsx'
import { KitStates } from './kit/kit-states.tsx'
import { ConsultationButtons } from './shell/consultation-buttons.tsx'
import { Column } from '#ui/column.tsx'
import type { Route } from './+types/sandbox-kit'

export function loader({ context }: Route.LoaderArgs) {
  const { house, member } = asker(context)
  if (!house.settings.sandboxUrl) refuseCommon('not-found')
  return { signedIn: member !== null }
}

export const meta: Route.MetaFunction = () => [{ title: 'デザインキット' }]

/** Every piece of the kit in every state: what designers look at, and what the picture and access checks open. */
export default function SandboxKit({ loaderData }: Route.ComponentProps) {
  return (
    <Column>
      <h1 className="brush mb-8 font-head text-2xl md:text-3xl">デザインキット</h1>
      <KitBasics />
      <KitFields />
      <KitOverlays />
      <KitRows />
      <KitStates />
      <KitNote />
      <KitNotices />
      {!loaderData.signedIn && <ConsultationButtons levelCheckUrl="https://forms.example/level" feedbackEnabled />}
    </Column>
  )
}
