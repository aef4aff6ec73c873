import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ViewingBar } from '#domains/staff/viewing/ui/viewing-bar.tsx'
import { inviteAt } from '#domains/poses/invitations/ui/places.ts'
import { HeaderSearch } from '#domains/catalogue/ui/header-search.tsx'
import { ConsultationButtons } from './consultation-buttons.tsx'
import { offersConsultation } from './consultation-places.ts'
import { useWaitingLetters } from '#ui/letter/use-waiting-letters.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { AnnouncementNotice, BrowserNotice, SaidNotice, SisterBanner } from './notices.tsx'
import { PageLayout } from './page-layout.tsx'
import type { ShellData } from './read-shell.server.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const loadOpeners = () => import('./opens-by-itself.tsx')

/** On most pages nothing does, and they fetch no scripts for it. */
const maySomethingOpen = ({ member, debt, announced }: ShellData, pathname: string) =>
  debt !== null ||
  announced.popup !== null ||
  member?.state === 'under_trial' ||
  (member !== null && inviteAt(pathname) !== undefined)

/** What stands around every page: the house's header and footer, what is announced, and whom one can ask. */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { siteName, member, consultation } = shell
  const { line, sister } = shell.announced
  const isMember = member !== null && !shell.viewing
  const { pathname } = useLocation()
  const openers = useLoaded(loadOpeners, maySomethingOpen(shell, pathname))
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
      {openers && <openers.OpensByItself shell={shell} />}
    </PageLayout>
  )
}

/** What a member wrote and could not be sent goes out by itself, on whatever page they are. */
function WaitingLetters() {
  useWaitingLetters()
  return null
}
