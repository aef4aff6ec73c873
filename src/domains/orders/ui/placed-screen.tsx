import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CardOrder } from './card-order.tsx'
import { GoToIssuer } from './go-to-issuer.tsx'
import { PlanSelection } from './plan-selection.tsx'
import type { Placed } from './order-view.ts'
import { StoredOrder } from './stored-order.tsx'

/** Where an order stands: a card to enter, figures to confirm, the issuer to see, or something in the way. */
export function PlacedScreen({ placed, withCard, stored }: { placed: Placed; withCard: string; stored: string }) {
  if (placed.screen === 'card') return <CardOrder key={placed.order.key} action={withCard} {...placed} />
  if (placed.screen === 'stored') return <StoredOrder action={stored} {...placed} />
  if (placed.screen === 'selection') return <PlanSelection {...placed} />
  if (placed.screen === 'issuer') return <GoToIssuer {...placed} />
  return (
    <ErrorState
      title="お申し込みに進めませんでした"
      actions={
        <LinkButton to={placed.backTo} reloadDocument>
          戻る
        </LinkButton>
      }
    >
      <p>{placed.sentence}</p>
    </ErrorState>
  )
}
