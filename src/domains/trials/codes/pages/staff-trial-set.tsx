import { href } from 'react-router'
import { catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { dayKey } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { changeSet, closeSet, publishSet } from '../../sets/actions/save-set.ts'
import { findSet, listOffered } from '../../sets/queries.ts'
import { stateOf } from '../../sets/set-state.ts'
import { SetFields } from '../../sets/ui/set-fields.tsx'
import { addBatch, endBatch } from '../actions/manage-codes.ts'
import { SetActForm } from '../batch-forms.ts'
import { listBatches } from '../staff-queries.ts'
import { BatchFields } from '../ui/batch-fields.tsx'
import { BatchList } from '../ui/batch-list.tsx'
import type { Route } from './+types/staff-trial-set'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, house, now } = staffActor(context)
  const id = idOf(params.id)
  const [set, ids, batches, { courses }] = await Promise.all([
    findSet(db, id),
    listOffered(db, id),
    listBatches(db, id, now),
    catalogueOf(house),
  ])
  const offered = ids.map((courseId) => {
    const course = courses.get(courseId)
    return { id: courseId, title: course?.title ?? '', isOpen: course ? isOpen(course.window, now) : false }
  })
  return { set: orNotFound(set), offered, batches, today: dayKey(now), now }
}

const done = {
  change: 'セットを変更しました。受け取り済みの会員には影響しません。',
  publish: '公開しました。体験中の会員が受け取れます。',
  close: '終了しました。受け取り済みの講座は、期限まで視聴できます。',
  batch: '束を追加しました。コードは出力したときに作られます。',
  void: '束を無効にしました。まだ使われていないコードは、もう使えません。',
} as const

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, SetActForm)
    if (form.act === 'change') await changeSet(actor, id, form)
    else if (form.act === 'publish') await publishSet(actor, id)
    else if (form.act === 'close') await closeSet(actor, id)
    else if (form.act === 'void') await endBatch(actor, id, form.batch, form.void_reason)
    else await addBatch(actor, id, { label: form.label, size: form.size, days: form.batch_days, until: form.until })
    return flash(actor, href('/staff/trial_sets/:id', { id: String(id) }), done[form.act])
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.set.name ?? ''}（お試しセット）`)

export default function StaffTrialSet({ loaderData, actionData }: Route.ComponentProps) {
  const { set, offered, batches, today, now } = loaderData
  const trouble = actionData?.trouble ?? null
  const about = (act: string) => fieldsOf(trouble?.values.act === act ? trouble : null)
  return (
    <StaffPage
      title={set.name}
      trail={<Breadcrumb trail={[{ label: 'お試しセット', to: href('/staff/trial_sets') }, { label: set.name }]} />}
      aside={<State {...set} />}
      trouble={wholeTrouble(trouble)}
    >
      <Section title="シリアルコードの束">
        {batches.length === 0 ? (
          <Nothing>束はまだありません。</Nothing>
        ) : (
          <BatchList batches={batches} now={now} trouble={trouble} />
        )}
      </Section>
      <div className="grid gap-6 xl:grid-cols-2">
        <Section title="束を追加">
          <Sheet>
            <PostForm className="grid gap-4" noValidate>
              <input type="hidden" name="act" value="batch" />
              <BatchFields field={about('batch')} days={set.days} today={today} />
              <div>
                <Button type="submit">追加する</Button>
              </div>
            </PostForm>
          </Sheet>
        </Section>
        <Section title="セットの内容">
          <Sheet className="grid gap-5">
            <ol className="grid gap-1 text-sm">
              {offered.map(({ id, title, isOpen: open }) => (
                <li key={id}>
                  <span className="figures text-graphite">{id}</span> {title}
                  {!open && <span className="text-crimson">（公開していないため、選べません）</span>}
                </li>
              ))}
            </ol>
            <PostForm className="grid gap-4" noValidate>
              <input type="hidden" name="act" value="change" />
              <SetFields field={about('change')} first={{ ...set, courses: offered.map(({ id }) => id) }} />
              <div>
                <Button type="submit" look="outline">
                  内容を保存する
                </Button>
              </div>
            </PostForm>
          </Sheet>
        </Section>
      </div>
    </StaffPage>
  )
}

function State(set: Parameters<typeof stateOf>[0]) {
  const { tone, name } = stateOf(set)
  const open = set.publishedAt !== null && set.closedAt === null
  return (
    <>
      <Badge tone={tone}>{name}</Badge>
      <PostForm>
        <Button type="submit" name="act" value={open ? 'close' : 'publish'} look="outline" size="small">
          {open ? '終了する' : '公開する'}
        </Button>
      </PostForm>
    </>
  )
}
