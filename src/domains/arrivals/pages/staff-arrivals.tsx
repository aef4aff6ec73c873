import { data, href } from 'react-router'
import { z } from 'zod'
import { countArrivals, tellArrivals } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { invalid } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { bringPeople } from '../bring-people.ts'
import { listFiles } from '../queries.ts'
import { lookAt } from '../look-at.server.ts'
import { FILE_BYTES_MOST } from '../terms.ts'
import { BringForm } from '../ui/bring-form.tsx'
import { TellForm } from '../ui/tell-form.tsx'
import type { Route } from './+types/staff-arrivals'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = staffActor(context)
  const files = await listFiles(db)
  return {
    counts: await countArrivals(db),
    files: files.map(({ broughtAt, ...file }) => ({ ...file, at: formatMoment(broughtAt) })),
  }
}

const ArrivalsForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('check') }),
  z.object({ act: z.literal('bring'), digest: z.string() }),
  z.object({ act: z.literal('tell') }),
])

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, ArrivalsForm)
    if (form.act === 'check') return data({ trouble: null, looked: await lookAt(actor, fileOf(actor)) })
    if (form.act === 'bring') {
      const count = await bringPeople(actor, fileOf(actor), form.digest)
      return flash(actor, href('/staff/arrivals'), `${count.toLocaleString('ja-JP')}人を取り込みました。`)
    }
    await tellArrivals(actor)
    return flash(actor, href('/staff/arrivals'), '案内の送信を始めました。')
  })
}

function fileOf({ body }: Actor): Buffer {
  const file = body.files.file?.[0]
  if (!file || file.bytes.length === 0) throw invalid({ file: ['会員のCSVを選んでください。'] })
  if (file.bytes.length > FILE_BYTES_MOST) throw invalid({ file: ['5MBまでのファイルを選んでください。'] })
  return file.bytes
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '会員の取り込み')

/** Members of another system come along; nobody is written to before the button is pressed. */
export default function StaffArrivals({ loaderData: { counts, files }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const looked = actionData && 'looked' in actionData ? actionData.looked : null
  return (
    <StaffPage
      title="会員の取り込み"
      lead="ほかのシステムの会員を、学習の記録とプランの期限とともに取り込みます。ボタンを押すまで、会員にメールは届きません。"
      trouble={wholeTrouble(trouble)}
    >
      <BringForm looked={looked} error={trouble?.fields.file?.[0] ?? null} />
      {counts.all > 0 && <TellForm {...counts} />}
      {files.length > 0 && (
        <Section title="これまでの取り込み">
          <DataTable dense caption="これまでの取り込み" rows={files} keyOf={({ id }) => id} columns={fileColumns} />
        </Section>
      )}
    </StaffPage>
  )
}

type File = { at: string; people: number; by: string | null }
const fileColumns = [
  { label: '日時', of: ({ at }: File) => <span className="figures whitespace-nowrap">{at}</span> },
  { label: '人数', figures: true, of: ({ people }: File) => people.toLocaleString('ja-JP') },
  { label: 'スタッフ', of: ({ by }: File) => by ?? '退会した人' },
]
