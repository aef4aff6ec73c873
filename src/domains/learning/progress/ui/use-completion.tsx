import { useState, type ReactNode } from 'react'
import { SignUpModal } from '#domains/accounts/ui/sign-up-modal.tsx'
import { PurchasePopup } from '#domains/plans/ui/purchase-popup.tsx'
import { SubscriptionPopup } from '#domains/plans/ui/subscription-popup.tsx'
import { post } from '#platform/browser-call.ts'
import { AfterCompletionLayer, type AfterCompletion, type CompletionPopup } from './after-completion.tsx'
import type { Audience } from '../../ui/audience.ts'

const NEEDS_MEMBERSHIP = 'レッスンを受講済みにするには会員登録が必要です。'
const NOTHING: AfterCompletion = { message: null, popup: null, courseId: null }

type Answer = { completed?: boolean; popup?: CompletionPopup | null }

/**
 * Marks things as done: asks who it is before anything is sent, waits for the server's yes, says so for a second,
 * and then shows at most one thing more. `layer` belongs once into the page. `sold` is the course that no plan of this
 * audience opens, so that it is bought by itself.
 */
export function useCompletion(audience: Audience, mayWatch: boolean, sold: number | null = null) {
  const [signUp, setSignUp] = useState<string | null>(null)
  const [way, setWay] = useState<'plan' | 'course' | null>(null)
  const [after, setAfter] = useState<AfterCompletion>(NOTHING)

  const askPlan = () => setWay(sold === null ? 'plan' : 'course')

  /** True when this person may go on; otherwise the popup that tells why is open. */
  const mayGoOn = (): boolean => {
    if (!audience.signedIn) setSignUp(NEEDS_MEMBERSHIP)
    else if (!mayWatch) askPlan()
    return audience.signedIn && mayWatch
  }

  const complete = async <T extends object>(
    path: string,
    body: object,
    courseId: number | null,
  ): Promise<(T & Answer) | null> => {
    if (!mayGoOn()) return null
    const reply = await post<T & Answer>(path, body)
    // The page may be older than the plan's end; any other no is none of a plan's.
    if (reply.code === 'subscribe-to-watch') setWay('plan')
    if (reply.code === 'buy-to-watch') askPlan()
    if (!reply.ok || !reply.body) return null
    if (reply.body.completed !== false)
      setAfter({ message: '受講済みにしました', popup: reply.body.popup ?? null, courseId })
    return reply.body
  }

  const layer: ReactNode = (
    <>
      {signUp && <SignUpModal sentence={signUp} onClose={() => setSignUp(null)} />}
      {way === 'plan' && <SubscriptionPopup open onClose={() => setWay(null)} {...audience} />}
      {way === 'course' && sold !== null && <PurchasePopup open onClose={() => setWay(null)} courseId={sold} />}
      <AfterCompletionLayer
        after={after}
        onToastGone={() => setAfter((now) => ({ ...now, message: null }))}
        onClose={() => setAfter(NOTHING)}
      />
    </>
  )
  return { mayGoOn, complete, layer, askSignUp: setSignUp, askPlan }
}
