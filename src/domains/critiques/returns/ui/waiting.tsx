import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useSingleKeys } from '#ui/use-single-keys.ts'
import type { readDesk } from '../read-desk.server.ts'
import { DeskWork } from './desk-work.tsx'

type Work = Awaited<ReturnType<typeof readDesk>>['waiting'][number]
type Props = { works: readonly Work[]; keysOff: boolean }

/** What waits, what is late apart and first; walked with J and K, and begun with E. */
export function Waiting({ works, keysOff }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useDeskKeys(list, works, keysOff)
  if (works.length === 0)
    return (
      <EmptyState title="待っている作品はありません">新しい依頼が届くと、翌朝のメールでお知らせします。</EmptyState>
    )
  const late = works.filter(({ isOverdue }) => isOverdue)
  const rest = works.filter(({ isOverdue }) => !isOverdue)
  return (
    <div ref={list} className="grid gap-6">
      <KeyHints
        off={keysOff}
        keys={[
          ['J', '次の作品'],
          ['K', '前の作品'],
          ['E', '添削する'],
        ]}
      />
      {late.length > 0 && <Group title={`返却の期限を過ぎた作品（${late.length}件）`} works={late} />}
      {rest.length > 0 && <Group title={late.length > 0 ? `期限が近い順（${rest.length}件）` : null} works={rest} />}
    </div>
  )
}

const Group = ({ title, works }: { title: string | null; works: readonly Work[] }) => (
  <div className="grid gap-3">
    {title && <h2 className="figures text-base">{title}</h2>}
    <ul className="grid gap-3" aria-label={title ?? '添削待ちの作品'}>
      {works.map((work) => (
        <DeskWork key={work.id} {...work} aside={<Begin work={work} />}>
          <Badge tone={work.isOverdue ? 'filled' : work.daysLeft <= 7 ? 'mark' : 'plain'}>
            {work.isOverdue ? '期限超過' : `あと${work.daysLeft}日`}
          </Badge>
          {work.dueOn}まで
          {work.isCancelAsked && <Badge tone="info">取消確認中</Badge>}
        </DeskWork>
      ))}
    </ul>
  </div>
)

const Begin = ({ work: { correctPath, student } }: { work: Work }) => (
  <LinkButton
    to={correctPath}
    look="outline"
    size="small"
    icon="pen"
    className="justify-self-start"
    aria-label={`${student}さんの作品を添削する`}
  >
    添削する
  </LinkButton>
)

/** The work that has the focus is the one that is meant; without one, the first. */
function useDeskKeys(list: RefObject<HTMLDivElement | null>, works: readonly Work[], off: boolean) {
  const navigate = useNavigate()
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-desk-work]') ?? [])]
  const chosen = () => {
    const row = document.activeElement?.closest('[data-desk-row]')
    return links().findIndex((link) => row?.contains(link))
  }
  const step = (by: 1 | -1) => () => {
    const all = links()
    all[Math.min(all.length - 1, Math.max(0, chosen() + by))]?.focus()
  }
  const begin = () => {
    const link = links()[Math.max(0, chosen())]
    const work = works.find(({ to }) => to === link?.getAttribute('href'))
    if (!work) return false
    void navigate(work.correctPath)
  }
  useSingleKeys({ j: step(1), k: step(-1), e: begin }, off)
}
