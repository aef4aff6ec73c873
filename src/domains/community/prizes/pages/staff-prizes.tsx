import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { markSent } from '../actions/mark-sent.ts'
import { SentForm } from '../forms.ts'
import { type Prize, readPrizes } from '../read-prizes.server.ts'
import { KEPT_DAYS } from '../terms.ts'
import type { Route } from './+types/staff-prizes'

export const loader = ({ context }: Route.LoaderArgs) => readPrizes(staffActor(context))

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await markSent(actor, readBody(actor.body, SentForm).work)
    return flash(actor, href('/staff/contest_prizes'), '発送を記録し、受賞した人にお知らせしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '賞品の発送')

export default function StaffPrizes({ loaderData: { prizes, page, pages }, actionData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="賞品の発送"
      lead={`受賞した人が入力した届け先です。表示したことは操作の記録に残り、届け先は発送から${KEPT_DAYS}日後に消去されます。`}
      trouble={wholeTrouble(actionData?.trouble)}
    >
      {prizes.length === 0 ? (
        <Nothing>郵送する賞品はありません。</Nothing>
      ) : (
        <DataTable dense caption="郵送する賞品" rows={prizes} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="賞品のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

const columns = [
  { label: 'コンテスト', of: ({ title }: Prize) => title },
  { label: '賞', of: ({ award }: Prize) => award },
  { label: '受賞した人', of: ({ member_id: id, name }: Prize) => <MemberLink of={{ id, name }} /> },
  {
    label: '届け先',
    of: ({ address, sent }: Prize) =>
      address ? (
        <address className="grid max-w-96 not-italic">
          <span className="figures">〒{address.postal_code.replace(/^(\d{3})/, '$1-')}</span>
          <span>{address.address}</span>
          <span>{address.name} 様</span>
          <span className="figures">{address.phone}</span>
        </address>
      ) : (
        <span className="text-graphite">{sent ? '消去しました' : '入力待ち'}</span>
      ),
  },
  { label: '入力', of: ({ given }: Prize) => given ?? '' },
  {
    label: '発送',
    of: ({ id, name, address, sent }: Prize) =>
      sent ? (
        <Badge tone="done">{sent}</Badge>
      ) : (
        address && (
          <PostForm>
            <input type="hidden" name="work" value={id} />
            <Button type="submit" look="outline" size="small" aria-label={`${name}さんへの発送を記録する`}>
              発送した
            </Button>
          </PostForm>
        )
      ),
  },
]
