import type { fieldsOf } from '#platform/form-fields.ts'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { entrantNames } from '../terms.ts'

type Props = { field: ReturnType<typeof fieldsOf>; first?: Partial<Record<string, string>> }

/** What a contest says of itself, and its times in Tokyo. */
export function ContestFields({ field, first = {} }: Props) {
  return (
    <>
      <TextField {...field('title', first.title)} label="タイトル" max={60} required />
      <TextField {...field('theme', first.theme)} label="テーマ" max={100} required />
      <TextArea {...field('content', first.content)} label="説明" max={2_000} rows={4} required />
      <TextArea
        {...field('rules', first.rules)}
        label="応募のきまり"
        hint="公開したあとに変えると次の版になり、それぞれの応募に、そのときの版が残ります。"
        max={2_000}
        rows={4}
        required
      />
      <TextArea {...field('prizes', first.prizes)} label="賞" max={1_000} rows={3} required />
      <Select
        {...field('entrants', first.entrants)}
        label="応募できる人"
        options={Object.entries(entrantNames).map(([value, label]) => ({ value, label }))}
      />
      <Select
        {...field('asks_address', first.asks_address)}
        label="賞品の郵送"
        hint="「する」を選ぶと、結果発表のあと、受賞した人だけに届け先をたずねます。"
        options={[
          { value: '', label: 'しない' },
          { value: '1', label: 'する（受賞した人に届け先をたずねる）' },
        ]}
      />
      <TextField {...field('starts_at', first.starts_at)} label="開始" type="datetime-local" required />
      <TextField {...field('ends_at', first.ends_at)} label="終了" type="datetime-local" required />
      <TextField
        {...field('results_at', first.results_at)}
        label="結果発表"
        type="datetime-local"
        optional
        hint="この時刻に、どのページでも同時に発表されます。"
      />
    </>
  )
}
