import type { FormTrouble } from './page-form.ts'

type Trouble = FormTrouble | null | undefined

/** The fields of a form: what stands in each at first or was typed into it, and what is wrong with that. */
export const fieldsOf = (trouble: Trouble) => (name: string, first?: string) => ({
  name,
  defaultValue: trouble?.values[name] ?? first,
  error: trouble?.fields[name]?.[0],
})

/** What is wrong with the form as a whole; null where it stands at a field. */
export const wholeTrouble = (trouble: Trouble): string | null =>
  trouble && Object.keys(trouble.fields).length === 0 ? trouble.sentence : null
