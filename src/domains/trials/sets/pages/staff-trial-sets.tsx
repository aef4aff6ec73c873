import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ChoicesPage } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { addSet } from '../actions/save-set.ts'
import { listSets, type SetLine } from '../queries.ts'
import { SetForm } from '../set-form.ts'
import { stateOf } from '../set-state.ts'
import { SetFields } from '../ui/set-fields.tsx'
import type { Route } from './+types/staff-trial-sets'

export async function loader({ context }: Route.LoaderArgs) {
  return { sets: await listSets(staffActor(context).db) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const id = await addSet(actor, readBody(actor.body, SetForm))
    return flash(
      actor,
      href('/staff/trial_sets/:id', { id: String(id) }),
      '下書きを追加しました。講座を確かめて、公開してください。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お試しセット')

export default function StaffTrialSets({ loaderData: { sets }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return (
    <ChoicesPage
      title="お試しセット"
      lead="無料体験中の会員が、シリアルコードで受け取る講座のセットです。会員のページには、最後に公開したセットを表示します。"
      trouble={trouble}
      addTitle="セットを追加"
      fields={<SetFields field={fieldsOf(trouble)} />}
    >
      {sets.length === 0 ? (
        <Nothing>お試しセットはまだありません。</Nothing>
      ) : (
        <DataTable dense caption="お試しセットの一覧" rows={sets} keyOf={({ id }) => id} columns={columns} />
      )}
    </ChoicesPage>
  )
}

const columns = [
  {
    label: '名前',
    leads: true,
    of: ({ id, name }: SetLine) => (
      <Link to={href('/staff/trial_sets/:id', { id: String(id) })} className="staff-table-link">
        {name}
      </Link>
    ),
  },
  { label: '講座', figures: true, of: ({ allowed, offered }: SetLine) => `${offered}から${allowed}` },
  { label: '日数', figures: true, of: ({ days }: SetLine) => (days === null ? '期限なし' : `${days}日`) },
  { label: 'コード', figures: true, of: ({ made }: SetLine) => made.toLocaleString('ja-JP') },
  { label: '受け取り', figures: true, of: ({ used }: SetLine) => used.toLocaleString('ja-JP') },
  {
    label: '状態',
    leads: true,
    of: (set: SetLine) => {
      const { tone, name } = stateOf(set)
      return <Badge tone={tone}>{name}</Badge>
    },
  },
]
