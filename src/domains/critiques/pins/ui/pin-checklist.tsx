import { useEffect, useRef, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { Pin } from '../terms.ts'

type Props = {
  /** Which version of which work; null where whoever looks has nothing to tick. */
  ticks: { id: number; version: number } | null
  pins: readonly Pin[]
  chosen: number | null
  onChoose: (index: number) => void
  onDone: (number: number, isDone: boolean) => void
}

/** What a teacher pinned to the picture, to be gone through one by one. */
export function PinChecklist({ ticks, pins, chosen, onChoose, onDone }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [failed, setFailed] = useState<number | null>(null)
  const [fresh, setFresh] = useState(false)
  const done = pins.filter(({ isDone }) => isDone).length
  useEffect(() => {
    if (chosen !== null) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const tick = async ({ number }: Pin, isDone: boolean) => {
    if (!ticks) return
    setFailed(null)
    setFresh(true)
    onDone(number, isDone)
    const path = callPath('/user_corrected_works/:id/corrections/:version/pins/:number', { ...ticks, number })
    const { ok } = await post(path, { done: isDone }, { method: 'PUT' })
    if (ok) return
    setFailed(number)
    onDone(number, !isDone)
  }
  return (
    <section aria-label="ピンのチェックリスト" className="grid gap-2">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h3 className="text-lg">直すところ</h3>
        <p className="flex items-center gap-3 text-sm text-graphite">
          <output className="figures">{ticks ? `${done} / ${pins.length}` : `${pins.length}か所`}</output>
          {done === pins.length && <Stamp fresh={fresh} label="すべてできました" />}
        </p>
      </div>
      <ol ref={list} className="border-t border-line">
        {pins.map((pin, index) => (
          <li
            key={pin.number}
            className="pin-row"
            data-chosen={index === chosen || undefined}
            data-done={pin.isDone || undefined}
          >
            <button
              type="button"
              className="pin-number"
              aria-label={`ピン${pin.number}を絵の上で見る`}
              onClick={() => onChoose(index)}
            >
              <span aria-hidden="true">{pin.number}</span>
            </button>
            <div className="grid justify-items-start gap-0.5 py-1.5">
              <p className="whitespace-pre-line">{pin.words}</p>
              {pin.film && (
                <Link to={pin.film.to} className="flex min-h-11 items-start gap-1.5 py-2 text-sm">
                  <Icon name="play" className="mt-0.5 size-4.5" />
                  <span className="link">{pin.film.title}</span>
                </Link>
              )}
              {ticks && (
                <label className="flex min-h-11 items-center gap-2.5 text-sm">
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={`ピン${pin.number}：できた`}
                    checked={pin.isDone}
                    onChange={(event) => void tick(pin, event.currentTarget.checked)}
                  />
                  できた
                </label>
              )}
              <FieldError
                error={failed === pin.number ? '保存できませんでした。通信を確かめて、もう一度お試しください' : null}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
