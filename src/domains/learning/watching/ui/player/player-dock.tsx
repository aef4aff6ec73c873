import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { clock } from '../../../ui/clock-time.ts'
import type { Piece } from './pieces.ts'

type Props = { next: Piece | null; onNext: (() => void) | null; onPrevious: (() => void) | null }

/** What comes next, always at hand: under the panel, and at the thumb on a phone. */
export function PlayerDock({ next, onNext, onPrevious }: Props) {
  return (
    <div className="player-dock" role="group" aria-label="前後のチャプター">
      <IconButton
        framed
        icon="arrow-left"
        label="前のチャプター"
        disabled={!onPrevious}
        onClick={onPrevious ?? undefined}
      />
      <button
        type="button"
        className="player-next"
        aria-label="次のチャプター"
        disabled={!onNext}
        onClick={onNext ?? undefined}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-xs font-normal text-graphite">{next ? '次のチャプター' : 'これが最後です'}</span>
          <span className="block truncate">{next?.title ?? 'おつかれさまでした'}</span>
        </span>
        {next && <span className="figures text-xs font-normal text-graphite">{clock(next.duration)}</span>}
        <Icon name="arrow-right" className="size-5" />
      </button>
    </div>
  )
}
