import { IconButton } from '#ui/icon-button.tsx'
import { clock } from '../../../ui/clock-time.ts'
import { useFilm, type Film } from './film.ts'
import type { Command } from './keys.ts'
import { SeekBar } from './seek-bar.tsx'
import type { Sheets } from './sheet-picture.tsx'
import { spokenSpeed, type Speed } from './speeds.ts'
import type { Mark } from './stage.tsx'
import type { Tools } from './tools.ts'

type Props = {
  film: Film
  title: string
  marks: readonly Mark[]
  act: (command: Command) => void
  fullscreen: { isFull: boolean; toggle: () => void }
  tools: Tools
  hasSubtitles: boolean
  sheets: Sheets
  onStir: () => void
}

export function Controls({ film, title, marks, act, fullscreen, tools, hasSubtitles, sheets, onStir }: Props) {
  const paused = useFilm(film, (state) => state.paused)
  const speed = useFilm(film, (state) => state.speed) as Speed
  return (
    <div className="player-controls">
      <SeekBar {...{ film, title, marks, sheets, onStir }} />
      <div className="player-buttons" role="group" aria-label="動画の操作">
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? '再生' : '一時停止'}
          onClick={() => act({ do: 'toggle' })}
        />
        <IconButton icon="back10" label="10秒戻る" onClick={() => act({ do: 'seek', by: -10 })} />
        <IconButton icon="forward10" label="10秒進む" onClick={() => act({ do: 'seek', by: 10 })} />
        <Volume film={film} act={act} />
        <Time film={film} />
        <button
          type="button"
          className="player-text-button figures"
          aria-label={`再生速度 ${spokenSpeed(speed)}`}
          title="再生速度 (X)"
          onClick={() => act({ do: 'speed' })}
        >
          {spokenSpeed(speed)}
        </button>
        <Sizes film={film} />
        {hasSubtitles && (
          <IconButton
            icon="subtitles"
            label="字幕"
            aria-pressed={tools.subtitled}
            onClick={() => act({ do: 'subtitles' })}
          />
        )}
        <IconButton
          icon="help"
          label="キーボードの操作"
          className="player-wide-only"
          onClick={() => act({ do: 'help' })}
        />
        <IconButton
          icon={fullscreen.isFull ? 'fullscreen-exit' : 'fullscreen'}
          label={fullscreen.isFull ? '全画面をやめる' : '全画面'}
          onClick={fullscreen.toggle}
        />
      </div>
    </div>
  )
}

/** In which size the film is loaded, where it has several: by itself as the line allows, or as the learner says. */
function Sizes({ film }: { film: Film }) {
  const sizes = useFilm(film, (state) => state.sizes)
  const size = useFilm(film, (state) => state.size)
  const known = sizes === '' ? [] : sizes.split(' ')
  if (known.length < 2) return null
  return (
    <select
      className="player-text-button player-sizes figures"
      aria-label="画質"
      title="画質"
      value={size !== null && known.includes(size) ? size : ''}
      onChange={(event) => film.setSize(event.currentTarget.value || null)}
    >
      <option value="">自動</option>
      {known.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  )
}

function Time({ film }: { film: Film }) {
  const now = useFilm(film, (state) => clock(state.time))
  const all = useFilm(film, (state) => clock(state.duration))
  return (
    <span className="player-time figures">
      <span className="sr-only">再生位置 </span>
      {now} <span className="opacity-70">/ {all}</span>
    </span>
  )
}

function Volume({ film, act }: { film: Film; act: Props['act'] }) {
  const volume = useFilm(film, (state) => (state.muted ? 0 : state.volume))
  return (
    <span className="player-volume">
      <IconButton
        icon={volume === 0 ? 'mute' : 'volume'}
        label={volume === 0 ? '消音を解除' : '消音'}
        onClick={() => act({ do: 'mute' })}
      />
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        aria-label="音量"
        aria-valuetext={`${Math.round(volume * 100)}%`}
        onChange={(event) => film.setVolume(Number(event.currentTarget.value))}
      />
    </span>
  )
}
