import { useState } from 'react'
import type { Agreement } from '#domains/contracts/terms.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Icon } from '#ui/icon.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ageChoices, GUARDIAN_NOTICE } from '../guardian-words.ts'

type Props = {
  consent: Agreement['guardianConsent']
  guardian?: string | undefined
  guardianEmail?: string | undefined
  mistake?: string | null | undefined
}

/** Whether who orders is of age; who is not names a guardian, whose consent is asked for before anything begins. */
export function AgeQuestion({ consent, guardian, guardianEmail, mistake }: Props) {
  const [isMinor, setMinor] = useState(guardian === 'minor')
  if (consent)
    return (
      <p className="flex items-start gap-2">
        <Icon name="check" className="mt-0.5 size-5 flex-none text-leaf" />
        保護者の方の同意をいただいています（{formatMoment(new Date(consent.at))}）。
      </p>
    )
  const atAddress = mistake && guardian === 'minor'
  return (
    <div className="grid gap-4" onChange={(event) => setMinor(isMinorChosen(event.target, isMinor))}>
      <RadioGroup
        name="guardian"
        label="年齢の確認"
        hint={GUARDIAN_NOTICE}
        choices={ageChoices}
        defaultValue={guardian}
        error={atAddress ? null : mistake}
        required
      />
      {isMinor && (
        <div className="grid gap-3 border-l-4 border-line pl-4">
          <TextField
            label="保護者の方のメールアドレス"
            name="guardian_email"
            type="email"
            autoComplete="off"
            defaultValue={guardianEmail}
            hint="ご自身のアドレスは使えません。お申し込みの内容を確認していただくメールをお送りします。"
            error={atAddress ? mistake : null}
            required
          />
          <p className="text-sm text-graphite">
            同意をいただくまで最長72時間、お申し込みをお預かりします。その間、料金とキャンペーンはそのままで、料金はかかりません。入力したカードは保存せず、同意のあとにもう一度確認します。
          </p>
        </div>
      )}
    </div>
  )
}

function isMinorChosen(target: EventTarget, before: boolean): boolean {
  return target instanceof HTMLInputElement && target.name === 'guardian' ? target.value === 'minor' : before
}
