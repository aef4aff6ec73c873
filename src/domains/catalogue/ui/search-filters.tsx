import { href, Form, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { levelLabels } from '#ui/levels.ts'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { type Filters, longestQuery } from '../search/terms.ts'
import { searchPath } from '../paths.ts'
import { type Drawing, levels, tabs } from '../terms.ts'

type Props = {
  filters: Filters
  teachers: readonly { id: number; name: string }[]
  drawings: readonly { id: Drawing; label: string }[]
  /** Whether there is anything to narrow. */
  narrows: boolean
}

/** The question and what narrows its answer: one form, whose address can be sent on. A choice acts at once where scripts run. */
export function SearchFilters({ filters: { query, ...chosen }, teachers, drawings, narrows }: Props) {
  const submit = useSubmit()
  const isNarrowed = [chosen.tab, chosen.level, chosen.drawing, chosen.teacher].some((one) => one !== null)
  const shown = choicesOf(chosen, { teachers, drawings })
  return (
    <Form role="search" aria-label="検索の条件" method="get" action={href('/search')} className="grid gap-4">
      <div className="flex max-w-3xl gap-2">
        <div className="relative min-w-0 flex-1">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-graphite" />
          <input
            type="text"
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            aria-label="検索することば"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={longestQuery}
            defaultValue={query}
            placeholder="描きたいもの、困っていること、先生の名前"
            className="field min-h-11 pl-10"
          />
        </div>
        <Button type="submit">検索</Button>
      </div>
      {(narrows || isNarrowed) && (
        <details className="narrowing">
          <summary className="field">
            <b>絞り込み</b>
            {shown
              .flatMap(({ value, options }) => options.find((option) => option.value === value)?.label ?? [])
              .join('・')}
          </summary>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:max-w-4xl">
            {shown.map(({ name, label, value, options }) => (
              <Select
                key={name}
                name={name}
                label={label}
                defaultValue={value ?? ''}
                options={[{ value: '', label: 'すべて' }, ...options]}
                onChange={({ currentTarget }) => void submit(currentTarget.form)}
              />
            ))}
          </div>
        </details>
      )}
      {isNarrowed && (
        <p>
          <Link
            to={searchPath({ query })}
            className="inline-flex min-h-11 items-center text-sm text-indigo underline underline-offset-4"
          >
            条件を消す
          </Link>
        </p>
      )}
    </Form>
  )
}

/** What can be chosen; what has nothing to choose from is left out. */
function choicesOf(chosen: Omit<Filters, 'query'>, { teachers, drawings }: Pick<Props, 'teachers' | 'drawings'>) {
  const choices = [
    { name: 'tab', label: '分野', value: chosen.tab, options: tabs.map(({ id, label }) => ({ value: id, label })) },
    {
      name: 'level',
      label: 'レベル',
      value: chosen.level,
      options: levels.map((level) => ({ value: level, label: levelLabels[level] })),
    },
    {
      name: 'drawing',
      label: '描く時間',
      value: chosen.drawing,
      options: drawings.map(({ id, label }) => ({ value: id, label })),
    },
    {
      name: 'teacher',
      label: '先生',
      value: chosen.teacher === null ? null : String(chosen.teacher),
      options: teachers.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ]
  return choices.filter(({ options }) => options.length > 0)
}
