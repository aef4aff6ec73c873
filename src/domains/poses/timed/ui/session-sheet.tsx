import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PaperPage } from '../../paper/ui/paper-page.tsx'
import { spanWords } from '../../seconds.ts'
import type { Session, SessionPlan } from './use-session.ts'

type Props = { plan: SessionPlan; session: Session; onLeave: () => void }

/** The end: every pose that was drawn, and for how long. */
export function SessionSheet({ plan, session: { run, box, missed, restart }, onLeave }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  const paper = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const toPaper = () => {
    paper.current?.scrollIntoView({ block: 'start' })
    paper.current?.focus({ preventScroll: true })
  }
  const seen = plan.turns.flatMap(({ pose }, turn) => {
    const ms = run?.drawn[turn]
    return ms ? [{ turn, ms, name: plan.poses[pose]?.name ?? '', url: box?.of(pose).url ?? null }] : []
  })
  const sum = seen.reduce((whole, { ms }) => whole + ms, 0)
  return (
    <div className="session-end">
      <header className="session-end-head">
        <div className="grid gap-1">
          <h2 ref={head} tabIndex={-1} className="text-2xl outline-none">
            終了
          </h2>
          <p className="figures text-graphite">
            {plan.title}：{seen.length}枚、{spanWords(sum)}
            {missed > 0 && `（読み込めなかった${missed}枚はとばしました）`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {seen.length > 0 && (
            <Button look="outline" icon="camera" onClick={toPaper}>
              紙を取り込む
            </Button>
          )}
          <Button look="outline" icon="refresh" onClick={restart}>
            もう一度
          </Button>
          <Button onClick={onLeave}>ポーズ集に戻る</Button>
        </div>
      </header>
      {seen.length === 0 ? (
        <EmptyState title="描いたポーズはありません。">次は1枚だけでも描いてみましょう。</EmptyState>
      ) : (
        <>
          <ol className="session-seen" aria-label="描いたポーズ">
            {seen.map(({ turn, ms, name, url }) => (
              <li key={turn}>
                {url && <img src={url} alt={name} />}
                <p className="figures flex justify-between gap-2 text-sm">
                  <span>{turn + 1}</span>
                  <span>{spanWords(ms)}</span>
                </p>
              </li>
            ))}
          </ol>
          <PaperPage seen={seen} head={paper} />
        </>
      )}
    </div>
  )
}
