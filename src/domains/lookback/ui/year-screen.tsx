import { useState } from 'react'
import { href } from 'react-router'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { YearData } from '../read-year.ts'
import type { Month, MonthDrawing, MonthLine } from '../terms.ts'
import { MilestoneMark } from './milestone-mark.tsx'
import { TotalsRow } from './totals-row.tsx'
import { milestoneWords, yearLink } from './words.ts'
import './look-back.css'
import './year.css'

/** One year on some sheets of paper: what was reached, and month by month what was drawn and finished. */
export function YearScreen({ year, name, siteName, totals, minutes, months, earlier, later }: YearData) {
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    await allPictures()
    setBusy(false)
    window.print()
  }
  return (
    <div className="look-back-sheet mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-8 md:px-6 md:py-12">
      <header className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <SectionHeading level={1} flush lead={`${name}さんが${siteName}で描いて、学んだ1年です。`}>
            {year}年の振り返り
          </SectionHeading>
          {months.length > 0 && (
            <Button look="outline" icon="download" className="print:hidden" pending={busy} onClick={() => void print()}>
              印刷・PDFに保存
            </Button>
          )}
        </div>
        <TotalsRow totals={totals} minutes={minutes} />
      </header>
      {months.length === 0 && <p>{later ? 'この年の記録はありません。' : 'この年の記録は、まだありません。'}</p>}
      <div className="look-back-months">
        {months.map((month) => (
          <MonthBlock key={month.month} {...month} />
        ))}
      </div>
      <nav aria-label="ほかの年" className="flex flex-wrap gap-3 print:hidden">
        {earlier && (
          <LinkButton to={yearLink(earlier)} look="outline" icon="chevron-left">
            {earlier}年
          </LinkButton>
        )}
        {later && (
          <LinkButton to={yearLink(later)} look="outline" iconAfter="chevron-right">
            {later}年
          </LinkButton>
        )}
        <LinkButton to={href('/subscriptions/look_back')} look="quiet">
          これまでの振り返りにもどる
        </LinkButton>
      </nav>
    </div>
  )
}

/** Pictures that one has not scrolled to would be missing on the paper. */
async function allPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.look-back-sheet img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

function MonthBlock({ month, milestones, drawings, lines, more }: Month) {
  return (
    <section className="look-back-month" aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className="figures font-head text-2xl">
        {month}
        <span className="text-base">月</span>
      </h2>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {milestones.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {milestones.map((milestone) => (
              <MilestoneMark key={`${milestone.kind}${milestone.reached}`}>{milestoneWords(milestone)}</MilestoneMark>
            ))}
          </p>
        )}
        {drawings.length > 0 && (
          <ul className="look-back-prints">
            {drawings.map((drawing) => (
              <li key={`${drawing.kind}${drawing.id}`}>
                <Print {...drawing} />
              </li>
            ))}
          </ul>
        )}
        {lines.length > 0 && (
          <ul className="grid grid-cols-1">
            {lines.map((line) => (
              <Line key={`${line.kind}${line.id}`} {...line} />
            ))}
          </ul>
        )}
        {more > 0 && <p className="figures text-sm text-graphite">ほか{more.toLocaleString('ja-JP')}件</p>}
      </div>
    </section>
  )
}

const dayOf = (date: string) => formatMonthDay(startOfDay(date))

const Print = ({ date, title, kind, imageUrl }: MonthDrawing) => (
  <figure className="grid gap-1">
    <Picture
      src={imageUrl}
      alt={`「${title}」の${kind === 'work' ? '最終作品' : '練習'}`}
      width={320}
      height={240}
      fit="contain"
      className="look-back-picture"
    />
    <figcaption className="text-xs text-graphite">
      <span className="figures">{dayOf(date)}</span> {kind === 'work' && <b className="text-vermilion">最終作品 </b>}
      <span className="text-ink">{title}</span>
    </figcaption>
  </figure>
)

const Line = ({ date, title, kind, link }: MonthLine) => (
  <li className="look-back-line">
    <span className="figures text-graphite">{dayOf(date)}</span>
    <Icon
      name={kind === 'certificate' ? 'stamp' : 'check'}
      className={`mt-1 size-4 ${kind === 'certificate' ? 'text-vermilion' : 'text-leaf'}`}
    />
    <span>
      {link ? (
        <Link to={link} className="hover:underline">
          {title}
        </Link>
      ) : (
        title
      )}
      <span className="text-graphite">
        {kind === 'certificate' ? '　カリキュラムを修了（修了証書）' : '　講座を修了'}
      </span>
    </span>
  </li>
)
