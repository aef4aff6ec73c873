import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { UnderDrawing } from '#ui/under-drawing.tsx'
import { isSomethingOpen } from '#ui/use-modal.ts'
import type { Invitation, InvitationPlace } from '../terms.ts'
import { inviteAt } from './places.ts'

/** Other popups of the page come first, and it is read a moment before anything stands over it. */
const WAIT_MS = 1_500

const words = {
  top: {
    title: 'ポーズ集を開いてみませんか',
    says: ({ size }: Invitation) => `${size}を、性別・構図・服装から選べます。時間を計る練習もできます。`,
    button: 'ポーズ集を見る',
  },
  anniversary: {
    title: '30秒から始めるジェスチャードローイング',
    says: ({ size }: Invitation) => `${size}を使って、動きをすばやくとらえる練習ができます。`,
    button: '練習してみる',
  },
}

/** Tells a member once of the library, behind everything else that opens by itself. */
export function PoseInvitation({ memberId }: { memberId: number }) {
  const { pathname } = useLocation()
  const at = inviteAt(pathname)
  const [shown, setShown] = useState<{ at: InvitationPlace; invitation: Invitation } | null>(null)
  useEffect(() => {
    if (!at || isSettled(at, memberId)) return
    const timer = setTimeout(() => void ask(), WAIT_MS)
    const ask = async () => {
      if (isSomethingOpen()) return
      const reply = await post<{ invitation: Invitation | null }>(callPath('/pose_library/invitation'), { at })
      if (!reply.ok) return
      settle(at, memberId)
      const invitation = reply.body?.invitation
      if (invitation) setShown({ at, invitation })
    }
    return () => clearTimeout(timer)
  }, [at, memberId])
  const isHere = shown !== null && shown.at === at
  if (!shown) return null
  const { title, says, button } = words[shown.at]
  return (
    <Popup
      open={isHere}
      onClose={() => setShown(null)}
      title={title}
      picture={<UnderDrawing />}
      actions={
        <LinkButton to={shown.invitation.to} wide>
          {button}
        </LinkButton>
      }
    >
      <p>{says(shown.invitation)}</p>
    </Popup>
  )
}

// The server knows whether it is over; this device only need not ask each time.
const nameOf = (at: InvitationPlace, memberId: number) => `pose-invitation-${at}-${memberId}`
function isSettled(at: InvitationPlace, memberId: number): boolean {
  try {
    return localStorage.getItem(nameOf(at, memberId)) !== null
  } catch {
    return false
  }
}
function settle(at: InvitationPlace, memberId: number) {
  try {
    localStorage.setItem(nameOf(at, memberId), 'done')
  } catch {
    // A browser that keeps nothing asks again; it is told no.
  }
}
