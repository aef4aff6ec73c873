import { useState } from 'react'
import { callPath, pageToken } from '#platform/browser-call.ts'
import type { TokenSource } from '../../cards/ask-for-tokens.ts'
import { CONNECTION_LOST } from '../../cards/token-errors.ts'
import { useCard } from '../../cards/ui/use-card.ts'
import type { OrderView } from '../../ui/order-view.ts'

type Begun = { leadTo: string } | { order: OrderView } | { mistake: string } | { sentence: string } | { lost: true }
type Answer = { paymentKey?: string; order?: OrderView; url?: string; error?: string }

/**
 * From the form to the card's dialog: the overlay lies over the page from the press on, until the dialog is closed or
 * there are tokens. Nothing is charged before what follows is confirmed.
 */
export function usePayment(source: TokenSource, itemId: number) {
  const [phase, setPhase] = useState<'form' | 'asking' | 'card'>('form')
  const [order, setOrder] = useState<OrderView | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const hand = useCard(source, null, itemId)

  const begin = async (name: string) => {
    setPhase('asking')
    setMistake(null)
    setSentence(null)
    const answer = await ask({ itemId, name })
    if ('leadTo' in answer) return location.assign(answer.leadTo)
    if ('order' in answer) {
      setOrder(answer.order)
      setPhase('card')
      return
    }
    setPhase('form')
    if ('mistake' in answer) setMistake(answer.mistake)
    else if ('sentence' in answer) setSentence(answer.sentence)
    // The overlay is gone before the browser's own box stops everything.
    else requestAnimationFrame(() => requestAnimationFrame(() => window.alert(CONNECTION_LOST)))
  }

  return { phase, order, hand, mistake, sentence, begin, close: () => setPhase('form') }
}

async function ask({ itemId, name }: { itemId: number; name: string }): Promise<Begun> {
  try {
    const reply = await fetch(callPath('/personal_coachings/payment_key'), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ authenticity_token: await pageToken(), item_id: String(itemId), name }),
    })
    const body = (await reply.json().catch(() => null)) as Answer | null
    if (reply.ok && body?.paymentKey && body.order) return { order: body.order }
    if (reply.ok) return elsewhere(body?.url ?? reply.url)
    // Only the name can be wrong in what is sent.
    if (reply.status === 422 && body?.error) return { mistake: body.error }
    // What stands in the way is said, where somebody can do something about it.
    return [409, 429].includes(reply.status) && body?.error ? { sentence: body.error } : { lost: true }
  } catch {
    return { lost: true }
  }
}

/** A page of this site, and no other. */
function elsewhere(path: string): Begun {
  const url = URL.parse(path, location.href)
  return url?.origin === location.origin ? { leadTo: url.href } : { lost: true }
}
