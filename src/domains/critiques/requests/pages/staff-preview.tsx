import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { findEdited } from '../../campaigns/staff-queries.ts'
import type { Route } from './+types/staff-preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  const { id, title } = orNotFound(await findEdited(db, idOf(params.id), now))
  return { id: String(id), title }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.title ?? '添削企画'}のプレビュー`)

const sizes = [
  { name: 'スマートフォン（幅390px）', width: 390, height: 780, scale: 1 },
  { name: 'パソコン（幅1440px）', width: 1440, height: 1560, scale: 0.5 },
]

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
      <div className="flex flex-wrap items-start gap-8">
        {sizes.map(({ name, width, height, scale }) => (
          <Section key={name} title={name}>
            <div className="scrolls-x max-w-full" role="group" aria-label={name} tabIndex={0}>
              <div
                className="overflow-hidden rounded-sheet border border-edge bg-paper"
                style={{ width: width * scale + 2, height: height * scale + 2 }}
              >
                <iframe
                  title={name}
                  sandbox="allow-same-origin"
                  src={href('/correction_campaigns/:id/preview', { id })}
                  width={width}
                  height={height}
                  className="origin-top-left"
                  style={{ transform: `scale(${scale})` }}
                />
              </div>
            </div>
          </Section>
        ))}
      </div>
    </StaffPage>
  )
}
