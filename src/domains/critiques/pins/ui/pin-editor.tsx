import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Size, Stage } from '../../ui/stage/stage.tsx'
import { type DraftPin, pinLimits } from '../terms.ts'
import { FilmChoice } from './film-choice.tsx'
import { PinLayer, placeIn } from './pin-layer.tsx'

type Props = { image: string; size: Size; pins: readonly DraftPin[]; onChange: (pins: DraftPin[]) => void }

/** Where a teacher pins words to the learner's picture. */
export function PinEditor({ image, size, pins, onChange }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const rows = useRef<HTMLOListElement>(null)
  const isFull = pins.length >= pinLimits.pins
  const focus = (index: number) => {
    setChosen(index)
    setTimeout(() => rows.current?.children[index]?.querySelector('textarea')?.focus())
  }
  const add = (x: number, y: number) => {
    if (isFull) return
    onChange([...pins, { x, y, words: '', film: null }])
    focus(pins.length)
  }
  const change = (index: number, part: Partial<DraftPin>) =>
    onChange(pins.map((pin, at) => (at === index ? { ...pin, ...part } : pin)))
  const remove = (index: number) => {
    setChosen(null)
    onChange(pins.filter((_, at) => at !== index))
  }
  const addThere = (event: MouseEvent) => {
    const { x, y } = placeIn(event.currentTarget, size, event)
    add(x, y)
  }
  return (
    <section aria-labelledby="pins" className="grid gap-3 border-t border-line pt-6">
      <h2 id="pins" className="text-lg">
        ピン
      </h2>
      <p className="text-sm text-graphite">
        絵を押すと、その場所にピンを置けます。生徒さんには、ひとつずつ確かめるチェックリストとして届きます。
      </p>
      <Stage
        size={size}
        label="ピンを置く絵"
        tools={
          <Button
            look="outline"
            icon="plus"
            reason={isFull ? `ピンは${pinLimits.pins}本までです` : null}
            onClick={() => add(Math.round(size.width / 2), Math.round(size.height / 2))}
          >
            ピンを中央に置く
          </Button>
        }
      >
        <Picture src={image} alt="依頼した作品" width={960} height={960} fit="contain" className="stage-layer" />
        <div className="pin-ground" onClick={addThere} />
        <PinLayer {...{ size, pins, chosen }} onChoose={focus} onMove={change} />
      </Stage>
      {pins.length > 0 && (
        <ol ref={rows} className="border-t border-line">
          {pins.map((pin, index) => (
            <PinRow
              key={index}
              number={index + 1}
              pin={pin}
              isChosen={index === chosen}
              onFocus={() => setChosen(index)}
              onChange={(part) => change(index, part)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
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
