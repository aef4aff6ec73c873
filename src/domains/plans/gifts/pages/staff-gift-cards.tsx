import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { markSent } from '../actions/mark-sent.ts'
import { readGifts } from '../read-gifts.server.ts'
import type { Route } from './+types/staff-gift-cards'

const Form = z.object({
  member_id: z.coerce.number().int().positive(),
  campaign_id: z.coerce.number().int().positive(),
})

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { ...(await readGifts(actor)) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, Form)
    await markSent(actor, form.member_id, form.campaign_id)
    return flash(actor, href('/staff/gift_cards'), '発送済みにしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ギフトカード')

export default function GiftCards({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, gifts, count, page, pages } = loaderData
  return (
    <StaffPage
      title="ギフトカード"
      lead="入会特典と抽選のギフトカードです。お送りしたら、発送済みにしてください。"
      trouble={actionData?.trouble.sentence}
    >
      <Tabs
        label="発送の状態"
        current={sent ? 'sent' : 'waiting'}
        hrefFor={(id) => (id === 'sent' ? '?sent=1' : '?')}
        tabs={[
          { id: 'waiting', label: '未発送' },
          { id: 'sent', label: '発送済み' },
        ]}
      >
        {count === 0 ? (
          <Nothing>
            {sent ? '発送済みのギフトカードはありません。' : '発送を待っているギフトカードはありません。'}
          </Nothing>
        ) : (
          <DataTable
            dense
            caption={`${sent ? '発送済み' : '未発送'}のギフトカード`}
            rows={gifts}
            keyOf={({ member, campaignId }) => `${member.id}-${campaignId}`}
            columns={[
              { label: '会員', leads: true, of: ({ member }) => <MemberLink of={member} /> },
              { label: 'メールアドレス', of: ({ email }) => <span className="whitespace-nowrap">{email}</span> },
              { label: 'キャンペーン', of: ({ campaign }) => campaign },
              { label: '金額', leads: true, of: ({ amount }) => amount, figures: true },
              { label: '獲得した日時', of: ({ earned }) => earned, figures: true },
              {
                label: '発送',
                of: ({ member, campaignId, sentAt }) =>
                  sentAt ?? (
                    <PostForm>
                      <input type="hidden" name="member_id" value={member.id} />
                      <input type="hidden" name="campaign_id" value={campaignId} />
                      <Button
                        type="submit"
                        look="outline"
                        size="small"
                        aria-label={`${member.name}さんの分を発送済みにする`}
                      >
                        発送済みにする
                      </Button>
                    </PostForm>
                  ),
              },
            ]}
          />
        )}
        <ListPages label="ギフトカードのページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}
