import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ChoicesPage, openColumns } from '#ui/staff/choices-page.tsx'
import type { StaffReason } from '../read-quits.server.ts'

type Props = { reasons: StaffReason[]; trouble: FormTrouble | null }

export function ReasonsScreen({ reasons, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <ChoicesPage
      title="解約理由の選択肢"
      trail={<Breadcrumb trail={[{ label: '解約理由', to: href('/staff/quits') }, { label: '選択肢' }]} />}
      lead="一度答えられた理由は消さずに終了します。終了した理由は、解約の画面に表示されなくなります。"
      addTitle="選択肢を追加"
      trouble={trouble}
      fields={
        <>
          <TextField label="理由" {...field('content')} max={60} required />
          <TextField
            label="表示順"
            {...field('position', String(nextPosition(reasons)))}
            inputMode="numeric"
            hint="小さい順に表示されます"
            required
          />
          <Select
            label="たずねること"
            {...field('asks')}
            options={[
              { value: '', label: 'なし' },
              { value: 'free_text', label: '自由記述（必須）' },
              { value: 'reported_issue', label: '不具合の内容（任意）' },
            ]}
          />
          <TextArea
            label="細かい理由"
            {...field('sub_reasons')}
            hint="1行に1つ。あるときは、会員は1つ以上を選びます。"
            rows={3}
            optional
          />
        </>
      }
    >
      <DataTable
        dense
        caption="解約理由の選択肢"
        rows={reasons}
        keyOf={({ id }) => id}
        columns={[
          { label: '表示順', of: ({ position }) => position, figures: true },
          {
            label: '理由',
            of: ({ content, subReasons }) => (
              <>
                {content}
                {subReasons.length > 0 && <span className="block text-graphite">{subReasons.join(' ／ ')}</span>}
              </>
            ),
          },
          { label: 'たずねること', of: ({ asks }) => asks },
          { label: '回答数', of: ({ count }) => count, figures: true },
          ...openColumns('表示中', ({ content }: StaffReason) => content),
        ]}
      />
    </ChoicesPage>
  )
}

const nextPosition = (reasons: StaffReason[]) => Math.max(0, ...reasons.map(({ position }) => position)) + 1
