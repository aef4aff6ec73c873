import { clock } from '../../../ui/clock-time.ts'
import { isForDrawing, type Command } from './keys.ts'
import { spokenSpeed, type Speed } from './speeds.ts'
import type { Film } from './film.ts'
import type { Tools } from './tools.ts'
import type { Signs } from './use-signs.ts'
import { stepVolume } from './volume.ts'

type Props = {
  film: Film
  tools: Tools
  show: Signs['show']
  cycleSpeed: () => Speed
  hasSubtitles: boolean
  canDraw: boolean
  toggleFullscreen: () => void
  onNext: (() => void) | null
  onPrevious: (() => void) | null
  onSnapshot: (seconds: number, picture: Blob | null) => void
  onHelp: () => void
}

const FRAME_SECONDS = 1 / 30

/** What every key, button and tap does, each with its short answer on the picture. */
export function makeCommands(props: Props): (command: Command) => void {
  const {
    film,
    tools,
    show,
    cycleSpeed,
    hasSubtitles,
    canDraw,
    toggleFullscreen,
    onNext,
    onPrevious,
    onSnapshot,
    onHelp,
  } = props

  const doing: { [D in Command['do']]: (command: Extract<Command, { do: D }>) => void } = {
    toggle() {
      show(film.state.paused ? 'play' : 'pause', film.state.paused ? '再生' : '一時停止')
      film.toggle()
    },
    seek({ by, said = by }) {
      film.seek(film.now + by)
      show(by < 0 ? 'back10' : 'forward10', `${Math.abs(said)}秒${by < 0 ? '戻る' : '進む'}`)
    },
    jump({ tenths }) {
      const to = (film.state.duration * tenths) / 10
      film.seek(to)
      show('clock', clock(to))
    },
    volume({ by }) {
      const { volume, muted } = film.state
      const next = stepVolume(volume, by > 0 ? 1 : -1)
      if (next !== volume || muted) film.setVolume(next)
      show(next === 0 ? 'mute' : 'volume', `音量 ${Math.round(next * 100)}%`)
    },
    mute() {
      film.toggleMuted()
      show(film.state.muted ? 'mute' : 'volume', film.state.muted ? '消音' : '消音を解除')
    },
    speed: () => show('speed', `${spokenSpeed(cycleSpeed())}倍速`),
    subtitles() {
      if (!hasSubtitles) return show('subtitles', '字幕はありません')
      show('subtitles', tools.toggleSubtitles() ? '字幕 オン' : '字幕 オフ')
    },
    fullscreen: toggleFullscreen,
    next() {
      onNext?.()
      show('arrow-right', onNext ? '次へ' : 'これが最後です')
    },
    previous() {
      onPrevious?.()
      show('arrow-left', onPrevious ? '前へ' : 'これが最初です')
    },
    frame({ by }) {
      if (!film.state.paused) return show('pause', '停止中に使えます')
      film.seek(film.now + by * FRAME_SECONDS)
      show(by < 0 ? 'chevron-left' : 'chevron-right', by < 0 ? 'コマ戻し' : 'コマ送り')
    },
    loop: () => show('loop', tools.cycleLoop()),
    mirror: () => show('mirror', tools.toggle('mirror') ? '左右反転 オン' : '左右反転 オフ'),
    grey: () => show('grey', tools.toggle('grey') ? '明暗だけ オン' : '明暗だけ オフ'),
    grid: () => show('grid', tools.toggle('grid') ? '方眼 オン' : '方眼 オフ'),
    snapshot() {
      const { time } = film.state
      void tools.snapshot().then((picture) => onSnapshot(time, picture))
      show('camera', 'ノートへ')
    },
    help: onHelp,
  }
  return (command) => {
    if (!canDraw && isForDrawing(command)) return
    ;(doing[command.do] as (command: Command) => void)(command)
  }
}
