import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { readCampaigns, type CampaignLine } from '../read-staff.server.ts'
import { PhaseBadge } from '../ui/phase-badge.tsx'
import type { Route } from './+types/staff-correction-campaigns'

export async function loader({ context }: Route.LoaderArgs) {
  return readCampaigns(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削企画')

export default function CorrectionCampaigns({ loaderData: { campaigns, page, pages } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="添削企画"
      lead="公開した企画は、開始日時になると会員に表示されます。"
      aside={
        <LinkButton to={href('/staff/correction_campaigns/new')} icon="plus">
          新しく作成
        </LinkButton>
      }
    >
      {campaigns.length === 0 ? (
        <Nothing>添削企画はまだありません。</Nothing>
      ) : (
        <DataTable dense caption="添削企画の一覧" rows={campaigns} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="添削企画の一覧のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

const columns = [
  {
    label: '状態',
    leads: true,
    of: ({ phase, isPaused }: CampaignLine) => (
      <span className="flex flex-wrap gap-1">
        <PhaseBadge phase={phase} />
        {isPaused && phase !== 'ended' && <Badge>受付停止</Badge>}
      </span>
    ),
  },
  {
    label: '企画名',
    leads: true,
    of: ({ id, title }: CampaignLine) => (
      <Link
        to={href('/staff/correction_campaigns/:id', { id: String(id) })}
        className="staff-table-link inline-block min-w-40"
      >
        {title}
      </Link>
    ),
  },
  { label: '開始', figures: true, of: ({ starts }: CampaignLine) => starts },
  { label: '終了', figures: true, of: ({ ends }: CampaignLine) => ends },
  { label: '受付済み / 定員', figures: true, of: ({ taken, capacity }: CampaignLine) => `${taken} / ${capacity}` },
  { label: '先生', figures: true, of: ({ teachers }: CampaignLine) => `${teachers}人` },
]
