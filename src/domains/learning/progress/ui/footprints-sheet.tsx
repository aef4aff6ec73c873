import { Sheet } from '#ui/sheet.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { FOOTPRINT_WEEKS, type Footprints } from '../footprints.ts'
import { WEEKDAYS } from '../week.ts'

const [STEP, SIDE] = [22, 18]
/** Paper, a light pencil, a firm one, ink. */
const looks = ['fill-line', 'fill-pencil opacity-60', 'fill-pencil', 'fill-indigo']
const DOT = 6
/** Room for the names of the weekdays and of the months. */
const [LEFT, TOP] = [16, 14]

type Props = {
  footprints: Footprints
  /** Over the whole width of the page. */
  wide?: boolean
}

/** Twelve weeks at a glance: every day one drew has left its mark, and a blank one is paper. */
export function FootprintsSheet({ footprints: { strengths, days, minutes, months }, wide }: Props) {
  const today = strengths.findLastIndex((one) => one !== null)
  return (
    <Sheet
      as="section"
      aria-labelledby="footprints"
      className={wide ? 'grid gap-5 md:grid-cols-[minmax(0,1fr)_26rem]' : 'grid content-between gap-5'}
    >
      <div className="grid content-start gap-1">
        <h3 id="footprints" className="headline text-lg">
          {FOOTPRINT_WEEKS}週間のあしあと
        </h3>
        <p className="figures text-sm text-graphite">
          <span className="font-head text-xl font-bold text-ink">{days}日</span>、あわせて
          {spokenDuration(minutes * 60)}
        </p>
      </div>
      <svg
        viewBox={`${-LEFT} ${-TOP} ${STEP * FOOTPRINT_WEEKS - 2 + LEFT} ${STEP * 7 - 2 + TOP}`}
        className={wide ? 'figures w-full fill-graphite md:row-span-2' : 'figures w-full fill-graphite'}
        fontSize="9"
        aria-hidden="true"
      >
        {[...WEEKDAYS].map((name, at) => (
          <text key={name} x={-LEFT} y={STEP * at + 13}>
            {name}
          </text>
        ))}
        {months.map(({ week, name }) => (
          <text key={name} x={STEP * week} y="-5">
            {name}
          </text>
        ))}
        <path className="fill-none stroke-vermilion" strokeWidth="2" d={square(today, SIDE + 2)} />
        {looks.map((look, strength) => (
          <path
            key={look}
            className={look}
            d={strengths.map((one, day) => (one === strength ? square(day, strength === 0 ? DOT : SIDE) : '')).join('')}
          />
        ))}
      </svg>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 text-sm text-graphite ${wide ? 'content-end md:col-start-1 md:row-start-2' : ''}`}
      >
        <span>
          {FOOTPRINT_WEEKS}週間前から今日（<span className="text-vermilion">赤い枠</span>）まで
        </span>
        <span className="flex items-center gap-1">
          短い
          <svg viewBox={`0 0 ${STEP * 3 - 4} ${SIDE}`} className="h-4" aria-hidden="true">
            {looks.slice(1).map((look, at) => (
              <path key={look} className={look} d={square(at * 7, SIDE)} />
            ))}
          </svg>
          長い
        </span>
      </div>
    </Sheet>
  )
}

/** A day's place, week after week from the left; a blank day is a dot in the middle of it. */
function square(day: number, side: number): string {
  const inset = (SIDE - side) / 2
  const [x, y] = [Math.floor(day / 7) * STEP + inset, (day % 7) * STEP + inset]
  const line = side - 6
  return `M${x + 3} ${y}h${line}q3 0 3 3v${line}q0 3-3 3h-${line}q-3 0-3-3v-${line}q0-3 3-3z`
}
