import { href } from 'react-router'
import { Facts } from '#ui/staff/facts.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { EditedData } from '../read-staff.server.ts'

const names: Record<string, string> = {
  title: '企画名',
  description: '企画の概要',
  starts_at: '開始日時',
  ends_at: '終了日時',
  capacity: '定員',
  accepts: '依頼の受け付け',
}

/** What another editor has kept meanwhile, where it is not what was typed here. */
export function NewerCampaign({ campaign, typed }: { campaign: EditedData; typed: Record<string, string> }) {
  const { id, values, seats } = campaign
  const seatNames = Object.fromEntries(seats.map(({ teacherId, name }) => [`slots.${teacherId}`, `${name}の枠`]))
  const differing = Object.entries({ ...names, ...seatNames }).filter(
    ([field]) => (values[field] ?? '') !== (typed[field] ?? ''),
  )
  return (
    <Section title="保存されている内容">
      {differing.length > 0 ? (
        <Facts
          of={differing.map(([field, label]) => [
            label,
            <span key={field} className="whitespace-pre-line">
              {shown(field, values[field] ?? '')}
            </span>,
          ])}
        />
      ) : (
        <p className="text-sm">入力した内容と同じです。画像だけが変わっていることがあります。</p>
      )}
      <p className="text-sm">
        下の入力で上書きするときは、もう一度保存してください。
        <Link
          to={href('/staff/correction_campaigns/:id', { id: String(id) })}
          reloadDocument
          className="staff-table-link ml-2"
        >
          入力を捨てて読み込み直す
        </Link>
      </p>
    </Section>
  )
}

function shown(field: string, value: string): string {
  if (field === 'accepts') return value ? '受け付ける' : '受け付けない'
  return value.replace('T', field.endsWith('_at') ? ' ' : 'T') || '（なし）'
}
