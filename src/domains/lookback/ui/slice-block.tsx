import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Day, Slice } from '../terms.ts'
import { DaySection } from './day-section.tsx'
import { watchNear } from './near.ts'
import { loadDays } from './slice-loader.ts'

const A_DAY = 48
const AN_EVENT = 96
/** Links to pictures are good for an hour: what is older is asked for again. */
const FRESH_MS = 50 * 60_000

/** About how high a stretch stands before anybody has seen it. */
export const heightOf = ({ days, events }: Slice) => days * A_DAY + events * AN_EVENT

type Props = { id: string; slice: Slice; given: Day[] | null; before: number | null }
type Found = { days: Day[]; at: number }

/** A stretch of days: drawn while it is near the window, a room of its height while it is not. */
export const SliceBlock = memo(function SliceBlock({ id, slice, given, before }: Props) {
  const block = useRef<HTMLElement>(null)
  const height = useRef(heightOf(slice))
  const found = useRef<Found | null>(given && { days: given, at: Date.now() })
  const [near, setNear] = useState(given !== null)
  const [days, setDays] = useState(given)
  const [failed, setFailed] = useState(false)
  const [drawn, setDrawn] = useState(given?.length ?? 0)
  const all = days?.length ?? 0

  useEffect(
    () =>
      watchNear(block.current!, (isNear, seenHeight) => {
        if (!isNear && seenHeight > 0) height.current = seenHeight
        startTransition(() => setNear(isNear))
      }),
    [],
  )
  useEffect(() => {
    if (!near || failed) return
    if (found.current && Date.now() - found.current.at < FRESH_MS) return setDays(found.current.days)
    return loadDays(slice, (loaded) => {
      if (!loaded) return setFailed(true)
      found.current = { days: loaded, at: Date.now() }
      startTransition(() => setDays(loaded))
    })
  }, [near, failed, slice])

  // A day a frame: a stretch that comes at once would be felt while one scrolls.
  useEffect(() => {
    if (!near) return setDrawn(0)
    if (drawn >= all) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)))
    return () => cancelAnimationFrame(frame)
  }, [near, drawn, all])

  const whole = near && days !== null && drawn >= all
  return (
    <section
      ref={block}
      id={id}
      tabIndex={-1}
      aria-label={`${slice.from.replaceAll('-', '/')}から`}
      className="look-back-slice"
      aria-busy={near && !whole && !failed ? true : undefined}
      style={whole ? undefined : { minHeight: height.current }}
    >
      {near && days && <DaySection days={days.slice(0, drawn)} before={before} />}
      {near && failed && (
        <p role="alert" className="flex flex-wrap items-center gap-4 py-6">
          読み込めませんでした。
          <Button look="outline" icon="refresh" onClick={() => setFailed(false)}>
            もう一度読み込む
          </Button>
        </p>
      )}
    </section>
  )
})
