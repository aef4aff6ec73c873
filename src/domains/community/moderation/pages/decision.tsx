import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Column } from '#ui/column.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { objectTo } from '../actions/object.ts'
import { ObjectForm } from '../forms.ts'
import { findDecision } from '../queries.ts'
import { findTarget, pathOfTarget } from '../targets.ts'
import { actNames, isAgainst, OBJECTION_MAX, targetNames } from '../terms.ts'
import type { Route } from './+types/decision'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, memberId } = actor(context)
  const decision = orNotFound(await findDecision(db, memberId, idOf(params.id)))
  const target = { type: decision.target_type, id: decision.target_id }
  const [shown, path] = await Promise.all([findTarget(db, target), pathOfTarget(db, target)])
  return { decision, canObject: isAgainst(decision.act), about: shown ? shown.title : null, path: shown ? path : null }
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    orNotFound(await findDecision(who.db, who.memberId, id))
    await objectTo(who, id, readBody(who.body, ObjectForm).objection)
    const path = href('/moderation_decisions/:id', { id: String(id) })
    return flash(who, path, '異議を受け付けました。担当者がもう一度確認し、メールでお知らせします。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '投稿についてのお知らせ')

export default function DecisionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { decision, canObject, about, path } = loaderData
  const trouble = actionData?.trouble ?? null
  return (
    <Column width="form">
      <SectionHeading level={1}>投稿についてのお知らせ</SectionHeading>
      <div className="grid gap-8">
        <Facts
          of={[
            ['投稿', about ? `${targetNames[decision.target_type]}「${about}」` : targetNames[decision.target_type]],
            ['対応', actNames[decision.act]],
            [
              '理由',
              <span key="reason" className="whitespace-pre-line">
                {decision.reason}
              </span>,
            ],
            ['日時', formatMoment(decision.decided_at)],
          ]}
        />
        {path && (
          <LinkButton to={path} look="outline" className="justify-self-start">
            投稿を見る
          </LinkButton>
        )}
        {decision.objection && (
          <section className="grid gap-2">
            <h2 className="text-lg">あなたの異議</h2>
            <p className="whitespace-pre-line">{decision.objection}</p>
            <p className="text-sm text-graphite">担当者が確認しています。結果はメールでお知らせします。</p>
          </section>
        )}
        {canObject && !decision.objection && (
          <PostForm className="grid gap-4" noValidate>
            <TextArea
              {...fieldsOf(trouble)('objection')}
              label="異議を申し出る"
              hint="心当たりがないとき、事情を伝えたいときにお書きください。1回だけ送れます。"
              required
              max={OBJECTION_MAX}
              rows={5}
            />
            <FieldError error={wholeTrouble(trouble)} />
            <div>
              <Button type="submit">送る</Button>
            </div>
          </PostForm>
        )}
      </div>
    </Column>
  )
}
