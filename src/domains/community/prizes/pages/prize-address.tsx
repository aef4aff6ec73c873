import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Column } from '#ui/column.tsx'
import { CounterField } from '#ui/counter-field.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextField } from '#ui/text-field.tsx'
import { giveAddress } from '../actions/give-address.ts'
import { AddressForm } from '../forms.ts'
import { findWon } from '../queries.ts'
import { openAddress } from '../sealed.ts'
import { ADDRESS_MAX, KEPT_DAYS, NAME_MAX } from '../terms.ts'
import type { Route } from './+types/prize-address'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, house, memberId, now } = actor(context)
  const found = orNotFound(await findWon(db, idOf(params.id), now))
  const work = orNotFound(found.member_id === memberId ? found : null)
  return {
    title: work.title,
    award: work.award!,
    sent: work.sent_at && formatDay(work.sent_at),
    given: openAddress(house, work.id, work.sealed),
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    await giveAddress(who, id, readBody(who.body, AddressForm))
    const path = href('/illust_contest_applicants/:id/address', { id: String(id) })
    return flash(who, path, '届け先を受け付けました。発送したらメールでお知らせします。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '賞品の届け先')

export default function PrizeAddress({ loaderData: { title, award, sent, given }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <Column width="form">
      <SectionHeading level={1} lead={`「${title}」${award}`}>
        賞品の届け先
      </SectionHeading>
      {sent ? (
        <p>
          {sent}に発送しました。届け先は、発送から{KEPT_DAYS}日後に消去します。
        </p>
      ) : (
        <PostForm className="grid gap-5" noValidate>
          <p className="text-graphite">
            賞品をお送りするためにだけ使います。経理のスタッフだけが見て、発送から{KEPT_DAYS}日後に消去します。
            発送するまでは変更できます。
          </p>
          <CounterField
            {...field('name', given?.name)}
            label="お名前"
            autoComplete="name"
            max={NAME_MAX}
            letters
            required
          />
          <TextField
            {...field('postal_code', given?.postal_code)}
            label="郵便番号"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="1500001"
            className="max-w-48"
            required
          />
          <CounterField
            letters
            {...field('address', given?.address)}
            label="住所"
            hint="都道府県から、建物名と部屋番号まで。"
            autoComplete="street-address"
            max={ADDRESS_MAX}
            required
          />
          <TextField
            {...field('phone', given?.phone)}
            label="電話番号"
            hint="配達のためにだけ使います。"
            inputMode="tel"
            autoComplete="tel"
            className="max-w-60"
            required
          />
          <FieldError error={wholeTrouble(trouble)} />
          <div>
            <Button type="submit">{given ? '変更を保存する' : '届け先を送る'}</Button>
          </div>
        </PostForm>
      )}
    </Column>
  )
}
