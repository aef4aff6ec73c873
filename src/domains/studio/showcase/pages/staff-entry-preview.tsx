import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TwoWidths } from '#ui/staff/two-widths.tsx'
import { readOneEntry } from '../../entries/read-entries.server.ts'
import { kindOf } from '../kinds.ts'
import type { Route } from './+types/staff-entry-preview'

export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const { name, title, preview } = await readOneEntry(staffActor(context), kindOf(kind), idOf(id))
  return preview ? { name, title } : notFound()
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.name ?? ''}のプレビュー`)

/** What is announced, in two widths, before others see it. */
export default function StaffEntryPreview({ loaderData: { name, title }, params: { kind, id } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="プレビュー"
      lead="保存した内容が、公開したあとにどう見えるかを確かめられます。表示だけで、ボタンは押せません。"
      trail={
        <Breadcrumb
          trail={[
            { label: '先生と紹介', to: href('/staff/showcase') },
            { label: title, to: href('/staff/showcase/:kind', { kind }) },
            { label: name, to: href('/staff/showcase/:kind/:id', { kind, id }) },
            { label: 'プレビュー' },
          ]}
        />
      }
    >
      <TwoWidths src={href('/notifications/:id/preview', { id })} />
    </StaffPage>
  )
}
