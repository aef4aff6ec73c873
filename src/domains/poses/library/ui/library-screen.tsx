import { useId, useRef, useState } from 'react'
import type { SubscriptionState } from '#platform/ask.ts'
import { SubscriptionPopup } from '#domains/plans/ui/subscription-popup.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { ShownPose } from '../../terms.ts'
import type { GestureClass } from '../../classes/terms.ts'
import { PracticePanel } from '../../classes/ui/practice-panel.tsx'
import { SessionScreen } from '../../timed/ui/session-screen.tsx'
import type { SessionPlan } from '../../timed/ui/use-session.ts'
import { PoseCard } from './pose-card.tsx'
import { PoseFilters } from './pose-filters.tsx'
import { usePages } from './use-pages.ts'
import { listAll, type Poses, usePoses } from './use-poses.ts'
import './library.css'

export type Visitor = {
  signedIn: boolean
  state: SubscriptionState
  trial: { button: string; note: string | null } | null
  debtor: number | null
  singleKeysOff: boolean
}
type Props = {
  start: { total: number; first: ShownPose[] }
  mayUse: boolean
  classes: GestureClass[]
  visitor: Visitor
}

/** The library: what narrows it at the side, the poses in pages beside it. */
export function LibraryScreen({ start, mayUse, classes, visitor: { singleKeysOff, ...visitor } }: Props) {
  const poses = usePoses(start, mayUse)
  const pages = usePages(poses.total)
  const [isAsking, setAsking] = useState(false)
  const [large, setLarge] = useState<ShownPose | null>(null)
  const [plan, setPlan] = useState<SessionPlan | null>(null)
  const [isTimed, setTimed] = useState(false)
  const timedId = useId()
  const locked = mayUse ? null : () => setAsking(true)
  const unlocked = (work: () => void) => () => {
    if (locked) return locked()
    work()
    pages.open(1)
  }
  return (
    <div className="pose-library">
      <aside aria-label="ポーズの条件">
        <PoseFilters
          poses={poses}
          onRange={(range) => unlocked(() => poses.setRange(range))()}
          onToggle={(category, word) => unlocked(() => poses.toggle(category, word))()}
          onClear={unlocked(poses.clear)}
          timed={{ isOpen: isTimed, id: timedId, onToggle: () => setTimed(!isTimed) }}
        />
      </aside>
      <div className="grid min-w-0 content-start gap-6">
        <div id={timedId} className={isTimed ? undefined : 'max-lg:hidden'}>
          <PracticePanel
            poses={poses.poses}
            classes={classes}
            busy={mayUse && poses.state === 'loading'}
            onLocked={locked}
            onStart={setPlan}
          />
        </div>
        <PosePages poses={poses} pages={pages} mayUse={mayUse} onLocked={locked} onOpen={setLarge} />
      </div>
      {plan && (
        <SessionScreen plan={plan} renew={listAll} singleKeysOff={singleKeysOff} onLeave={() => setPlan(null)} />
      )}
      <Dialog open={large !== null} onClose={() => setLarge(null)} title={large?.name ?? ''} size="large">
        {large && <img src={large.imageURL} alt={large.name} width={900} height={1200} className="pose-large" />}
      </Dialog>
      <SubscriptionPopup
        {...visitor}
        open={isAsking}
        onClose={() => setAsking(false)}
        title="月額プランで使えるポーズ集です"
      >
        <p>月額プランでは、すべてのポーズを好きなだけ見られます。お気に入りや、時間を計る練習もできます。</p>
      </SubscriptionPopup>
    </div>
  )
}

type PagesProps = {
  poses: Poses
  pages: ReturnType<typeof usePages>
  mayUse: boolean
  onLocked: (() => void) | null
  onOpen: (pose: ShownPose) => void
}

function PosePages({ poses, pages, mayUse, onLocked, onOpen }: PagesProps) {
  const top = useRef<HTMLDivElement>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const shown = poses.poses.slice(pages.from, pages.from + pages.size)
  const turn = (page: number) => {
    pages.open(page)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={top} className="grid min-w-0 scroll-mt-20 content-start gap-5">
      <p role="status" className="figures flex min-h-11 items-center text-sm text-graphite">
        {mayUse ? `${poses.total.toLocaleString('ja-JP')}点のポーズ` : `見本の${poses.total}点`}
        {poses.state === 'loading' && '（読み込み中…）'}
      </p>
      {poses.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-crimson">
          エラーが発生しました
          <Button look="outline" size="small" icon="refresh" onClick={poses.again}>
            もう一度読み込む
          </Button>
        </div>
      )}
      {trouble && (
        <p role="alert" className="text-crimson">
          {trouble}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState sought title="該当するポーズがありません。">
          条件を減らすと見つかるかもしれません。
        </EmptyState>
      ) : (
        <ul className="pose-grid" aria-label="ポーズ" aria-busy={poses.state === 'loading'}>
          {shown.map((pose) => (
            <PoseCard
              key={pose.id}
              pose={pose}
              onLocked={onLocked}
              onLiked={(liked) => poses.setLiked(pose.id, liked)}
              onTrouble={setTrouble}
              onOpen={() => onOpen(pose)}
            />
          ))}
        </ul>
      )}
      <Pagination
        label="ポーズのページ"
        current={pages.page}
        total={pages.pages}
        hrefFor={() => '#main'}
        onSelect={turn}
      />
    </div>
  )
}
