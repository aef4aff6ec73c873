import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { choiceOf, keysOf, pageOf, pagesOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { FieldError } from '#ui/field-frame.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { poseName } from '../../terms.ts'
import { addPoses } from '../actions/add-poses.ts'
import { publishPoses, withdrawPoses } from '../actions/change-poses.ts'
import { countPoses, listPoses, poseStates, stateOf } from '../staff-queries.ts'
import { PosesTable } from '../ui/poses-table.tsx'
import { UploadFields } from '../ui/upload-fields.tsx'
import { ManyForm, UploadForm } from '../upload-form.ts'
import type { Route } from './+types/staff-poses'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = staffActor(context)
  const url = new URL(request.url)
  const state = choiceOf(url, 'tab', keysOf(poseStates))
  const page = pageOf(url)
  const [count, poses] = await Promise.all([countPoses(db, state), listPoses(db, state, page)])
  const rows = poses.map(({ id, sample, ...pose }) => ({ id, sample, name: poseName(pose), state: stateOf(pose) }))
  return { tab: state ?? 'all', count, page, pages: pagesOf(count), rows }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const list = href('/staff/poses')
    if (actor.body.fields.act === 'upload') {
      const form = readBody(actor.body, UploadForm)
      const added = await addPoses(actor, form, actor.body.files.pictures ?? [])
      return flash(actor, list, `${added}点のポーズを${form.publish ? '公開しました' : '下書きに追加しました'}。`)
    }
    const { act, ids } = readBody(actor.body, ManyForm)
    await (act === 'publish' ? publishPoses : withdrawPoses)(actor, [...new Set(ids)])
    return flash(actor, list, act === 'publish' ? '公開しました。' : '取り下げました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ポーズ集')

const tabs = [{ id: 'all', label: 'すべて' }, ...keysOf(poseStates).map((id) => ({ id, label: poseStates[id] }))]

export default function StaffPoses({
  loaderData: { tab, count, page, pages, rows },
  actionData,
}: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const isUpload = trouble?.values.act === 'upload'
  return (
    <StaffPage
      title="ポーズ集"
      lead={`${count.toLocaleString('ja-JP')}点。取り下げたポーズは、一覧・お気に入り・練習から消えます。`}
      trouble={isUpload ? wholeTrouble(trouble) : (trouble?.fields.ids?.[0] ?? wholeTrouble(trouble))}
    >
      <Tabs label="ポーズの状態" current={tab} hrefFor={(id) => (id === 'all' ? '?' : `?tab=${id}`)} tabs={tabs}>
        {rows.length === 0 ? <Nothing>該当するポーズはありません。</Nothing> : <PosesTable rows={rows} />}
        <ListPages label="ポーズの一覧のページ" page={page} pages={pages} />
      </Tabs>
      <UploadFields field={fieldsOf(isUpload ? trouble : null)}>
        <FieldError error={isUpload ? (trouble.fields.pictures?.[0] ?? null) : null} />
      </UploadFields>
    </StaffPage>
  )
}
