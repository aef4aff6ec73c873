import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { kinds } from '../../terms.ts'
import type { InboxLine, readInbox } from '../read-inbox.server.ts'
import { DueBadge } from './due-badge.tsx'

type Inbox = Awaited<ReturnType<typeof readInbox>>

const names = { waiting: '未回答', answered: '回答済み', closed: '終了' } as const

/** What members ask, by the day on which it is due. */
export function InboxScreen({ inbox }: { inbox: Inbox }) {
  const { tab, counts, rows, page, pages, asked } = inbox
  const query = (id: string) => {
    const kept = Object.entries({ ...asked, tab: id === 'waiting' ? '' : id }).filter(([, value]) => value)
    return `?${new URLSearchParams(kept).toString()}`
  }
  const tabs = (Object.keys(names) as (keyof typeof names)[]).map((id) => ({
    id,
    label: `${names[id]}（${counts[id].toLocaleString('ja-JP')}）`,
  }))
  return (
    <StaffPage
      title="質問と相談"
      lead="回答の期限は、土日・祝日・休業日を除いて3営業日です。期限の早い順に並んでいます。ご意見・ご感想には期限がありませんが、確認するまで未回答に数えます。"
    >
      <Filters inbox={inbox} />
      <Tabs label="質問の状態" current={tab} hrefFor={query} tabs={tabs}>
        {rows.length === 0 ? (
          <Nothing>{names[tab]}の質問はありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption={`${names[tab]}の質問`}
            rows={rows}
            keyOf={({ id }) => id}
            columns={columnsOf(inbox.narrowed)}
          />
        )}
        <ListPages label="質問のページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}

function Filters({ inbox: { tab, asked, isFiltered, colleagues, courses } }: { inbox: Inbox }) {
  const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))
  const assignees = [{ value: '0', label: '担当なし' }, { value: 'me', label: '自分' }, ...colleagues]
  return (
    <FilterForm label="質問の絞り込み" path={href('/staff/questions')} filtered={isFiltered}>
      {tab !== 'waiting' && <input type="hidden" name="tab" value={tab} />}
      <Select name="kind" label="種類" defaultValue={asked.kind} options={[all, promised, ...kindOptions]} />
      <Select name="course" label="講座" defaultValue={asked.course} options={[all, ...courses]} />
      <Select name="assignee" label="担当" defaultValue={asked.assignee} options={[all, ...assignees]} />
    </FilterForm>
  )
}

const all = { value: '', label: 'すべて' }
const promised = { value: 'promised', label: '質問と相談' }

const columnsOf = (narrowed: string) => [
  { label: '期限', leads: true, of: (row: InboxLine) => <DueBadge due={row.due} on={row.dueOn} /> },
  {
    label: '質問',
    leads: true,
    of: ({ id, heading, excerpt, course }: InboxLine) => (
      <span className="grid gap-0.5 md:min-w-72">
        <Link to={href('/staff/questions/:id', { id: String(id) }) + narrowed} className="staff-table-link">
          {heading}
        </Link>
        <span className="line-clamp-1 text-xs text-graphite">{course ? `${course}　${excerpt}` : excerpt}</span>
      </span>
    ),
  },
  {
    label: '種類',
    of: ({ kind, handedTo, hasProposal }: InboxLine) => (
      <span className="grid gap-1 whitespace-nowrap">
        {kind}
        {handedTo && (
          <Badge tone={hasProposal ? 'info' : 'plain'}>{hasProposal ? '回答案あり' : `${handedTo}先生へ`}</Badge>
        )}
      </span>
    ),
  },
  { label: '待ち', figures: true, of: ({ waited }: InboxLine) => (waited === null ? '－' : `${waited}営業日`) },
  { label: '会員', of: ({ member }: InboxLine) => <MemberLink of={member} /> },
  { label: '担当', of: ({ assignee }: InboxLine) => <span className="whitespace-nowrap">{assignee ?? '－'}</span> },
  { label: '受付日', figures: true, of: ({ askedOn }: InboxLine) => askedOn },
]
