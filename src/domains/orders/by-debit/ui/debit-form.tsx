import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { selectionPath } from '../../selection.ts'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { troublesOf } from '../application-form.ts'
import { debitPaths } from '../../paths.ts'
import type { FormView } from '../read-form.server.ts'
import { receivingNames } from '../../debit-applications/terms.ts'
import { debitSteps } from '../../debit-applications/ui/debit-steps.ts'
import { PostalFields } from './postal-fields.tsx'
import { useFormValues } from './use-form-values.ts'

type Props = { view: FormView; trouble?: FormTrouble | undefined }

/** How the paper for the bank is to come. Nothing of a bank is asked for here: that stands on the paper alone. */
export function DebitForm({ view, trouble }: Props) {
  const { choice, planName, canPrint } = view
  const given = trouble?.values ?? view.given
  const first = { ...given, ...(!canPrint && { receiving: 'post' }) }
  const { form, values, left } = useFormValues(first, Object.keys(trouble?.fields ?? {}))
  const { sending, onSubmit } = useSending()
  const troubles = troublesOf(values)
  const errorOf = (name: string) => (left.has(name) ? (troubles[name]?.[0] ?? null) : null)

  return (
    <OrderScreen
      title="口座振替のお申し込み"
      steps={debitSteps}
      now={debitSteps[1]}
      lead={`${planName}を、口座振替でお支払いになる方のお手続きです。${canPrint ? '口座振替依頼書の受け取り方法をお選びください。' : ''}`}
    >
      <PostForm ref={form} action={debitPaths.applications} noValidate onSubmit={onSubmit} className="grid gap-8">
        <HiddenFields
          fields={{
            subscription_id: String(choice.planId),
            ...(choice.isStudent && { discount: 'student' }),
            ...(choice.optionId !== null && { option: String(choice.optionId) }),
          }}
        />
        {canPrint ? (
          <RadioGroup
            name="receiving"
            label="口座振替依頼書の受け取り方法"
            choices={[
              { value: 'print', label: receivingNames.print, hint: 'お申し込みのあと、PDFをダウンロードできます。' },
              { value: 'post', label: receivingNames.post, hint: '5営業日以内に、ご登録の住所へお送りします。' },
            ]}
            defaultValue={String(first.receiving ?? '')}
            error={errorOf('receiving')}
            required
          />
        ) : (
          <PostedOnly />
        )}
        {values.receiving === 'post' && <PostalFields given={given} errorOf={errorOf} />}
        <WhatFollows />
        <div className="grid max-w-reading gap-3">
          <Button type="submit" size="large" wide pending={sending} reason={whyNot(values.receiving, troubles)}>
            次へ進む
          </Button>
          <LinkButton to={selectionPath({ ...choice, payment: 'direct_debit' })} look="quiet" wide reloadDocument>
            戻る
          </LinkButton>
        </div>
      </PostForm>
    </OrderScreen>
  )
}

/** Where nobody prints at home there is nothing to choose. */
function PostedOnly() {
  return (
    <div className="grid max-w-reading gap-1">
      <input type="hidden" name="receiving" value="post" />
      <p className="font-bold">口座振替依頼書は、郵送でお送りします。</p>
      <p className="text-sm text-graphite">5営業日以内に、下のご住所へお送りします。</p>
    </div>
  )
}

function whyNot(receiving: unknown, troubles: object) {
  if (receiving !== 'print' && receiving !== 'post') return '受け取り方法を選ぶと進めます。'
  return Object.keys(troubles).length > 0 ? 'お名前とご住所を入力すると進めます。' : null
}

function WhatFollows() {
  return (
    <ul className="grid max-w-reading list-disc gap-1 pl-6 text-sm text-graphite">
      <li>次の画面で、携帯電話番号をSMSで確認します。</li>
      <li>口座番号などは依頼書だけにご記入ください。このサイトでお尋ねすることはありません。</li>
      <li>毎月の料金に、口座振替手数料198円（税込）がかかります。無料体験の期間にはかかりません。</li>
      <li>
        お名前とご住所は依頼書の郵送に、携帯電話番号は認証と、重複したお申し込みの確認に使います。詳しくは
        <a href={href('/terms/:document', { document: 'privacy_policy' })} target="_blank" rel="noopener">
          プライバシーポリシー
        </a>
        をご覧ください。
      </li>
    </ul>
  )
}
