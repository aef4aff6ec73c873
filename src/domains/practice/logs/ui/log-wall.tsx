import { useState } from 'react'
import { href } from 'react-router'
import { formatMonthDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { OwnLog } from '../terms.ts'
import './wall.css'

type Props = { months: readonly { month: string; logs: readonly OwnLog[] }[] }

const spoken = (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`

/** Own drawings month by month, each in its own shape; two of them can be laid side by side. */
export function LogWall({ months }: Props) {
  const [chosen, setChosen] = useState<number[]>([])
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-2)))
  return (
    <div className="log-months">
      {months.map(({ month, logs }) => (
        <section key={month} aria-labelledby={`month-${month}`} className="log-month">
          <h2 id={`month-${month}`} className="figures flex items-baseline gap-3 text-lg">
            {spoken(month)}
            <span className="font-text text-sm font-normal text-graphite">{logs.length}枚</span>
          </h2>
          <ul className="log-wall">
            {logs.map((log) => (
              <Tile key={log.id} log={log} isChosen={chosen.includes(log.id)} toggle={() => toggle(log.id)} />
            ))}
          </ul>
        </section>
      ))}
      <CompareBar chosen={chosen} clear={() => setChosen([])} />
    </div>
  )
}

function Tile({ log, isChosen, toggle }: { log: OwnLog; isChosen: boolean; toggle: () => void }) {
  const ratio = Math.min(2.4, Math.max(0.5, log.width / log.height))
  return (
    <li className="log-tile" style={{ '--ratio': ratio.toFixed(4) } as React.CSSProperties}>
      <Link to={href('/user_daily_lesson_trainings/:id', { id: String(log.id) })} className="block">
        <Picture
          src={log.smallUrl}
          alt={`${formatMonthDay(log.postedAt)}の「${log.theme}」`}
          width={log.width}
          height={log.height}
          className="log-picture"
        />
        <span className="mt-1.5 line-clamp-2 text-sm font-bold">{log.theme}</span>
      </Link>
      <div className="flex min-h-11 items-center justify-between gap-2 text-xs text-graphite">
        <span className="figures">{formatMonthDay(log.postedAt)}</span>
        {log.hiddenReason && <Badge tone="plain">非表示</Badge>}
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" className="tick" checked={isChosen} onChange={toggle} />
          くらべる
        </label>
      </div>
    </li>
  )
}

/** Says nothing until one is chosen; of two it leads on. */
function CompareBar({ chosen, clear }: { chosen: readonly number[]; clear: () => void }) {
  if (chosen.length === 0) return null
  const [one, other] = chosen
  return (
    <div role="status" className="compare-bar">
      {other === undefined ? (
        <span>もう1枚選ぶと、並べて見くらべられます。</span>
      ) : (
        <LinkButton to={`${href('/user_daily_lesson_trainings/compare')}?a=${one}&b=${other}`}>
          2枚を見くらべる
        </LinkButton>
      )}
      <button type="button" className="min-h-11 px-2 text-sm underline underline-offset-4" onClick={clear}>
        選びなおす
      </button>
    </div>
  )
}
