import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { clock } from '../../../ui/clock-time.ts'
import type { Piece } from './pieces.ts'

/** What comes next and is not open to this person, and what is said to who presses it. */
export type Beyond = { title: string; ask: () => void }
type Props = {
  next: Piece | null
  beyond: Beyond | null
  onNext: (() => void) | null
  onPrevious: (() => void) | null
}

/** What comes next, always at hand: under the panel, and at the thumb on a phone. */
export function PlayerDock({ next, beyond, onNext, onPrevious }: Props) {
  const on = onNext ?? beyond?.ask
  const what = next ? '次のチャプター' : beyond ? 'つづきのレッスン' : 'これが最後です'
  return (
    <div className="player-dock" role="group" aria-label="前後のチャプター">
      <IconButton
        framed
        icon="arrow-left"
        label="前のチャプター"
        disabled={!onPrevious}
        onClick={onPrevious ?? undefined}
      />
      <button type="button" className="player-next" aria-label={what} disabled={!on} onClick={on}>
        <span className="min-w-0 flex-1">
          <span className="block text-xs font-normal text-graphite">{what}</span>
          <span className="block truncate">{(next ?? beyond)?.title ?? 'おつかれさまでした'}</span>
        </span>
        {next && <span className="figures text-xs font-normal text-graphite">{clock(next.duration)}</span>}
        <Icon name={beyond ? 'lock' : 'arrow-right'} className="size-5" />
      </button>
    </div>
  )
}
