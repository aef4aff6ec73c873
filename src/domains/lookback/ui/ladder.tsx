import { LevelChip, levelLabels } from '#ui/level-chip.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { Rung, Totals } from '../terms.ts'

type Props = { rungs: Rung[]; totals: Totals }

/** The four rungs that are earned, from left to right; the first three carry a stamp. */
export function Ladder({ rungs, totals }: Props) {
  return (
    <section className="grid gap-2" aria-labelledby="look-back-ladder">
      <SectionHeading
        id="look-back-ladder"
        lead="修了証書と講座の数で進みます。自分で選ぶレベルとは別の、ここまでのしるしです。"
      >
        レベルの階段
      </SectionHeading>
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-4 md:items-end">
        {rungs.map((rung) => (
          <li
            key={rung.level}
            data-rung={rung.level}
            data-cleared={rung.cleared}
            className={`look-back-rung grid content-between gap-4 rounded-sheet border p-4 ${rung.cleared ? 'border-edge bg-sheet' : 'border-dashed border-edge'}`}
          >
            <div className="flex items-start justify-between gap-2">
              <h3 className="text-base">
                <LevelChip level={rung.level} label={levelLabels[rung.level]} />
              </h3>
              {rung.hasStamp &&
                (rung.cleared ? (
                  <Stamp label={`${levelLabels[rung.level]}のスタンプ、クリア`} className="size-11 shrink-0" />
                ) : (
                  <span
                    role="img"
                    aria-label={`${levelLabels[rung.level]}のスタンプ、まだ`}
                    className="size-11 shrink-0 rounded-round border-2 border-dashed border-line"
                  />
                ))}
            </div>
            <p className="text-sm text-graphite">{rung.cleared ? 'クリアしました' : leftWords(rung, totals)}</p>
          </li>
        ))}
      </ol>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-sm text-graphite" aria-label="クリアの条件">
        {guide.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const guide = ['入門：修了証書1枚', '初級：修了証書3枚・講座3本', '中級：修了証書5枚・講座10本']

function leftWords({ certificates, courses }: Rung, totals: Totals): string {
  const papers = Math.max(0, certificates - totals.completionCertificates)
  const films = Math.max(0, courses - totals.courses)
  return `あと${[papers > 0 && `修了証書${papers}枚`, films > 0 && `講座${films}本`].filter(Boolean).join('・')}`
}
