import type { fieldsOf } from '#platform/form-fields.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { QUESTION_MAX } from '../terms.ts'
import { kindNames, surveyKinds, type SurveyKind } from '../terms.ts'

type Props = { field: ReturnType<typeof fieldsOf>; first: { title?: string; kind?: SurveyKind; position: number } }

export const SurveyFields = ({ field, first }: Props) => (
  <>
    <TextField label="質問" {...field('title', first.title)} max={QUESTION_MAX} required />
    <Select
      label="選び方"
      {...field('kind', first.kind)}
      options={surveyKinds.map((value) => ({ value, label: kindNames[value] }))}
    />
    <TextField
      label="表示順"
      {...field('position', String(first.position))}
      inputMode="numeric"
      hint="小さい順に表示されます"
      required
    />
  </>
)
