import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { Card } from '../read-card.server.ts'

type Props = { questionId: number; member: { id: number; name: string }; card: Card }

/** Who asks, beside what they ask: nobody need be looked up to be answered. */
export function MemberCard({ questionId, member, card: { facts, bills, letters, watched, asked } }: Props) {
  const before = asked.filter(({ id }) => id !== questionId)
  return (
    <Section title="会員" aside={<MemberLink of={member} />}>
      <Facts of={facts} />
      <Lines title="最近の請求" lines={bills} />
      <Lines title="最近見たレッスン" lines={watched} />
      <Lines title="最近のお手紙（メール）" lines={letters} />
      {before.length > 0 && (
        <div className="grid gap-1 text-sm">
          <h3 className="text-sm">ほかの質問</h3>
          <ul className="grid gap-1">
            {before.map(({ id, label }) => (
              <li key={id}>
                <Link to={href('/staff/questions/:id', { id: String(id) })} className="staff-table-link figures">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="text-sm">{title}</h3>
      <ul className="figures grid gap-1 text-graphite">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
