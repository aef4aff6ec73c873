import { href } from 'react-router'
import { DataTable } from '#ui/data-table.tsx'
import { Select } from '#ui/select.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import type { Sought } from '../queries.ts'

type Props = {
  week: string
  weeks: readonly { value: string; label: string }[]
  most: readonly Sought[]
  nothing: readonly Sought[]
}

/** A week's searches without persons: what was sought, what found nothing, what was opened. */
export const Report = ({ week, weeks, most, nothing }: Props) => (
  <Section title="検索された言葉">
    <p className="text-sm text-graphite">だれが検索したかは記録しません。検索ページと検索ボックスの合計です。</p>
    {weeks.length === 0 ? (
      <Nothing>検索の記録はまだありません。</Nothing>
    ) : (
      <>
        <FilterForm key={week} label="検索の記録の週" path={href('/staff/search_words')} filtered={false}>
          <Select label="週" name="week" defaultValue={week} options={weeks} />
        </FilterForm>
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
          <Table caption="よく検索された言葉" rows={most} />
          <Table caption="見つからなかった言葉" rows={nothing} />
        </div>
      </>
    )}
  </Section>
)

const Table = ({ caption, rows }: { caption: string; rows: readonly Sought[] }) => (
  <div className="grid min-w-0 content-start gap-2">
    <h3 className="text-sm">{caption}</h3>
    {rows.length === 0 ? (
      <Nothing>ありません。</Nothing>
    ) : (
      <DataTable dense caption={caption} rows={rows} keyOf={({ words }) => words} columns={columns} />
    )}
  </div>
)

const columns = [
  { label: '言葉', of: ({ words }: Sought) => words },
  { label: '検索', figures: true, of: ({ searches }: Sought) => `${searches.toLocaleString('ja-JP')}回` },
  { label: '見つからず', figures: true, of: ({ nothing }: Sought) => `${nothing.toLocaleString('ja-JP')}回` },
  { label: '開かれた', figures: true, of: ({ clicks }: Sought) => `${clicks.toLocaleString('ja-JP')}回` },
]
