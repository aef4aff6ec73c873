import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { Day, Slice } from '../terms.ts'
import { DaySection } from './day-section.tsx'
import { holdPlace } from './hold-place.ts'
import { watchRead } from './near.ts'
import { heightOf, SliceBlock } from './slice-block.tsx'
import './look-back.css'

type Props = { slices: Slice[]; at: number; days: Day[] }
const yearOf = (date: string) => Number(date.slice(0, 4))
const blockId = ({ from }: Slice) => `day-${from}`

/**
 * All days from the start to today. What is far away is an empty room of about its height: it is fetched and drawn when
 * it comes near. Without scripts the page shows one stretch, with ways to the one before and after.
 */
export function Timeline({ slices, at, days }: Props) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const way = useRef<HTMLDivElement>(null)
  const [year, setYear] = useState<number>()
  useEffect(() => (isAwake ? watchRead(way.current!, (date) => setYear(yearOf(date))) : undefined), [isAwake])
  const held = useRef<(() => void) | null>(null)
  const goTo = useCallback((slice: Slice) => {
    const block = document.getElementById(blockId(slice))
    if (!way.current || !block) return null
    held.current?.()
    held.current = holdPlace(way.current, block)
    return block
  }, [])
  useEffect(() => () => held.current?.(), [])
  useLayoutEffect(() => {
    if (isAwake && at > 0) goTo(slices[at]!)
  }, [isAwake, at, slices, goTo])
  const years = useMemo(() => yearsOf(slices), [slices])
  return (
    <div className="grid grid-cols-1 gap-6">
      {years.length > 1 && <Years years={years} on={year} goTo={goTo} />}
      {isAwake ? (
        <div ref={way} className="look-back-way">
          {partsOf(slices).map((part) => (
            <div key={part[0]!.slice.from} className="look-back-part" style={{ containIntrinsicHeight: roomOf(part) }}>
              {part.map(({ slice, index }) => (
                <SliceBlock
                  key={slice.from}
                  id={blockId(slice)}
                  slice={slice}
                  given={index === at ? days : null}
                  before={yearBefore(slices[index - 1])}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <div className="look-back-way">
          <Way slice={slices[at - 1]}>まえの日々</Way>
          <DaySection days={days} before={yearBefore(slices[at - 1])} />
          <Way slice={slices[at + 1]}>次の日々</Way>
        </div>
      )}
    </div>
  )
}

/** So many stretches are left alone together: the browser neither styles nor lays out what is in a part far away. */
const TOGETHER = 16
type Part = { slice: Slice; index: number }[]

const partsOf = (slices: Slice[]): Part[] =>
  Array.from({ length: Math.ceil(slices.length / TOGETHER) }, (_, n) =>
    slices.slice(n * TOGETHER, (n + 1) * TOGETHER).map((slice, at) => ({ slice, index: n * TOGETHER + at })),
  )
const roomOf = (part: Part) => `auto ${part.reduce((room, { slice }) => room + heightOf(slice), 0)}px`

const yearBefore = (slice: Slice | undefined) => (slice ? yearOf(slice.from) : null)

/** Each year in which something happened, and the stretch with which it begins. */
const yearsOf = (slices: Slice[]) =>
  [...Map.groupBy(slices, ({ from }) => yearOf(from))].map(([year, [slice]]) => ({ year, slice: slice! }))

type YearsProps = {
  years: ReturnType<typeof yearsOf>
  on: number | undefined
  goTo: (slice: Slice) => HTMLElement | null
}

function Years({ years, on, goTo }: YearsProps) {
  return (
    <nav aria-label="年へ移動" className="look-back-years print:hidden">
      <ul className="flex gap-2">
        {years.map(({ year, slice }) => (
          <li key={year}>
            <a
              href={`${href('/subscriptions/look_back')}?from=${slice.from}#look-back-way`}
              aria-current={year === on || undefined}
              className="touch-room figures inline-flex min-h-9 items-center rounded-round border border-edge bg-sheet px-4 text-sm whitespace-nowrap hover:border-ink"
              onClick={(event) => {
                const block = goTo(slice)
                if (!block) return
                event.preventDefault()
                block.focus({ preventScroll: true })
              }}
            >
              {year}年
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Way = ({ slice, children }: { slice: Slice | undefined; children: string }) =>
  slice ? (
    <p className="py-2 print:hidden">
      <Link
        to={`${href('/subscriptions/look_back')}?from=${slice.from}#look-back-way`}
        className="inline-flex min-h-11 items-center font-bold text-indigo hover:underline"
      >
        {children}
      </Link>
    </p>
  ) : null
