import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CONTENT_MAX, commentStatusNames, NO_R18, statusNames, TITLE_MAX } from '../terms.ts'

type Words = Record<string, string>
type Props = { words: Words; change: (part: Words) => void; errors?: Record<string, string[]> }

const hints = { opened: '表示名とアイコンといっしょに、どなたでも見られます。', closed: 'あなただけが見られます。' }

/** The words of a report, and who may see it and answer. */
export function ReportFields({ words, change, errors = {} }: Props) {
  const text = (name: string) => ({
    name: `illust_report[${name}]`,
    value: words[name] ?? '',
    error: errors[name]?.[0],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const choice = (name: string) => ({
    name: `illust_report[${name}]`,
    value: words[name],
    error: errors[name]?.[0],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <>
      <TextField label="タイトル" max={TITLE_MAX} {...text('title')} />
      <TextArea
        label="コメント"
        max={CONTENT_MAX}
        rows={5}
        hint="気をつけたところ、むずかしかったところ、使った画材など。"
        {...text('content')}
      />
      <RadioGroup
        label="公開するかどうか"
        {...choice('status')}
        choices={Object.entries(statusNames).map(([value, label]) => ({
          value,
          label,
          hint: hints[value as keyof typeof hints],
        }))}
      />
      <RadioGroup
        label="コメント"
        {...choice('comment_status')}
        choices={Object.entries(commentStatusNames).map(([value, label]) => ({ value, label }))}
      />
    </>
  )
}

/** What may not be shown here. */
export const Manners = () => (
  <ul className="grid list-disc gap-1 rounded-sheet border border-line bg-sheet py-4 pr-5 pl-9 text-sm">
    <li className="font-bold">{NO_R18}</li>
    <li>ほかの方の作品、生成AIで作った画像、実在の人への暴力を描いた絵は投稿できません。</li>
    <li>本名、学校名、連絡先など、あなたや友だちがわかることは書かないでください。</li>
    <li>写真の位置情報などは、投稿のときに取り除かれます。</li>
  </ul>
)
