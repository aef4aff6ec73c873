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
import { PageLayout } from './page-layout.tsx'
import type { ShellData } from './read-shell.server.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every page: the house's header and footer, what is announced, and whom one can ask. */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { siteName, member, notification, consultation } = shell
  const { pathname } = useLocation()
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
          {notification && (
            <AnnouncementNotice
              key={notification.id}
              announcement={notification}
              isMember={member !== null && !shell.viewing}
            />
          )}
          {shell.sister && <SisterBanner {...shell.sister} />}
        </>
      }
      footer={<SiteFooter siteName={siteName} />}
    >
      {children}
      {member && !shell.viewing && <WaitingLetters />}
      {member && !shell.viewing && (
        <FirstTutorial memberId={member.id} isOnTrial={member.state === 'under_trial'} owes={shell.debt !== null}>
          <PoseInvitation memberId={member.id} />
        </FirstTutorial>
      )}
      {shell.debt && <UnpaidNotice {...shell.debt} />}
    </PageLayout>
  )
}

/** What a member wrote and could not be sent goes out by itself, on whatever page they are. */
function WaitingLetters() {
  useWaitingLetters()
  return null
}
