import type { fieldsOf } from '#platform/form-fields.ts'
import { Select } from '#ui/select.tsx'
import { categories, type Category, categoryNames, vocabularies } from '../../terms.ts'
import { origins } from '../origins.ts'

type Field = ReturnType<typeof fieldsOf>
const none = { value: '', label: '選んでください' }
const optionsOf = (words: Record<string, string>) => [
  none,
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** The five categories, one word of each. */
export const CategorySelects = ({ field, first }: { field: Field; first?: Partial<Record<Category, string>> }) => (
  <div className="grid gap-4 md:grid-cols-2">
    {categories.map((category) => (
      <Select
        key={category}
        label={categoryNames[category]}
        {...field(category, first?.[category])}
        options={optionsOf(vocabularies[category])}
      />
    ))}
  </div>
)

export const OriginSelect = ({ field, first }: { field: Field; first?: string }) => (
  <Select label="出どころ" {...field('origin', first)} options={optionsOf(origins)} required />
)
