import { href } from 'react-router'
import { useEffect, useState } from 'react'
import { rememberAskedFrom } from '#domains/consultation/ui/asked-from.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { footerId } from './site-footer.tsx'

type Props = {
  /** The outside form of the level check; null leaves the button out. */
  levelCheckUrl: string | null
  feedbackEnabled: boolean
}

/**
 * For members who want to ask a person. In a wide window it floats and makes room when the footer comes near; in a
 * narrow one it is a sign in the header, because there whatever floats lies over something that is pressed.
 */
export function ConsultationButtons({ levelCheckUrl, feedbackEnabled }: Props) {
  const [open, setOpen] = useState(false)
  const nearFooter = useNearFooter()
  useEffect(() => {
    if (nearFooter) setOpen(false)
  }, [nearFooter])
  const close = () => setOpen(false)
  const leave = () => {
    rememberAskedFrom()
    close()
  }
  return (
    <section aria-label="相談窓口" hidden={nearFooter} className="consultation">
      <Button look="outline" icon="question" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        相談する
      </Button>
      <Dialog open={open} onClose={close} title="相談窓口" size="small" ready>
        <div className="grid gap-3">
          {levelCheckUrl && (
            <LinkButton
              to={levelCheckUrl}
              target="_blank"
              rel="noopener noreferrer"
              look="outline"
              iconAfter="external"
            >
              レベルチェック
            </LinkButton>
          )}
          <LinkButton to={href('/user_attending_consultations/consultation_form')} look="outline" onClick={leave}>
            無料相談
          </LinkButton>
          {feedbackEnabled && (
            <LinkButton to={href('/user_attending_consultations/feed_back_form')} look="outline" onClick={leave}>
              ご意見・ご感想
            </LinkButton>
          )}
        </div>
      </Dialog>
    </section>
  )
}

const nearness = '0px 0px 100px 0px'

function useNearFooter() {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const footer = document.getElementById(footerId)
    if (!footer) return
    const sight = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: nearness,
    })
    sight.observe(footer)
    return () => sight.disconnect()
  }, [])
  return near
}
