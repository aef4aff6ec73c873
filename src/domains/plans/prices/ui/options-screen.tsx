import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { DataTable } from '#ui/data-table.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ChoicesPage, openColumns } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { OPTION_DUE } from '../../options/terms.ts'
import type { StaffOption } from '../read-prices.server.ts'

type Props = { options: StaffOption[]; trouble: FormTrouble | null }

export function OptionsScreen({ options, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <ChoicesPage
      title="プランの特典"
      lead={`6ヶ月プランと12ヶ月プランの申し込みで選べる特典です。終了した特典は、選んだ会員にはそのまま残ります。選んだ会員が最初の月額を支払うと、学校にメールが届きます。${OPTION_DUE}、会員のメールアドレスへお送りください。`}
      addTitle="特典を追加"
      trouble={trouble}
      fields={
        <>
          <TextField label="名前" {...field('name')} max={60} required />
          <TextArea label="説明" {...field('description')} rows={3} max={300} required />
          <TextField label="コード" {...field('code')} hint="半角英数字。会員には表示されません。" required />
          <TextField label="表示順" {...field('position', String(options.length + 1))} inputMode="numeric" required />
        </>
      }
    >
      {options.length === 0 ? (
        <Nothing>特典はまだありません。</Nothing>
      ) : (
        <DataTable
          dense
          caption="特典の一覧"
          rows={options}
          keyOf={({ id }) => id}
          columns={[
            { label: '表示順', of: ({ position }) => position, figures: true },
            {
              label: '特典',
              of: ({ name, description }) => (
                <>
                  <span className="font-bold">{name}</span>
                  <span className="block text-graphite">{description}</span>
                </>
              ),
            },
            { label: 'コード', of: ({ code }) => code },
            { label: '選ばれた契約', of: ({ chosen }) => chosen, figures: true },
            ...openColumns('受付中', ({ name }: StaffOption) => name),
          ]}
        />
      )}
    </ChoicesPage>
  )
}
