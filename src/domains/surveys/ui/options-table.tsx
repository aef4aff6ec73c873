import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Bar } from '#ui/staff/bar.tsx'
import { openColumns } from '#ui/staff/choices-page.tsx'
import { OPTION_MAX } from '../terms.ts'
import type { OptionCount } from '../staff-queries.ts'

type Props = { surveyId: number; options: OptionCount[] }

/** Each option with how often it was chosen; its words and its place are mended in the row. */
export function OptionsTable({ surveyId, options }: Props) {
  const most = Math.max(1, ...options.map(({ count }) => count))
  const rows = options.map((option) => ({ ...option, isOpen: option.archivedAt === null }))
  return (
    <div className="grid gap-3">
      <DataTable
        dense
        caption="選択肢ごとの回答数"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: '選択肢', of: ({ title }) => <span className="block min-w-36">{title}</span> },
          { label: '回答数', of: ({ count }) => count.toLocaleString('ja-JP'), figures: true },
          { label: 'グラフ', of: ({ count }) => <Bar percent={(100 * count) / most} /> },
          { label: '直す', of: (option) => <MendForm option={option} /> },
          ...openColumns('表示中', ({ title }: (typeof rows)[number]) => title),
        ]}
      />
      <div>
        <a
          href={callPath('/staff/first_surveys/:id/counts.csv', { id: surveyId })}
          download
          className={buttonLook({ look: 'outline', size: 'small' })}
        >
          <Icon name="download" />
          集計をCSVで書き出す
        </a>
      </div>
    </div>
  )
}

function MendForm({ option: { id, title, position } }: { option: OptionCount }) {
  return (
    <PostForm className="flex items-center gap-2" noValidate>
      <input type="hidden" name="intent" value="mend" />
      <input type="hidden" name="id" value={id} />
      <input
        name="title"
        defaultValue={title}
        aria-label={`「${title}」の文`}
        maxLength={OPTION_MAX * 2}
        className="field min-h-9 min-w-40"
      />
      <input
        name="position"
        defaultValue={position}
        inputMode="numeric"
        aria-label={`「${title}」の表示順`}
        className="field figures min-h-9 w-16"
      />
      <Button type="submit" look="outline" size="small" aria-label={`「${title}」を保存する`}>
        保存
      </Button>
    </PostForm>
  )
}
