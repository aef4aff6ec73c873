import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { idField, readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { offsetOf, PER_PAGE, pageOf, pagesOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { liftBar } from '../actions/lift-bar.ts'
import { countQueue, listBarred, listQueue } from '../queries.ts'
import { waitedWords } from '../rules.ts'
import { BarredTable } from '../ui/barred-table.tsx'
import { QueueTable } from '../ui/queue-table.tsx'
import type { Route } from './+types/staff-moderation'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, url } = staffActor(context)
  const page = pageOf(url)
  const [rows, figures, barred] = await Promise.all([
    listQueue(db, { most: PER_PAGE, offset: offsetOf(page) }),
    countQueue(db),
    listBarred(db, now),
  ])
  const queue = rows.map((row) => ({ ...row, waited: waitedWords(row.opened_at, now) }))
  const oldest = figures.oldest && waitedWords(figures.oldest, now)
  return { queue, figures: { ...figures, oldest }, barred, page, pages: pagesOf(figures.waiting) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const { member_id } = readBody(actor.body, z.object({ member_id: idField }))
    await liftBar(actor, member_id)
    return flash(actor, href('/staff/moderation'), '投稿の停止を解きました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '投稿の確認')

export default function StaffModeration({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, figures, barred, page, pages } = loaderData
  return (
    <StaffPage
      title="投稿の確認"
      lead={
        figures.oldest
          ? `${figures.waiting}件が確認を待っています（うち通報・異議 ${figures.reported}件）。通報と異議が先で、そのなかは待っている順です。いちばん長いものは${figures.oldest}待っています。`
          : '確認を待っているものはありません。'
      }
      trouble={wholeTrouble(actionData?.trouble)}
      aside={
        <LinkButton to={href('/staff/moderation/words')} look="outline" icon="pen">
          注意する言葉とリンク
        </LinkButton>
      }
    >
      {queue.length === 0 ? <Nothing>確認を待っている投稿はありません。</Nothing> : <QueueTable rows={queue} />}
      <ListPages label="投稿の確認のページ" page={page} pages={pages} />
      <Section title="投稿を停止している会員">
        {barred.length === 0 ? <Nothing>停止している会員はいません。</Nothing> : <BarredTable rows={barred} />}
      </Section>
    </StaffPage>
  )
}
