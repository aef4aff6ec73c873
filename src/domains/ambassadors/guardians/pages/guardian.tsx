import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { GuidePage } from '#ui/guide-page.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { needAmbassador } from '../../read-ambassador.server.ts'
import { comeOfAge } from '../actions/come-of-age.ts'
import { askGuardian } from '../actions/ask-guardian.ts'
import { GuardianForm } from '../forms.ts'
import { findGuardian } from '../queries.ts'
import { whyNotPaid } from '../rules.ts'
import { GUARDIAN_NAME_MAX } from '../terms.ts'
import type { Route } from './+types/guardian'

/** Who is of age, or whose guardian has agreed, has nothing to ask. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const { age, memberId } = await needAmbassador(asking)
  const guardian = await findGuardian(asking.db, memberId)
  if (!whyNotPaid(age, guardian)) throw redirect(href('/ambassador_users/rewards'))
  const asked = guardian && { name: guardian.name, email: guardian.email ?? '', on: formatDay(guardian.askedAt) }
  return { asked, isOver: guardian !== null && guardian.expiresAt <= asking.now }
}

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  const { age, memberId } = await needAmbassador(asking)
  return pageForm(asking, async () => {
    if (asking.body.fields.act === 'of-age') {
      await comeOfAge(asking)
      return flash(asking, href('/ambassador_users/rewards'), '18歳以上の登録に変更しました。')
    }
    if (whyNotPaid(age, await findGuardian(asking.db, memberId)))
      await askGuardian(asking, readBody(asking.body, GuardianForm))
    return flash(asking, href('/ambassador_users/guardian'), '保護者の方にメールをお送りしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '保護者の同意')

export default function GuardianPage({ loaderData: { asked, isOver }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <GuidePage
      title="保護者の同意"
      lead="18歳未満の方に報酬をお支払いするには、保護者の方の同意が必要です。保護者の方にメールをお送りします。"
    >
      {asked && (
        <Sheet role="status" className="grid gap-1">
          <p className="font-bold">{isOver ? 'リンクの期限が過ぎました。' : '保護者の方のお返事を待っています。'}</p>
          <p className="text-sm text-graphite">
            {asked.on}に<span className="wrap-anywhere">{asked.email}</span>
            へお送りしました。届いていないときは、下からもう一度お送りください。
          </p>
        </Sheet>
      )}
      <PostForm className="grid max-w-form gap-6" noValidate>
        <TextField
          label="保護者のお名前"
          {...field('guardian_name', asked?.name)}
          max={GUARDIAN_NAME_MAX}
          autoComplete="off"
          required
        />
        <TextField
          label="保護者のメールアドレス"
          {...field('guardian_email', asked?.email)}
          type="email"
          autoComplete="off"
          hint="同意をお願いするためだけに使い、同意のあとは消去します。"
          required
        />
        <FieldError error={wholeTrouble(trouble)} />
        <div>
          <Button type="submit" size="large">
            {asked ? 'もう一度メールを送る' : '保護者にメールを送る'}
          </Button>
        </div>
      </PostForm>
      <section aria-labelledby="of-age" className="grid max-w-form justify-items-start gap-3 border-t border-line pt-8">
        <h2 id="of-age" className="text-lg">
          18歳になった方
        </h2>
        <p>登録のあとに18歳になった方は、保護者の同意なしで報酬を受け取れます。</p>
        <PostForm>
          <Button type="submit" name="act" value="of-age" look="outline">
            18歳以上になりました
          </Button>
        </PostForm>
      </section>
    </GuidePage>
  )
}
