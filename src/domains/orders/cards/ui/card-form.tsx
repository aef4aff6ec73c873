import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CardInputs } from './card-inputs.tsx'
import type { CardInHand } from './use-card.ts'

type Props = { hand: CardInHand; thisYear: number; next?: string; children?: ReactNode }

/**
 * Where a card is typed in. The form is never sent to us: before its script runs it does nothing at all, and then it
 * asks the provider for tokens.
 */
export function CardForm({ hand, thisYear, next = '確認', children }: Props) {
  const { card, mistakes, asking, ready, change, ask } = hand
  return (
    <form
      method="dialog"
      noValidate
      autoComplete="on"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <CardInputs {...{ card, mistakes, thisYear }} onChange={change} />
      <p className="flex items-start gap-2 text-sm text-graphite">
        <Icon name="lock" className="mt-0.5 size-4.5" />
        カード番号とセキュリティコードは、この画面から決済会社へ直接送られます。当校のサーバーを通らず、保存もしません。
      </p>
      <div className="grid gap-3">
        <Button type="submit" size="large" wide disabled={!ready} pending={asking}>
          {next}
        </Button>
        {children}
      </div>
    </form>
  )
}
