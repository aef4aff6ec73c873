import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { readCampaigns } from '../read-campaigns.server.ts'
import type { Route } from './+types/staff-campaigns'

export async function loader({ context }: Route.LoaderArgs) {
  return readCampaigns(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'キャンペーン')

const tones = { coming: 'info', open: 'done', closed: 'plain' } as const

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  const { campaigns, page, pages } = loaderData
  return (
    <StaffPage
      title="キャンペーン"
      aside={
        <LinkButton to={href('/staff/campaigns/new')} icon="plus">
          新しく作成
        </LinkButton>
      }
    >
      {campaigns.length === 0 ? (
        <Nothing>キャンペーンはまだありません。</Nothing>
      ) : (
        <DataTable
          dense
          caption="キャンペーンの一覧"
          rows={campaigns}
          keyOf={({ id }) => id}
          columns={[
            { label: '状態', of: ({ phase, phaseName }) => <Badge tone={tones[phase]}>{phaseName}</Badge> },
            {
              label: '名前',
              leads: true,
              of: ({ id, name }) => (
                <Link
                  to={href('/staff/campaigns/:id', { id: String(id) })}
                  className="staff-table-link inline-block min-w-40"
                >
                  {name}
                </Link>
              ),
            },
            { label: '種類', of: ({ kind }) => <span className="whitespace-nowrap">{kind}</span> },
            { label: '開始', of: ({ opens }) => opens, figures: true },
            { label: '申込期限', of: ({ applyUntil }) => applyUntil, figures: true },
            { label: '終了', of: ({ closes }) => closes, figures: true },
            { label: '学割', of: ({ students }) => <span className="whitespace-nowrap">{students}</span> },
          ]}
        />
      )}
      <ListPages label="キャンペーンの一覧のページ" page={page} pages={pages} />
    </StaffPage>
  )
}
