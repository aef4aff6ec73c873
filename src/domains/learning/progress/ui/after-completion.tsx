import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { Toast } from '#ui/toast.tsx'
import { useLoaded } from '#ui/use-loaded.ts'

export type CompletionPopup = 'anniversary' | 'review' | 'ambassador'
export type AfterCompletion = { message: string | null; popup: CompletionPopup | null; courseId: number | null }

const TOAST_MS = 1_000
const loadPopups = () => import('./completion-popups.ts')

/** A word that it is done, and at most one thing more. */
export function AfterCompletionLayer({
  after,
  onToastGone,
  onClose,
}: {
  after: AfterCompletion
  onToastGone: () => void
  onClose: () => void
}) {
  // They come while the word is still said.
  const popups = useLoaded(loadPopups, after.popup === 'review' || after.popup === 'ambassador')
  const popup = after.message === null ? after.popup : null
  return (
    <>
      <Toast message={after.message} stayMs={TOAST_MS} onClose={onToastGone} />
      {popup === 'anniversary' && (
        <Popup
          open
          onClose={onClose}
          title="この講座を最後まで受講しました"
          actions={
            <LinkButton to={href('/10th-anniversary/courses')} wide>
              次の講座を見つける
            </LinkButton>
          }
        >
          <p>10周年の特集から、次に描きたいものを選んでみませんか。</p>
        </Popup>
      )}
      {popups && popup === 'review' && after.courseId !== null && (
        <popups.ReviewPrompt courseId={after.courseId} onClose={onClose} />
      )}
      {popups && popup === 'ambassador' && <popups.AmbassadorPopup onClose={onClose} />}
    </>
  )
}
