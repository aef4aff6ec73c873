import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { clock } from '../../../ui/clock-time.ts'
import type { Piece } from './pieces.ts'
import type { Elsewhere } from './player-data.ts'
import type { Player } from './use-player.ts'

type Props = { place: Elsewhere; piece: Piece; player: Player; onGo: () => void }

const NEAR_SECONDS = 10

/** Where the learner was on another device, with the way there; or, when this player has just gone on from it, back. */
export function ElsewhereLine({ place, piece, player: { film }, onGo }: Props) {
  const [gone, setGone] = useState(false)
  const [goesOn] = useState(() => place.id === piece.id && Math.abs(film.state.time - place.seconds) < NEAR_SECONDS)
  if (gone) return null
  const press = () => {
    if (goesOn) film.seek(piece.startPoint)
    else onGo()
    setGone(true)
  }
  return (
    <div className="player-elsewhere">
      <p className="min-w-0 flex-1 text-sm">
        {place.device}で{place.id !== piece.id && `「${place.title}」を`}
        {clock(place.seconds)}まで見ました
      </p>
      <button type="button" className="player-text-button text-sm" onClick={press}>
        {goesOn ? 'はじめから見る' : place.id === piece.id ? `${clock(place.seconds)}から見る` : 'そこへ移動'}
      </button>
      <IconButton icon="close" label="この知らせを閉じる" onClick={() => setGone(true)} />
    </div>
  )
}
