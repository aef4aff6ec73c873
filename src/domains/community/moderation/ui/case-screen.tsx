import { href } from 'react-router'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { AuthorLink } from './author-link.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { flagReasons } from '../../flags/terms.ts'
import type { Matter } from '../read-case.server.ts'
import { actNames, targetNames, whyNames } from '../terms.ts'
import { DecideFields } from './decide-fields.tsx'
import { VeiledPicture } from './veiled-picture.tsx'

/** One thing that waits for a decision: what it is, what members say of it, and what can be done. */
export function CaseScreen({ matter, trouble }: { matter: Matter; trouble: FormTrouble | null }) {
  const { id, shown, target_type, why, waited, author_id, author, joined_at, acts, settled_at } = matter
  return (
    <StaffPage
      title={`投稿の確認 No.${id}`}
      trail={
        <Link to={href('/staff/moderation')} className="text-sm text-indigo underline underline-offset-4">
          投稿の確認
        </Link>
      }
      trouble={wholeTrouble(trouble)}
    >
      <Facts
        of={[
          ['対象', targetNames[target_type]],
          ['確認する理由', <Badge key="why">{whyNames[why]}</Badge>],
          ['待ち', settled_at ? '対応済み' : waited],
          ['投稿した人', <AuthorLink key="author" id={author_id} name={author} />],
          ['入会日', joined_at ? formatDay(joined_at) : '－'],
          ['いまの状態', stateOf(matter)],
        ]}
      />
      {shown ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="grid content-start gap-4">
            {shown.hasPicture && <VeiledPicture caseId={id} />}
            <p className="font-bold">{shown.title}</p>
            <p className="whitespace-pre-line">{shown.content}</p>
            {matter.path && (
              <p>
                <Link to={matter.path} className="link touch-room">
                  表示されているページを開く
                </Link>
              </p>
            )}
          </div>
          {acts.length > 0 && <DecideFields acts={acts} trouble={trouble} />}
        </div>
      ) : (
        <Nothing>投稿した人が削除したため、もうありません。</Nothing>
      )}
      <Section title="会員からの通報">
        {matter.flags.length === 0 ? (
          <Nothing>通報はありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption="会員からの通報"
            rows={matter.flags}
            keyOf={({ id: flag }) => flag}
            columns={flags}
          />
        )}
      </Section>
      <Section title="この会員へのこれまでの対応">
        {matter.decisions.length === 0 ? (
          <Nothing>これまでの対応はありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption="これまでの対応"
            rows={matter.decisions}
            keyOf={({ id: decision }) => decision}
            columns={decisions}
          />
        )}
      </Section>
    </StaffPage>
  )
}

function stateOf({ shown }: Matter) {
  if (!shown) return '削除済み'
  return shown.isWaiting ? '確認待ち' : shown.isHidden ? '非表示' : '表示中'
}

type Flag = Matter['flags'][number]
const flags = [
  { label: '日時', of: ({ flagged_at }: Flag) => formatMoment(flagged_at) },
  { label: '会員', of: ({ member_id: id, name }: Flag) => <MemberLink of={{ id, name }} /> },
  { label: '理由', of: ({ reason }: Flag) => flagReasons[reason] },
  { label: '詳しい内容', of: ({ detail }: Flag) => <span className="whitespace-pre-line">{detail}</span> },
]

type Decision = Matter['decisions'][number]
const decisions = [
  { label: '日時', of: ({ decided_at }: Decision) => formatMoment(decided_at) },
  {
    label: '対象',
    of: ({ target_type, target_id }: Decision) => `${targetNames[target_type]} No.${target_id}`,
  },
  { label: '対応', of: ({ act }: Decision) => actNames[act] },
  { label: '理由', of: ({ reason }: Decision) => reason },
  { label: '担当', of: ({ by }: Decision) => by ?? '自動' },
  { label: '異議', of: ({ objection }: Decision) => <span className="whitespace-pre-line">{objection ?? ''}</span> },
]
