import { href } from 'react-router'
import { tabs } from '#domains/catalogue/terms.ts'
import { Select } from '#ui/select.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { courseStates } from '../../terms.ts'
import type { Filters } from '../queries.ts'

type Props = { filters: Filters; teachers: readonly { id: number; name: string }[] }
const all = { value: '', label: 'すべて' }

/** What the list of courses is narrowed by. */
export function CourseFilters({ filters: { q, state, tab, teacher }, teachers }: Props) {
  const filtered = q !== '' || state !== null || tab !== null || teacher !== null
  return (
    <FilterForm
      key={[q, state, tab, teacher].join()}
      label="講座の絞り込み"
      path={href('/staff/courses')}
      filtered={filtered}
    >
      <TextField label="講座名" name="q" defaultValue={q} autoComplete="off" />
      <Select
        label="状態"
        name="state"
        defaultValue={state ?? ''}
        options={[all, ...Object.entries(courseStates).map(([value, label]) => ({ value, label }))]}
      />
      <Select
        label="分野"
        name="tab"
        defaultValue={tab ?? ''}
        options={[all, ...tabs.map(({ id, label }) => ({ value: id, label }))]}
      />
      <Select
        label="先生"
        name="teacher"
        defaultValue={teacher ?? ''}
        options={[all, ...teachers.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
    </FilterForm>
  )
}
