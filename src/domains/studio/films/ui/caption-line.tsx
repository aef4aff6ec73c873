import type { ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import type { Cue } from '../../captions/terms.ts'
import { clockOf, msOfClock } from './caption-clock.ts'

export type Line = Cue & { key: number }
type Props = {
  line: Line
  number: number
  /** The film stands in it. */
  isNow: boolean
  playFrom: (seconds: number) => void
  onChange: (line: Line) => void
  remove: ReactNode
}

const box = 'min-h-11 rounded-field border border-edge bg-paper px-2'

export function CaptionLine({ line, number, isNow, playFrom, onChange, remove }: Props) {
  const time = (name: 'fromMs' | 'toMs', label: string) => (
    <input
      key={`${name}${line[name]}`}
      className={`${box} figures w-24 text-sm md:w-28`}
      aria-label={`${number}番目の字幕の${label}`}
      defaultValue={clockOf(line[name])}
      inputMode="decimal"
      onBlur={(event) => {
        const ms = msOfClock(event.currentTarget.value)
        if (ms === null) event.currentTarget.value = clockOf(line[name])
        else if (ms !== line[name]) onChange({ ...line, [name]: ms })
      }}
    />
  )
  return (
    <li className="grid gap-1 rounded-field p-1 data-now:bg-mat" data-now={isNow || undefined}>
      <span className="flex flex-wrap items-center gap-1">
        <IconButton icon="play" label={`${number}番目の字幕から再生`} onClick={() => playFrom(line.fromMs / 1000)} />
        {time('fromMs', '始まり')}
        <span aria-hidden="true">–</span>
        {time('toMs', '終わり')}
        <span className="ml-auto">{remove}</span>
      </span>
      <textarea
        className={`${box} w-full resize-none py-2 field-sizing-content`}
        rows={1}
        aria-label={`${number}番目の字幕`}
        value={line.words}
        onChange={(event) => onChange({ ...line, words: event.currentTarget.value })}
      />
    </li>
  )
}
