import type { CSSProperties, ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { hang, heightOf, type Hanging } from './masonry.ts'
import './wall.css'

export type Hung = { id: number; to: string; picture: string; title: string; width: number; height: number }
type Props<One extends Hung> = { items: readonly One[]; label: string; below: (one: One) => ReactNode }

const COUNTS = [2, 3, 4] as const
/** Those that are seen at once on most screens. */
const FIRST = 6

/** Pictures of every shape side by side, none of them cut to a square; nothing moves when they come. */
export function Wall<One extends Hung>({ items, label, below }: Props<One>) {
  const heights = items.map(heightOf)
  const hangings = COUNTS.map((count) => hang(heights, count))
  return (
    <div className="wall">
      <ul aria-label={label} className="wall-sheet" style={sheetOf(hangings)}>
        {items.map((one, at) => (
          <li key={one.id} className="wall-item" style={placeOf(hangings, at, heights[at]!)}>
            <Link to={one.to} className="wall-link">
              <span className="wall-picture">
                <Picture src={one.picture} alt="" width={one.width} height={one.height} eager={at < FIRST} />
              </span>
              <span className="wall-caption">
                <span className="wall-title truncate font-bold">{one.title}</span>
                {below(one)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The longest column of each number of columns. */
const sheetOf = (hangings: Hanging[]) =>
  Object.fromEntries(
    hangings.map(({ columns }, at) => {
      const ends = columns.map(({ length, captions }) => `calc(${length} * var(--w) + ${captions} * var(--caption))`)
      return [`--h${COUNTS[at]}`, `max(${ends.join(', ')})`]
    }),
  ) as CSSProperties

const placeOf = (hangings: Hanging[], at: number, ratio: number) =>
  Object.fromEntries([
    ['--ratio', ratio],
    ...hangings.flatMap(({ places }, index) => {
      const { column, above, captions } = places[at]!
      const count = COUNTS[index]
      return [
        [`--c${count}`, column],
        [`--a${count}`, above],
        [`--k${count}`, captions],
      ]
    }),
  ]) as CSSProperties
