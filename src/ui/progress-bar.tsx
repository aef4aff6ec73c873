type Props = {
  label: string
  percent: number
  size?: 'small' | 'large'
  /** The percentage beside the bar, after a word for what it is a share of where other figures stand near it. */
  showFigure?: boolean | string
}

/** How far something has come; vermilion while under way, green when all of it is done. */
export function ProgressBar({ label, percent, size = 'small', showFigure }: Props) {
  const value = Math.max(0, Math.min(100, Math.floor(percent)))
  const bar = (
    <progress
      role="progressbar"
      className="progress"
      data-size={size}
      data-tone={value === 100 ? 'done' : 'under-way'}
      value={value}
      max={100}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-label={label}
    />
  )
  if (!showFigure) return bar
  return (
    <div className="flex items-center gap-3">
      {bar}
      <span className="figures font-head text-sm font-bold whitespace-nowrap" aria-hidden="true">
        {typeof showFigure === 'string' && `${showFigure} `}
        {value}%
      </span>
    </div>
  )
}
