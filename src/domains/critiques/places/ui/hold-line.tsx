import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Hold } from './use-hold.ts'

const TOLD = {
  lapsed: '受付枠を確保できる時間が過ぎました。空きがあれば、このまま依頼できます。',
  short: '受付枠がいっぱいです。ほかの方が枠を手放すと、依頼できるようになります。',
}

/** Whether a place is kept for who fills in the form, and for how long. */
export function HoldLine({ hold, take }: { hold: Hold; take: () => void }) {
  const isOver = hold.state === 'lapsed' || hold.state === 'short'
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {hold.state === 'held' && (
        <p className="flex items-center gap-2 font-bold">
          <Icon name="check" className="size-5 shrink-0 text-leaf" />
          <span>
            受付枠を確保しています（<span role="timer" className="figures">{`残り${timeLeft(hold)}`}</span>）
          </span>
        </p>
      )}
      {isOver && (
        <>
          <p className="flex items-start gap-2">
            <Icon name="info" className="mt-0.5 size-5 shrink-0 text-indigo" />
            {TOLD[hold.state as keyof typeof TOLD]}
          </p>
          <Button look="outline" onClick={take}>
            もう一度確保する
          </Button>
        </>
      )}
    </div>
  )
}

function timeLeft({ until, now }: Extract<Hold, { state: 'held' }>) {
  const minutes = Math.ceil((until - now) / 60_000)
  return minutes > 120 ? `${Math.floor(minutes / 60)}時間` : `${minutes}分`
}
