import { IconButton } from '#ui/icon-button.tsx'
import { clock } from '../../../clock.ts'
import type { Playing } from './use-playing.ts'
import { speeds } from './words.ts'

/** As far as an arrow key goes. */
const STEP_MS = 500

type Props = { playing: Playing; count: number; disabled: boolean }

/** Play and pause, where it stands, one stroke back and forth, and how fast. */
export function ReplayBar({ playing, count, disabled }: Props) {
  const { at, plays, speed, length, done, seek, toggle, step, quicken } = playing
  const [now, whole] = [
    clock((at < length ? at : Math.ceil(length / 1000) * 1000) / 1000),
    clock(Math.ceil(length / 1000)),
  ]
  const end = Math.max(1, Math.ceil(length / STEP_MS)) * STEP_MS
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <IconButton
          framed
          icon={plays ? 'pause' : 'play'}
          label={plays ? '再生を止める' : '再生する'}
          disabled={disabled}
          onClick={toggle}
        />
        <input
          type="range"
          className="memo-bar"
          min={0}
          max={end}
          step={STEP_MS}
          // The end is a step of its own: rounded to the one before, the bar would ask to go back there.
          value={at < length ? Math.round(at) : end}
          disabled={disabled}
          aria-label="再生位置"
          aria-valuetext={`${now} / ${whole}、全${count}手のうち${done}手目`}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <span className="figures text-sm whitespace-nowrap text-graphite" aria-hidden="true">
          {now} / {whole}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex items-center">
          <IconButton icon="chevron-left" label="一手戻る" disabled={disabled || at === 0} onClick={() => step(-1)} />
          <output className="figures min-w-20 text-center text-sm" aria-live={plays ? 'off' : 'polite'}>
            <span className="sr-only">全{count}手のうち</span>
            {done}
            <span className="sr-only">手目</span>
            <span aria-hidden="true"> / {count}手</span>
          </output>
          <IconButton
            icon="chevron-right"
            label="一手進む"
            disabled={disabled || done === count}
            onClick={() => step(1)}
          />
        </div>
        <fieldset className="flex items-center">
          <legend className="sr-only">再生の速さ</legend>
          {speeds.map((one) => (
            <label key={one} className="replay-speed figures">
              <input
                type="radio"
                name="replay-speed"
                className="sr-only"
                value={one}
                checked={one === speed}
                disabled={disabled}
                aria-label={`${one}倍`}
                onChange={() => quicken(one)}
              />
              <span aria-hidden="true">{one}倍</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
