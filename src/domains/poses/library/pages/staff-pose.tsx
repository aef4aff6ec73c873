import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Categories, poseName, SAMPLES } from '../../terms.ts'
import { changePose, chooseSample, publishPoses, withdrawPoses } from '../actions/change-poses.ts'
import { LICENCE_MAX } from '../licence.ts'
import { findPose, poseStates, stateOf } from '../staff-queries.ts'
import { CategorySelects, OriginSelect } from '../ui/category-selects.tsx'
import { PoseForm } from '../upload-form.ts'
import type { Route } from './+types/staff-pose'

export async function loader({ context, params }: Route.LoaderArgs) {
  const pose = orNotFound(await findPose(staffActor(context).db, idOf(params.id)))
  const { id, origin, licence, sample, gender, pose: kind, layout, cloth, number } = pose
  const words = { gender, pose: kind, layout, cloth, number }
  return { id, words, origin, licence, sample, name: poseName(pose), state: stateOf(pose) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  orNotFound(await findPose(actor.db, id))
  return pageForm(actor, async () => {
    const form = readBody(actor.body, PoseForm)
    if (form.act === 'change') {
      const { act: _, ...to } = form
      await changePose(actor, id, to as Categories & typeof to)
    }
    if (form.act === 'publish') await publishPoses(actor, [id])
    if (form.act === 'withdraw') await withdrawPoses(actor, [id])
    if (form.act === 'sample') await chooseSample(actor, id, form.sample)
    return flash(actor, href('/staff/poses/:id', { id: String(id) }), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ポーズ')

const places = [
  { value: '0', label: '見本にしない' },
  ...Array.from({ length: SAMPLES }, (_, index) => ({ value: String(index + 1), label: `${index + 1}番目` })),
]

export default function StaffPose({ loaderData: pose, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble?.values.act === 'change' ? trouble : null)
  const isShown = pose.state === 'published'
  return (
    <StaffPage
      title={`ポーズ ${pose.id}`}
      lead={`${pose.name}（${poseStates[pose.state]}）`}
      trail={<Breadcrumb trail={[{ label: 'ポーズ集', to: href('/staff/poses') }, { label: `ポーズ ${pose.id}` }]} />}
      trouble={wholeTrouble(trouble)}
      aside={
        <PostForm>
          <Button type="submit" name="act" value={isShown ? 'withdraw' : 'publish'} look="outline" size="small">
            {isShown ? '取り下げる' : '公開する'}
          </Button>
        </PostForm>
      }
    >
      <div className="grid items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <img
          src={callPath('/staff/poses/:id/picture', { id: pose.id })}
          alt={pose.name}
          className="w-full max-w-80 rounded-sheet border border-line bg-mat object-contain"
        />
        <div className="grid max-w-reading gap-6">
          <Section title="分類と出どころ">
            <Sheet>
              <PostForm className="grid gap-4" noValidate>
                <input type="hidden" name="act" value="change" />
                <CategorySelects field={field} first={pose.words} />
                <OriginSelect field={field} first={pose.origin} />
                <TextField label="利用できる根拠" {...field('licence', pose.licence)} max={LICENCE_MAX} required />
                <div>
                  <Button type="submit">保存する</Button>
                </div>
              </PostForm>
            </Sheet>
          </Section>
          {isShown && (
            <Section title="見本">
              <Sheet>
                <PostForm className="grid gap-4" noValidate>
                  <input type="hidden" name="act" value="sample" />
                  <Select
                    label="見本の順番"
                    hint="12点の見本は、プランのない人にも見えます。同じ順番のポーズは見本から外れます。"
                    name="sample"
                    options={places}
                    defaultValue={String(pose.sample ?? 0)}
                  />
                  <div>
                    <Button type="submit" look="outline">
                      見本を保存する
                    </Button>
                  </div>
                </PostForm>
              </Sheet>
            </Section>
          )}
        </div>
      </div>
    </StaffPage>
  )
}
