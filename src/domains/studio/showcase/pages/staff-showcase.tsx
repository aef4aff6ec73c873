import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Link } from '#ui/link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { kinds } from '../kinds.ts'
import type { Route } from './+types/staff-showcase'

export function loader({ context }: Route.LoaderArgs) {
  staffActor(context)
  return { kinds: kinds.map(({ key, title, lead }) => ({ key, title, lead })) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '先生と紹介')

export default function StaffShowcase({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="先生と紹介" lead="講座のほかに、サイトで見せる内容を作り、並べ、公開します。">
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {loaderData.kinds.map(({ key, title, lead }) => (
          <li
            key={key}
            className="group relative grid content-start gap-1 rounded-sheet border border-line bg-sheet p-4"
          >
            <h2 className="text-base group-hover:underline">
              <Link to={href('/staff/showcase/:kind', { kind: key })} className="covers-card">
                {title}
              </Link>
            </h2>
            <p className="text-sm text-graphite">{lead}</p>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}
