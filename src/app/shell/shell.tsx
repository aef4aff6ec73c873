import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ViewingBar } from '#domains/staff/viewing/ui/viewing-bar.tsx'
import { FirstTutorial } from '#domains/trials/tutorial/ui/first-tutorial.tsx'
import { PoseInvitation } from '#domains/poses/invitations/ui/pose-invitation.tsx'
import { UnpaidNotice } from '#domains/plans/ui/unpaid-popup.tsx'
import { HeaderSearch } from '#domains/catalogue/ui/header-search.tsx'
import { ConsultationButtons } from './consultation-buttons.tsx'
import { offersConsultation } from './consultation-places.ts'
import { useWaitingLetters } from '#ui/letter/use-waiting-letters.ts'
import { AnnouncementNotice, BrowserNotice, SaidNotice, SisterBanner } from './notices.tsx'
import { AnnouncedPopup } from './announced-popup.tsx'
import { PageLayout } from './page-layout.tsx'
import type { ShellData } from './read-shell.server.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every page: the house's header and footer, what is announced, and whom one can ask. */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { siteName, member, consultation } = shell
  const { line, sister, popup } = shell.announced
  const isMember = member !== null && !shell.viewing
  const { pathname } = useLocation()
  const promotion = (then?: ReactNode) => (
    <AnnouncedPopup popup={shell.debt ? null : popup} isMember={isMember}>
      {then}
    </AnnouncedPopup>
  )
  return (
    <PageLayout
      above={shell.viewing && member && <ViewingBar name={member.name} />}
      header={
        <SiteHeader siteName={siteName} viewer={member}>
          {consultation && offersConsultation(pathname) && (
            <ConsultationButtons levelCheckUrl={consultation.levelCheckUrl} feedbackEnabled={consultation.feedback} />
          )}
          <HeaderSearch
            credit={shell.searchCredit}
            singleKeysOff={member?.singleKeysOff ?? false}
            signedIn={member !== null}
          />
        </SiteHeader>
      }
      notices={
        <>
          {shell.said && <SaidNotice {...shell.said} />}
          {shell.showBrowserAdvice && <BrowserNotice />}
          {line && <AnnouncementNotice key={line.id} announcement={line} isMember={isMember} />}
          {sister && <SisterBanner key={sister.id} announcement={sister} isMember={isMember} />}
        </>
      }
      footer={<SiteFooter siteName={siteName} />}
    >
      {children}
      {isMember && <WaitingLetters />}
      {isMember && (
        <FirstTutorial memberId={member.id} isOnTrial={member.state === 'under_trial'} owes={shell.debt !== null}>
          {promotion(<PoseInvitation memberId={member.id} />)}
        </FirstTutorial>
      )}
      {!member && promotion()}
      {shell.debt && <UnpaidNotice {...shell.debt} />}
    </PageLayout>
  )
}

/** What a member wrote and could not be sent goes out by itself, on whatever page they are. */
function WaitingLetters() {
  useWaitingLetters()
  return null
}
