import { ChangeCardLink } from '../cards/ui/change-card-link.tsx'

type Props = {
  /** 「411111********11」 */
  mask: string
  /** 「2031年4月」 */
  expires: string
  /** Where changing it leads back to; a card that was just typed in is changed by going back. */
  returnTo?: string
}

/** The card that will be charged, as much of it as anybody may see. */
export function PaymentBlock({ mask, expires, returnTo }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sheet border border-line bg-sheet p-5">
      <p className="grid gap-1">
        <span className="text-sm text-graphite">クレジットカード</span>
        <span className="figures flex flex-wrap gap-x-4 font-bold">
          {mask}
          <span className="font-normal">{`有効期限 ${expires}`}</span>
        </span>
      </p>
      {returnTo && <ChangeCardLink returnTo={returnTo} />}
    </div>
  )
}
