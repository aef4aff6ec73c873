import { href, useNavigation } from 'react-router'
import { z } from 'zod'
import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { payNow } from '../../invoices/actions/pay-now.ts'
import { cardPath } from '#domains/plans/paths.ts'
import { readPayments } from '../read-payments.server.ts'
import { OwedSheet, PaidWithSheet } from '../ui/payments-head.tsx'
import { PaymentSheet } from '../ui/payment-sheet.tsx'
import { TriedNotice } from '../ui/tried-notice.tsx'
import type { Route } from './+types/payments'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { memberId } = actor
  return { ...(await readPayments(actor)), userId: String(memberId), cardPath: cardPath(memberId) }
}

const PayForm = z.object({ invoice: z.string() })

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  return pageForm(actor, async () => {
    const id = idOf(readBody(actor.body, PayForm).invoice)
    await payNow(actor, id)
    return seeOther(`${href('/users/:userId/payments', { userId: String(actor.memberId) })}?tried=${id}`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お支払い')

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, rows, page, pages, owedYen, method, byDebit, tried } = loaderData
  const { wallet } = loaderData
  const paying = { userId, hasCard: loaderData.hasCard, cardPath: loaderData.cardPath, wallet }
  const sending = useNavigation().formData?.get('invoice') ?? null
  const path = href('/users/:userId/payments', { userId })
  return (
    <AccountArea memberId={Number(userId)} place="payments" title="お支払い">
      <TriedNotice tried={tried} trouble={actionData?.trouble.sentence ?? null} />
      {owedYen > 0 && <OwedSheet owedYen={owedYen} />}
      {method && (
        <PaidWithSheet
          {...method}
          returnTo={path}
          cardPath={paying.cardPath}
          byDebit={byDebit}
          hasCard={paying.hasCard}
          wallet={wallet}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          title="お支払いはまだありません"
          action={
            <LinkButton to={href('/subscriptions/lp')} look="outline">
              料金プランを見る
            </LinkButton>
          }
        >
          プランや講座をお申し込みになると、ご請求と領収書がここに並びます。
        </EmptyState>
      ) : (
        <ul className="grid gap-4" aria-label="ご請求の一覧">
          {rows.map((row) => (
            <PaymentSheet key={row.id} {...paying} row={row} pending={sending === String(row.id)} />
          ))}
        </ul>
      )}
      <Pagination label="ご請求のページ" current={page} total={pages} hrefFor={(to) => `${path}?page=${to}`} />
    </AccountArea>
  )
}
