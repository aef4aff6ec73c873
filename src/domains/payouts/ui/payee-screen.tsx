import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { ConfirmFields } from '#domains/accounts/ui/confirm-fields.tsx'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { readPayeeForm } from '../read-payee.server.ts'
import { accountTypes, entityNames } from '../terms.ts'

type Form = Awaited<ReturnType<typeof readPayeeForm>>
type Props = { payee: Form; trouble: FormTrouble | null }

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Where the school pays somebody to: said by them alone, and only with the password. */
export function PayeeScreen({ payee, trouble }: Props) {
  const { memberId, way, masked, account } = payee
  const read = fieldsOf(trouble)
  const field = (name: string) => read(name, account[name])
  return (
    <AccountArea
      memberId={memberId}
      place="payouts"
      title="報酬の振込先"
      lead="報酬をお支払いする口座です。内容は暗号化して保管し、お支払いと税務の手続きのほかには使いません。"
    >
      <Link to={href('/users/:userId/payouts', { userId: String(memberId) })}>報酬の一覧にもどる</Link>
      {payee.refused && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          登録の口座にお振り込みできませんでした。正しい口座を登録してください。
        </p>
      )}
      {masked && (
        <Sheet>
          <dl className="grid gap-1">
            <dt className="text-sm text-graphite">現在の振込先（{payee.changed}に登録）</dt>
            <dd className="figures font-bold">{masked}</dd>
          </dl>
        </Sheet>
      )}
      <Sheet>
        <PostForm className="grid gap-6" noValidate>
          <Person field={field} />
          <Bank field={field} masked={masked} />
          <TextField
            {...field('registration')}
            label="適格請求書発行事業者の登録番号"
            optional
            hint="登録している方だけ、Tに続く13桁の数字を入力してください。"
            placeholder="T1234567890123"
            autoComplete="off"
          />
          <ConfirmFields way={way} error={trouble?.fields.current_password?.[0]} />
          <div>
            <Button type="submit">振込先を保存する</Button>
          </div>
        </PostForm>
      </Sheet>
    </AccountArea>
  )
}

type Fields = { field: (name: string) => ReturnType<ReturnType<typeof fieldsOf>> }

function Person({ field }: Fields) {
  return (
    <>
      <RadioGroup
        {...field('entity')}
        label="個人・法人"
        inline
        required
        choices={choicesOf(entityNames)}
        hint="個人の方の添削・コーチングの報酬からは、源泉所得税を差し引いてお支払いします。"
      />
      <TextField {...field('name')} label="お名前" hint="法人のときは名称" autoComplete="name" required />
      <TextField {...field('nameKana')} label="お名前（カナ）" autoComplete="off" required />
      <TextField
        {...field('postalCode')}
        label="郵便番号"
        inputMode="numeric"
        autoComplete="postal-code"
        className="md:max-w-48"
        required
      />
      <TextField {...field('address')} label="ご住所" autoComplete="street-address" required />
    </>
  )
}

function Bank({ field, masked }: Fields & { masked: string | null }) {
  const figures = { inputMode: 'numeric', autoComplete: 'off', required: true, className: 'md:max-w-48' } as const
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField {...field('bankCode')} {...figures} label="金融機関コード" hint="4桁" />
        <TextField {...field('branchCode')} {...figures} label="支店コード" hint="3桁" />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Select {...field('accountType')} label="口座の種類" required options={choicesOf(accountTypes)} />
        <TextField
          {...field('accountNumber')}
          {...figures}
          required={!masked}
          label="口座番号"
          hint={masked ? '変わらないときは、空のままにしてください。' : '7桁まで。ゆうちょ銀行は振込用の番号'}
        />
      </div>
      <TextField
        {...field('holder')}
        label="口座名義（カナ）"
        hint="通帳のとおりに。保存すると、銀行の書き方（半角カナ）に整えます。"
        autoComplete="off"
        required
      />
    </>
  )
}
