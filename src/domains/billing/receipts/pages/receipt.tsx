import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readReceipt } from '../read-paper.server.ts'
import { PaperDesk } from '../ui/paper-desk.tsx'
import type { Route } from './+types/receipt'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { invoice, paper } = await readReceipt(actor, params.id)
  return { paper, at: { userId: String(actor.memberId), id: String(invoice.id) } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `領収書 ${loaderData?.paper.number ?? ''}`)

export default function Receipt({ loaderData: { paper, at } }: Route.ComponentProps) {
  useCountedPrint(callPath('/users/:userId/payments/:id/receipt/print', at))
  return (
    <PaperDesk
      key={paper.recipient}
      paper={paper}
      backTo={href('/users/:userId/payments', at)}
      pdfPath={callPath('/users/:userId/payments/:id/receipt/pdf', at)}
    />
  )
}

/** Whatever key or menu it was printed by, the next one is a reprint. */
function useCountedPrint(path: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const count = () => void post(path, {}, { keepalive: true }).then(revalidate)
    addEventListener('afterprint', count)
    return () => removeEventListener('afterprint', count)
  }, [path, revalidate])
}
