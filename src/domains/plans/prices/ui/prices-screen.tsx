import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AddForm } from '#ui/staff/add-form.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { PlanPrices } from '../read-prices.server.ts'

type Props = { plans: PlanPrices[]; trouble: FormTrouble | null }

const phases = { coming: ['info', '改定予定'], current: ['done', '適用中'], past: ['plain', '過去'] } as const

export function PricesScreen({ plans, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <StaffPage
      title="料金"
      lead="料金は月額（税込）です。改定は適用開始の日時を指定して登録します。過去と現在の料金は変更できません。"
      trouble={wholeTrouble(trouble)}
    >
      {plans.map(({ name, current, rows }) => (
        <Section key={name} title={`${name}　${current}`}>
          <DataTable
            dense
            caption={`${name}の料金`}
            rows={rows}
            keyOf={({ validFrom }) => validFrom}
            columns={[
              { label: '状態', of: ({ phase }) => <Badge tone={phases[phase][0]}>{phases[phase][1]}</Badge> },
              { label: '適用開始', of: ({ from }) => <span className="figures whitespace-nowrap">{from}</span> },
              { label: '月額（税込）', of: ({ price }) => price, figures: true },
              { label: '変化', of: ({ change }) => change },
              {
                label: '操作',
                of: ({ phase, months, validFrom, from }) =>
                  phase === 'coming' && (
                    <PostForm>
                      <input type="hidden" name="intent" value="remove" />
                      <input type="hidden" name="term_months" value={months} />
                      <input type="hidden" name="valid_from" value={validFrom} />
                      <Button
                        type="submit"
                        look="outline"
                        size="small"
                        aria-label={`${name}の${from}からの改定を取り消す`}
                      >
                        取り消す
                      </Button>
                    </PostForm>
                  ),
              },
            ]}
          />
        </Section>
      ))}
      <AddForm title="改定を登録" intent="add" label="登録する">
        <Select
          label="プラン"
          {...field('term_months', '1')}
          options={[
            { value: '1', label: '1ヶ月プラン' },
            { value: '6', label: '6ヶ月プラン' },
            { value: '12', label: '12ヶ月プラン' },
          ]}
          required
        />
        <TextField label="適用開始" {...field('valid_from')} type="datetime-local" required />
        <TextField label="月額（円・税込）" {...field('monthly_yen')} inputMode="numeric" required />
      </AddForm>
    </StaffPage>
  )
}
