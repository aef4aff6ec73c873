import { href } from 'react-router'
import type { Agreement } from '#domains/contracts/terms.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DueFigures } from '../../ui/due-figures.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import { TermsList } from '../../ui/terms-list.tsx'
import { CONSENT_WORDS, type ConsentState } from '../terms.ts'

type Props = {
  token: string
  state: ConsentState
  terms: Agreement
  member: { name: string; email: string }
  until: string
  consented: string | null
  contact: string
  trouble: FormTrouble | null
}

const leads: Record<ConsentState, string> = {
  asked: '18歳未満の会員の方のお申し込みです。内容をご確認のうえ、同意するかどうかをお選びください。',
  given: '同意をいただきました。会員の方がお支払いの手続きを終えると、お申し込みが完了します。',
  used: '同意をいただいたお申し込みです。',
  declined: '同意しないとの回答を受け付けました。お申し込みは取り消され、料金はかかりません。',
  fallen: '期限が過ぎたため、このお申し込みは取り消されました。料金はかかっていません。',
  superseded: 'このお願いは、会員の方が新しいお申し込みをしたため、無効になりました。新しいメールをご確認ください。',
  withdrawn: '同意の取り消しを受け付けました。ご利用中のプランがある場合は、解約の手続きをしています。',
}

/** What the last page of an order shows, for who answers for its member. */
export function GuardianScreen(props: Props) {
  const { state, terms, member, contact, consented, until } = props
  return (
    <OrderScreen title="保護者の方の同意" lead={leads[state]}>
      <Sheet as="section" className="grid gap-2">
        <h2 className="text-lg">会員の方</h2>
        <p>
          {member.name} さん（{member.email}）
        </p>
        {consented && <p className="text-sm text-graphite">{consented}に同意をいただきました。</p>}
      </Sheet>
      <DueFigures terms={terms} />
      <section className="grid gap-3">
        <h2 className="text-lg">お申し込みの内容</h2>
        <p className="text-sm text-graphite">
          日付は、{formatDayKey(terms.serviceStartsOn)}
          に手続きを終えた場合です。後の日に終えた場合は、その日から数えます。金額とキャンペーンは変わりません。
        </p>
        <TermsList terms={terms} contact={contact} />
        <p className="text-sm">
          <a href={href('/terms/:document', { document: 'transactions_law' })}>特定商取引法に基づく表記</a>
          {' ・ '}
          <a href={href('/terms/:document', { document: 'user_policy' })}>利用規約</a>
          {' ・ '}
          <a href={href('/terms/:document', { document: 'privacy_policy' })}>プライバシーポリシー</a>
        </p>
      </section>
      {state === 'asked' && <Answer {...props} />}
      {(state === 'given' || state === 'used') && <TakeBack {...props} />}
      <p className="text-sm text-graphite">
        {state === 'asked' && `回答の期限は${until}です。`}ご不明な点は、<a href={`mailto:${contact}`}>{contact}</a>{' '}
        までお問い合わせください。
      </p>
    </OrderScreen>
  )
}

function Answer({ token, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">ご回答</h2>
      <PostForm action={href('/guardian_consents')} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <FieldError error={wholeTrouble(trouble)} />
        <TextField label="保護者の方のお名前" autoComplete="name" required {...field('guardian_name')} />
        <Checkbox
          name="agreed"
          value="1"
          label={CONSENT_WORDS}
          defaultChecked={trouble?.values.agreed === '1'}
          error={trouble?.fields.agreed?.[0] ?? null}
        />
        <Button type="submit" name="act" value="consent" size="large" wide>
          同意する
        </Button>
        <Button type="submit" name="act" value="decline" look="quiet" wide>
          同意しない
        </Button>
      </PostForm>
    </section>
  )
}

function TakeBack({ token, trouble }: Props) {
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">同意を取り消す</h2>
      <p>
        お手続きの途中であれば、お申し込みを取り消します。プランのご利用中であれば、解約（自動更新の停止）の手続きをします。すでに購入した講座など、ほかのお申し込みについては、お問い合わせください。
      </p>
      <PostForm action={href('/guardian_consents')} className="grid justify-items-start gap-4">
        <input type="hidden" name="token" value={token} />
        <FieldError error={wholeTrouble(trouble)} />
        <Button type="submit" name="act" value="take-back" look="danger">
          同意を取り消す
        </Button>
      </PostForm>
    </section>
  )
}
