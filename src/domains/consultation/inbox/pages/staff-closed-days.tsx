import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ChoicesPage } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DAY_NAME_MAX } from '../../terms.ts'
import { changeClosedDay, ClosedDayForm, listClosedDays } from '../closed-days.ts'
import type { Route } from './+types/staff-closed-days'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  return { days: await listClosedDays(db, now) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await changeClosedDay(actor, readBody(actor.body, ClosedDayForm))
    return flash(actor, href('/staff/closed_days'), '保存し、未回答の質問の期限を計算し直しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '休業日')

export default function StaffClosedDays({ loaderData: { days }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <ChoicesPage
      title="休業日"
      lead="土日と祝日のほかに、回答を休む日です。質問の期限から除かれます。祝日は暦から計算されるため、登録はいりません。"
      trail={<Breadcrumb trail={[{ label: '質問と相談', to: href('/staff/questions') }, { label: '休業日' }]} />}
      trouble={trouble}
      addTitle="休業日を追加"
      fields={
        <>
          <TextField label="日付" type="date" {...field('day')} required />
          <TextField label="名前" {...field('name')} max={DAY_NAME_MAX} required />
        </>
      }
    >
      {days.length === 0 ? (
        <Nothing>これからの休業日はありません。</Nothing>
      ) : (
        <DataTable dense caption="休業日の一覧" rows={days} keyOf={({ day }) => day} columns={columns} />
      )}
    </ChoicesPage>
  )
}

type Line = { day: string; name: string }

const columns = [
  { label: '日付', of: ({ day }: Line) => <span className="figures whitespace-nowrap">{formatDayKey(day)}</span> },
  { label: '名前', of: ({ name }: Line) => name },
  {
    label: '操作',
    of: ({ day }: Line) => (
      <PostForm>
        <input type="hidden" name="day" value={day} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          look="outline"
          size="small"
          aria-label={`${formatDayKey(day)}を休業日から外す`}
        >
          外す
        </Button>
      </PostForm>
    ),
  },
]
