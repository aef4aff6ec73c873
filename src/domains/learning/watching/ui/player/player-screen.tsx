import { href } from 'react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { NextWaits } from './after-step.tsx'
import { ElsewhereLine } from './elsewhere-line.tsx'
import type { Piece } from './pieces.ts'
import type { Elsewhere } from './player-data.ts'
import { type Beyond, PlayerDock } from './player-dock.tsx'
import { Stage, type Mark } from './stage.tsx'
import type { Player } from './use-player.ts'
import '#ui/alone.css'
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
  beyond?: Beyond | null
  before: Piece | null
  onSnapshot: (seconds: number, picture: Blob | null) => void
  /** What lies on the ended picture. */
  after?: ReactNode
  /** What there is to draw along, below the film. */
  brief?: ReactNode
  panel: ReactNode
  children?: ReactNode
}

/** A dark desk: the film as large as the window allows, the tools under the pen hand, what belongs to it at its side. */
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
  beyond = null,
  before,
  onSnapshot,
  after,
  brief,
  panel,
  children,
}: Props) {
  const [shown, setShown] = useState({ panel: true, row: true })
  useEffect(() => {
    const reset = () => setShown({ panel: true, row: true })
    window.addEventListener('resize', reset)
    return () => window.removeEventListener('resize', reset)
  }, [])
  const onNext = next && (() => player.choose(next))
  const onPrevious = before && (() => player.choose(before))
  return (
    <div data-desk="dark" className="player alone" data-panel={shown.panel ? 'shown' : 'hidden'}>
      <PlayerHead {...{ head, kicker, shown }} title={piece.title} onShow={setShown} />
      <div className="player-desk">
        <div className="player-left">
          <Stage {...{ player, piece, marks, singleKeysOff, onNext, onPrevious, onSnapshot }} rowShown={shown.row}>
            {elsewhere && (
              <ElsewhereLine
                key={elsewhere.at}
                {...{ piece, player }}
                place={elsewhere}
                onGo={() => onElsewhere(elsewhere)}
              />
            )}
            {after}
            {next && player.goOn && <NextWaits film={player.film} title={next.title} onGo={player.goOn} />}
          </Stage>
          {brief}
        </div>
        <div className="player-side" hidden={!shown.panel}>
          {panel}
        </div>
        <PlayerDock {...{ next, beyond, onNext, onPrevious }} />
      </div>
      {children}
    </div>
  )
}

type Shown = { panel: boolean; row: boolean }
type HeadProps = Pick<Props, 'head' | 'kicker'> & { title: string; shown: Shown; onShow: (shown: Shown) => void }

const PlayerHead = ({ head, kicker, title, shown, onShow }: HeadProps) => (
  <header className="player-head">
    <Link to={head.to} className="icon-button" aria-label={`${head.back}のページへ: ${head.title}`} title={head.title}>
      <Icon name="chevron-left" className="size-6" />
    </Link>
    <div className="min-w-0 flex-1">
      <p className="figures truncate text-xs text-graphite">
        {kicker !== head.title && <span className="font-bold text-vermilion">{kicker}　</span>}
        {head.title}
      </p>
      <h1 className="truncate text-base">{title}</h1>
    </div>
    <nav aria-label="プレーヤー" className="flex items-center">
      <Switch icon="pen" name="道具" shown={shown.row} onClick={() => onShow({ ...shown, row: !shown.row })} />
      <Switch
        icon="chapters"
        name="パネル"
        shown={shown.panel}
        className="player-wide-switch"
        onClick={() => onShow({ ...shown, panel: !shown.panel })}
      />
      <Link to={href('/subscriptions/learning_status')} className="player-text-button" aria-label="学習状況">
        <Icon name="clock" />
        <span className="player-wide-only">学習状況</span>
      </Link>
    </nav>
  </header>
)

type SwitchProps = { icon: IconName; name: string; shown: boolean; className?: string; onClick: () => void }

/** Puts a part of the desk away and brings it back; it says which part, and whether it is there. */
const Switch = ({ icon, name, shown, className = '', onClick }: SwitchProps) => (
  <button
    type="button"
    className={`player-text-button player-switch ${className}`}
    aria-label={`${name}を${shown ? '隠す' : '表示'}`}
    aria-expanded={shown}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span className="player-wide-only">{name}</span>
  </button>
)
