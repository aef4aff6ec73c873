import { Icon } from '#ui/icon.tsx'

type Way = { isCourse: boolean; isCoaching?: boolean; withCard: boolean }

/** A course has no plan to choose, coaching asks for a name, and with a card on file there is nothing to enter. */
export const stepsOf = ({ isCourse, isCoaching, withCard }: Way): readonly string[] => [
  ...(isCoaching ? ['お申し込み'] : isCourse ? [] : ['プラン']),
  ...(withCard ? ['カード'] : []),
  '確認',
  '完了',
]

/** How one pays is chosen at the wallet, not here. */
export const walletSteps = (isCourse: boolean): readonly string[] => [
  ...(isCourse ? [] : ['プラン']),
  'Amazon Pay',
  '確認',
  '完了',
]

/** How far the order has come: a quiet line of words, the present one in ink. */
export function OrderSteps({ steps, now }: { steps: readonly string[]; now: string }) {
  const current = steps.indexOf(now)
  return (
    <ol aria-label="お申し込みの流れ" className="flex flex-wrap items-center gap-x-0.5 gap-y-2 text-sm">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={`flex items-center gap-1 ${index === current ? 'font-bold' : 'text-graphite'}`}
        >
          <StepMark index={index} current={current} last={index === steps.length - 1} />
          {name}
          {index < steps.length - 1 && <Icon name="chevron-right" className="size-3.5 text-graphite" />}
        </li>
      ))}
    </ol>
  )
}

function StepMark({ index, current, last }: { index: number; current: number; last: boolean }) {
  if (index < current || (last && index === current))
    return (
      <>
        <Icon name="check" className="size-4.5 text-leaf" />
        <span className="sr-only">済み</span>
      </>
    )
  const look = index === current ? 'border-vermilion text-vermilion' : 'border-edge'
  return (
    <span
      aria-hidden="true"
      className={`figures inline-grid size-6 place-items-center rounded-round border text-xs ${look}`}
    >
      {index + 1}
    </span>
  )
}
