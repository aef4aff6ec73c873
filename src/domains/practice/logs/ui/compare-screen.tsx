import { type CSSProperties, useState } from 'react'
import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { GrowthPicture } from '../../growth/ui/growth-picture.tsx'
import { spanWords } from '../../growth/span.ts'
import type { OwnLog } from '../terms.ts'
import './wall.css'

type Pair = { older: OwnLog; newer: OwnLog }

/** Two own drawings, as one wants to see them: beside each other, one over the other, or as one picture to keep. */
export function CompareScreen({ older, newer }: Pair) {
  const [way, setWay] = useState('beside')
  const theme = older.theme === newer.theme ? newer.theme : `${older.theme} → ${newer.theme}`
  const drawn = (log: OwnLog) => ({ url: log.pictureUrl, width: log.width, height: log.height, at: log.postedAt })
  return (
    <article className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 pt-6 pb-16 md:px-6">
      <header className="grid gap-3">
        <Breadcrumb
          trail={[{ label: 'スケッチブック', to: href('/user_daily_lesson_trainings') }, { label: '2枚を見くらべる' }]}
        />
        <SectionHeading level={1} flush lead={`${theme}（${spanWords(older.postedAt, newer.postedAt)}のあいだ）`}>
          2枚を見くらべる
        </SectionHeading>
      </header>
      <Tabs
        label="見くらべ方"
        current={way}
        onSelect={setWay}
        tabs={[
          { id: 'beside', label: '並べる', panel: <Beside older={older} newer={newer} /> },
          { id: 'over', label: '重ねる', panel: <Over older={older} newer={newer} /> },
          {
            id: 'one',
            label: '1枚にする',
            panel: <GrowthPicture theme={theme} first={drawn(older)} latest={drawn(newer)} />,
          },
        ]}
      />
    </article>
  )
}

const altOf = (log: OwnLog) => `${formatDay(log.postedAt)}に描いた「${log.theme}」`

function Beside({ older, newer }: Pair) {
  // On a phone two high drawings under each other are never seen at once.
  const isHigh = [older, newer].some(({ width, height }) => height > width)
  return (
    <div
      className={classNames('grid gap-x-3 gap-y-6 md:grid-cols-2 md:gap-x-6', isHigh ? 'grid-cols-2' : 'grid-cols-1')}
    >
      {[older, newer].map((log) => (
        <figure key={log.id} className="grid min-w-0 content-start gap-2">
          <Picture
            src={log.pictureUrl}
            alt={altOf(log)}
            width={log.width}
            height={log.height}
            fit="contain"
            className="block h-auto max-h-[75vh] w-full rounded-sheet border border-line bg-mat"
          />
          <figcaption className="grid gap-1">
            <Link
              to={href('/user_daily_lesson_trainings/:id', { id: String(log.id) })}
              className="figures text-indigo underline underline-offset-4"
            >
              {formatDay(log.postedAt)}
            </Link>
            {log.memo && <p className="text-sm whitespace-pre-line">{log.memo}</p>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The newer lies over the older; a line that is drawn across parts them. */
function Over({ older, newer }: Pair) {
  const [cut, setCut] = useState(50)
  return (
    <div className="grid w-full max-w-[100vh] gap-2">
      <div className="over-pair" style={{ '--cut': `${cut}%` } as CSSProperties}>
        <img src={older.pictureUrl} alt={altOf(older)} />
        <img src={newer.pictureUrl} alt={altOf(newer)} className="over-newer" />
        <span className="over-line" aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={100}
          value={cut}
          aria-label="2枚の境目"
          aria-valuetext={`新しい絵を${100 - cut}%表示`}
          onChange={(event) => setCut(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className="figures flex justify-between text-sm">
        <span>{formatDay(older.postedAt)}</span>
        <span className="font-bold text-vermilion">{formatDay(newer.postedAt)}</span>
      </p>
    </div>
  )
}
