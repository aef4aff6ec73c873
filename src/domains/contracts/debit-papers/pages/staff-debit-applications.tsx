import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { notePapers } from '../actions/note-papers.ts'
import { readApplications } from '../read-applications.server.ts'
import { ApplicationCard } from '../ui/application-card.tsx'
import type { Route } from './+types/staff-debit-applications'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { ...(await readApplications(actor)) }
}

const about = { application: z.coerce.number().int().positive() }
const reason = textField({
  required: '返却の理由を入力してください。',
  max: 200,
  tooLong: '返却の理由は200文字以内で入力してください。',
})
const NoteForm = z.discriminatedUnion('act', [
  z.object({ ...about, act: z.enum(['posted', 'received', 'approved']) }),
  z.object({ ...about, act: z.literal('rejected'), reason }),
])

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, NoteForm)
    const { act, application: applicationId } = form
    await notePapers(actor, { applicationId, act, reason: form.act === 'rejected' ? form.reason : '' })
    return flash(actor, href('/staff/debit_applications'), doneWords[act])
  })
}

const doneWords = {
  posted: '書類の発送を記録しました。',
  received: '書類の受け取りを記録しました。',
  approved: '金融機関の承認を記録し、会員にメールでお知らせしました。',
  rejected: '不備返却を記録し、会員にメールでお知らせしました。',
}
const tabs = [
  { id: 'open', label: '手続き中' },
  { id: 'approved', label: '承認済み' },
  { id: 'closed', label: '終了' },
]

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '口座振替の申込')

export default function StaffDebitApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { shelf, count, page, pages, applications } = loaderData
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title="口座振替の申込"
      lead="口座振替依頼書の発送と受け取り、金融機関の回答を記録します。口座の情報は、この画面にも会員の画面にもありません。"
      trail={<Breadcrumb trail={[{ label: '口座振替', to: href('/staff/debits') }, { label: '申込' }]} />}
      trouble={trouble?.sentence}
    >
      <Tabs label="申込の状態" tabs={tabs} current={shelf} hrefFor={(id) => (id === 'open' ? '?' : `?shelf=${id}`)}>
        {count === 0 ? (
          <p className="text-sm text-graphite">該当する申込はありません。</p>
        ) : (
          <ul className="grid gap-4">
            {applications.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}

                failed={trouble?.values.application === String(application.id) ? trouble : null}
              />
            ))}
          </ul>
        )}
        <Pagination label="申込のページ" current={page} total={pages} hrefFor={(to) => `?shelf=${shelf}&page=${to}`} />
      </Tabs>
    </StaffPage>
  )
}
