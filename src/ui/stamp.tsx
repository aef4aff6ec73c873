import iconsUrl from './icons.svg?no-inline'

type Props = { fresh?: boolean; label?: string; className?: string }

/** The teacher's small 済: it presses in once when it is fresh. */
export function Stamp({ fresh, label = '完了', className = 'size-9' }: Props) {
  return (
    <span className={`stamp ${className}`} data-fresh={fresh || undefined} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href={`${iconsUrl}#done-seal`} />
      </svg>
    </span>
  )
}
