import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TwoWidths } from '#ui/staff/two-widths.tsx'
import { findEdited } from '../../campaigns/staff-queries.ts'
import type { Route } from './+types/staff-preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  const { id, title } = orNotFound(await findEdited(db, idOf(params.id), now))
  return { id: String(id), title }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.title ?? '添削企画'}のプレビュー`)

/** A campaign in the two widths for which its pictures are made, before members see it. */
export default function StaffPreview({ loaderData: { id, title } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="プレビュー"
      lead="依頼できる会員に、開始日の画面がどう見えるかを確かめられます。表示だけで、ボタンは押せません。"
      trail={
        <Breadcrumb
          trail={[
            { label: '添削企画', to: href('/staff/correction_campaigns') },
            { label: title, to: href('/staff/correction_campaigns/:id', { id }) },
            { label: 'プレビュー' },
          ]}
        />
      }
    >
      <TwoWidths src={href('/correction_campaigns/:id/preview', { id })} />
    </StaffPage>
  )
}
