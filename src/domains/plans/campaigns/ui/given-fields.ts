import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'

export type CampaignForm = { values: Record<string, string>; trouble: FormTrouble | null; readOnly: boolean }
export type Given = ReturnType<typeof givenFields>

/** What each field of a campaign's form is given by its name, and each tick. */
export function givenFields({ values, trouble, readOnly }: CampaignForm) {
  const field = fieldsOf(trouble)
  return {
    text: (name: string) => ({ ...field(name, values[name]), readOnly }),
    tick: (name: string) => ({ name, value: '1', defaultChecked: values[name] === '1', disabled: readOnly }),
  }
}
