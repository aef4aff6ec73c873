import type { ReactNode } from 'react'
import { UnpaidNotice } from '#domains/plans/ui/unpaid-popup.tsx'
import { PoseInvitation } from '#domains/poses/invitations/ui/pose-invitation.tsx'
import { FirstTutorial } from '#domains/trials/tutorial/ui/first-tutorial.tsx'
import { AnnouncedPopup } from './announced-popup.tsx'
import type { ShellData } from './read-shell.server.ts'

/** What opens over a page without being asked for, one popup a page view: what is owed, else what is announced, and so on. */
export function OpensByItself({ shell: { member, viewing, debt, announced } }: { shell: ShellData }) {
  const isMember = member !== null && !viewing
  const promotion = (then?: ReactNode) => (
    <AnnouncedPopup popup={debt ? null : announced.popup} isMember={isMember}>
      {then}
    </AnnouncedPopup>
  )
  return (
    <>
      {isMember && (
        <FirstTutorial memberId={member.id} isOnTrial={member.state === 'under_trial'} owes={debt !== null}>
          {promotion(<PoseInvitation memberId={member.id} />)}
        </FirstTutorial>
      )}
      {!member && promotion()}
      {debt && <UnpaidNotice {...debt} />}
    </>
  )
}
