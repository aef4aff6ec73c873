import { type MouseEvent, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Icon } from '#ui/icon.tsx'
import { CONNECTION_LOST } from '../token-errors.ts'
import { editCardPath } from '../../paths.ts'

/**
 * Leads to another card and back to where one stands. The server is asked first where that is done; without a script
 * the link itself leads to the form.
 */
export function ChangeCardLink({ returnTo }: { returnTo: string }) {
  const [asking, setAsking] = useState(false)
  const go = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (asking) return
    setAsking(true)
    const address = await askWhere(returnTo)
    setAsking(false)
    if (address) location.assign(address)
    else window.alert(CONNECTION_LOST)
  }
  return (
    <a
      href={editCardPath(returnTo)}
      onClick={(event) => void go(event)}
      aria-busy={asking || undefined}
      className="inline-flex min-h-11 items-center gap-1"
    >
      <Icon name="pen" className="size-4.5" />
      カードを変更
    </a>
  )
}

/** A page of this site, from the answer or, when it was a redirect, from where the answer came from. */
async function askWhere(returnTo: string): Promise<string | null> {
  try {
    const query = new URLSearchParams({ redirect_to: returnTo })
    const reply = await fetch(`${callPath('/subscription_orders/payment_key_for_edit')}?${query}`, {
      headers: { Accept: 'application/json' },
    })
    if (!reply.ok) return null
    const body = (await reply.json().catch(() => null)) as { url?: unknown } | null
    const url = URL.parse(typeof body?.url === 'string' ? body.url : reply.url, location.href)
    return url?.origin === location.origin ? url.href : null
  } catch {
    return null
  }
}
