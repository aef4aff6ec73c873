import { type RefObject, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import { type DraftPin, pinLimits } from '../terms.ts'
import { FilmChoice } from './film-choice.tsx'

export type PinHand = {
  pins: readonly DraftPin[]
  chosen: number | null
  rows: RefObject<HTMLOListElement | null>
  isFull: boolean
  choose: (index: number) => void
  see: (index: number) => void
  addAt: (place: { x: number; y: number }) => void
  addInTheMiddle: () => void
  change: (index: number, part: Partial<DraftPin>) => void
  remove: (index: number) => void
}

/** The pins of a picture under their teacher's hand: on the picture and in the list of their words. */
export function usePins(size: Size, pins: readonly DraftPin[], onChange: (pins: DraftPin[]) => void): PinHand {
  const [chosen, setChosen] = useState<number | null>(null)
  const rows = useRef<HTMLOListElement>(null)
  const isFull = pins.length >= pinLimits.pins
  const choose = (index: number) => {
    setChosen(index)
    setTimeout(() => rows.current?.children[index]?.querySelector('textarea')?.focus())
  }
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  const addAt = ({ x, y }: { x: number; y: number }) => {
    if (isFull) return
    onChange([...pins, { x: within(x, size.width), y: within(y, size.height), words: '', film: null }])
    choose(pins.length)
  }
  return {
    ...{ pins, chosen, rows, isFull, choose, addAt },
    see: setChosen,
    addInTheMiddle: () => addAt({ x: size.width / 2, y: size.height / 2 }),
    change: (index, part) => onChange(pins.map((pin, at) => (at === index ? { ...pin, ...part } : pin))),
    remove(index) {
      setChosen(null)
      onChange(pins.filter((_, at) => at !== index))
    },
  }
}

/** The words of the pins, one below the other. */
export function PinEditor({ hand }: { hand: PinHand }) {
  const { pins, chosen, rows, isFull } = hand
  return (
    <section aria-labelledby="pins" className="grid gap-3 border-t border-line pt-6">
      <h2 id="pins" className="text-lg">
        ピン
      </h2>
      <p className="text-sm text-graphite">
        道具の「ピン」で絵を押すと、その場所にピンを置けます。受講生には、ひとつずつ確かめるチェックリストとして届きます。
      </p>
      {pins.length > 0 && (
        <ol ref={rows} className="border-t border-line">
          {pins.map((pin, index) => (
            <PinRow
              key={index}
              number={index + 1}
              pin={pin}
              isChosen={index === chosen}
              onFocus={() => hand.see(index)}
              onChange={(part) => hand.change(index, part)}
              onRemove={() => hand.remove(index)}
            />
          ))}
        </ol>
      )}
      <Button
        look="outline"
        icon="plus"
        className="justify-self-start"
        reason={isFull ? `ピンは${pinLimits.pins}本までです` : null}
        onClick={hand.addInTheMiddle}
      >
        ピンを中央に置く
      </Button>
    </section>
  )
}

type RowProps = {
  number: number
  pin: DraftPin
  isChosen: boolean
  onFocus: () => void
  onChange: (part: Partial<DraftPin>) => void
  onRemove: () => void
}

const PinRow = ({ number, pin, isChosen, onFocus, onChange, onRemove }: RowProps) => (
  <li className="pin-row" data-chosen={isChosen || undefined}>
    <span className="pin-number" aria-hidden="true">
      <span>{number}</span>
    </span>
    <div className="grid gap-1 py-1.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <TextArea
            name={`pin-${number}`}
            label={`ピン${number}の言葉`}
            hideLabel
            required
            rows={2}
            max={pinLimits.words}
            value={pin.words}
            placeholder="この場所をどう直すか、短く書いてください"
            onFocus={onFocus}
            onChange={(event) => onChange({ words: event.currentTarget.value })}
          />
        </div>
        <IconButton icon="trash" label={`ピン${number}を取り除く`} onClick={onRemove} />
      </div>
      <FilmChoice name={`ピン${number}`} film={pin.film} onChange={(film) => onChange({ film })} />
    </div>
  </li>
)
