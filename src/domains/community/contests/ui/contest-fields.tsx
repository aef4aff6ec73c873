import type { fieldsOf } from '#platform/form-fields.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { field: ReturnType<typeof fieldsOf>; first?: Partial<Record<string, string>> }

/** What a contest says of itself, and its times in Tokyo. */
export function ContestFields({ field, first = {} }: Props) {
  return (
    <>
      <TextField {...field('title', first.title)} label="タイトル" max={60} required />
      <TextField {...field('theme', first.theme)} label="テーマ" max={100} required />
      <TextArea {...field('content', first.content)} label="説明" max={2_000} rows={4} required />
      <TextArea {...field('rules', first.rules)} label="応募のきまり" max={2_000} rows={4} required />
      <TextArea {...field('prizes', first.prizes)} label="賞" max={1_000} rows={3} required />
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
