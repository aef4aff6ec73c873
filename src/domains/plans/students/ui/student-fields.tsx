import { CounterField } from '#ui/counter-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { classifications, longest, schoolNames } from '../terms.ts'

type Field = { field: (name: string) => { name: string; error: string | undefined; defaultValue: string } }

const choose = (label = '選んでください') => ({ value: '', label })
const upTo = (max: number) => ({ max, letters: true, stops: true })

export function PersonFields({ field }: Field) {
  return (
    <>
      <CounterField
        {...field('name')}
        {...upTo(longest.name)}
        label="氏名"
        hint="学生証と同じ表記で入力してください。"
        autoComplete="name"
        required
      />
      <TextField
        {...field('born_on')}
        label="生年月日"
        hint="登録の日に25歳以下の方が対象です。"
        type="date"
        autoComplete="bday"
        required
      />
    </>
  )
}

export function SchoolFields({ field, onChoose }: Field & { onChoose: (classification: string) => void }) {
  return (
    <>
      <Select
        {...field('school_classification')}
        label="学校の種類"
        options={[choose(), ...classifications.map((value) => ({ value, label: schoolNames[value] }))]}
        onChange={(event) => onChoose(event.currentTarget.value)}
        required
      />
      <CounterField {...field('school_name')} {...upTo(longest.school)} label="学校名" required />
    </>
  )
}

type Details = Field & {
  /** Whether the chosen kind of school has them; mounted anew when that changes, so that what was typed is gone. */
  asked: boolean
  chosen: boolean
}

export function DetailFields({ field, asked, chosen }: Details) {
  const detail = (name: string) => ({ ...field(name), ...(!asked && { defaultValue: '' }), required: asked })
  const hint = asked
    ? undefined
    : chosen
      ? 'この種類の学校では入力は不要です。'
      : '専門学校・短期大学・大学・大学院などの方が入力します。'
  return (
    <>
      <CounterField
        {...detail('school_department')}
        {...upTo(longest.department)}
        label="学部・学科"
        hint={hint}
        disabled={!asked}
      />
      <TextField
        {...detail('student_id_or_student_email')}
        max={longest.identity}
        maxLength={longest.identity}
        label="学籍番号または学校のメール"
        hint={hint}
        disabled={!asked}
      />
    </>
  )
}

export function GraduationFields({ field, years }: Field & { years: readonly number[] }) {
  return (
    <fieldset className="grid grid-cols-2 gap-4">
      <legend className="sr-only">卒業予定</legend>
      <Select
        {...field('school_graduation_year')}
        label="卒業予定の年"
        options={[choose('年'), ...years.map((year) => ({ value: String(year), label: `${year}年` }))]}
        required
      />
      <Select {...field('school_graduation_month')} label="卒業予定の月" options={[choose('月'), ...months]} required />
    </fieldset>
  )
}

const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: `${index + 1}月` }))
