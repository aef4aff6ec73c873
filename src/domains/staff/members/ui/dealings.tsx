import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { StaffMember } from '../read-member.server.ts'

/** What a member learns, asks and posts, in short, with the way to each. */
export const Dealings = ({ groups, posts }: StaffMember['dealings']) => (
  <Section title="学習とやりとり">
    <div className="staff-facts">
      {groups.map(({ name, lines }) => (
        <section key={name} className="content-start">
          <h3 className="text-sm font-normal text-graphite">{name}</h3>
          {lines.length === 0 ? (
            <p className="text-graphite">まだありません</p>
          ) : (
            <ul className="grid gap-1">
              {lines.map(({ to, words, day, isWaiting }) => (
                <li key={to} className="figures">
                  <Link to={to} className="staff-table-link">
                    {words}
                  </Link>{' '}
                  <span className="text-xs text-graphite">{day}</span>{' '}
                  {isWaiting && <Badge tone="info">返事待ち</Badge>}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <h3 className="text-sm font-normal text-graphite">投稿</h3>
        <p className="figures">イラストレポート {posts.toLocaleString('ja-JP')}件</p>
      </section>
    </div>
  </Section>
)
