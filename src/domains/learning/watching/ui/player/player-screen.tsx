import { href } from 'react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ElsewhereLine } from './elsewhere-line.tsx'
import type { Piece } from './pieces.ts'
import type { Elsewhere } from './player-data.ts'
import { Stage, type Mark } from './stage.tsx'
import type { Player } from './use-player.ts'
import './player.css'

type Props = {
  player: Player
  piece: Piece
  marks: readonly Mark[]
  kicker: string
  head: { title: string; to: string; back: string }
  singleKeysOff: boolean
  elsewhere: Elsewhere | null
  onElsewhere: (place: Elsewhere) => void
  next: Piece | null
  before: Piece | null
  onSnapshot: (seconds: number, picture: Blob | null) => void
  /** What lies on the ended picture. */
  after?: ReactNode
  panel: ReactNode
  children?: ReactNode
}

/** A dark desk: the film as large as the window allows, what belongs to it at its side. */
export function PlayerScreen({
  player,
  piece,
  marks,
  kicker,
  head,
  singleKeysOff,
  elsewhere,
  onElsewhere,
  next,
  before,
  onSnapshot,
  after,
  panel,
  children,
}: Props) {
  const [shown, setShown] = useState({ panel: true, row: true })
  useEffect(() => {
    const reset = () => setShown({ panel: true, row: true })
    window.addEventListener('resize', reset)
    return () => window.removeEventListener('resize', reset)
  }, [])
  return (
    <div data-desk="dark" className="player" data-panel={shown.panel ? 'shown' : 'hidden'}>
      <PlayerHead {...{ head, shown }} onShow={setShown} />
      <div className="player-desk">
        <div className="player-left">
          <Stage
            player={player}
            piece={piece}
            marks={marks}
            singleKeysOff={singleKeysOff}
            onNext={next && (() => player.choose(next))}
            onPrevious={before && (() => player.choose(before))}
            onSnapshot={onSnapshot}
          >
            {elsewhere && (
              <ElsewhereLine
                key={elsewhere.at}
                {...{ piece, player }}
                place={elsewhere}
                onGo={() => onElsewhere(elsewhere)}
              />
            )}
            {after}
          </Stage>
          <div className="player-row" hidden={!shown.row}>
            <div className="min-w-0 flex-1">
              <p className="figures text-xs text-graphite">{kicker}</p>
              <h1 className="truncate text-base">{piece.title}</h1>
            </div>
            <IconButton
              icon="arrow-left"
              label="前のチャプター"
              disabled={!before}
              onClick={() => before && player.choose(before)}
            />
            <IconButton
              icon="arrow-right"
              label="次のチャプター"
              disabled={!next}
              onClick={() => next && player.choose(next)}
            />
          </div>
        </div>
        <div className="player-side" hidden={!shown.panel}>
          {panel}
        </div>
      </div>
      {children}
    </div>
  )
}

type Shown = { panel: boolean; row: boolean }
type HeadProps = Pick<Props, 'head'> & { shown: Shown; onShow: (shown: Shown) => void }

const PlayerHead = ({ head, shown, onShow }: HeadProps) => (
  <header className="player-head">
    <Link to={head.to} className="player-back" aria-label={`${head.back}のページへ: ${head.title}`}>
      <Icon name="chevron-left" className="size-6" />
      <span className="player-head-title">{head.title}</span>
    </Link>
    <nav aria-label="プレーヤー" className="flex items-center">
      <Link to={href('/subscriptions/learning_status')} className="player-text-button" aria-label="学習状況">
        <Icon name="clock" />
        <span className="player-wide-only">学習状況</span>
      </Link>
      <IconButton
        icon={shown.row ? 'chevron-down' : 'chevron-up'}
        label={shown.row ? 'ボタンを隠す' : 'ボタンを表示'}
        aria-expanded={shown.row}
        onClick={() => onShow({ ...shown, row: !shown.row })}
      />
      <IconButton
        icon="list"
        label={shown.panel ? 'パネルを隠す' : 'パネルを表示'}
        aria-expanded={shown.panel}
        onClick={() => onShow({ ...shown, panel: !shown.panel })}
      />
    </nav>
  </header>
)
