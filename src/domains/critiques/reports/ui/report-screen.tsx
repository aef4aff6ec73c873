import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ReportKind } from '../../terms.ts'
import { REPORT_MAX, reportKinds } from '../terms.ts'

type Props = {
  id: number
  isOwn: boolean
  person: string
  kinds: ReportKind[]
  openReport: ReportKind | null
  trouble: FormTrouble | null
}

const HINTS: Record<ReportKind, string> = {
  cancel: '事情をお書きください。運営が確認し、取り消すかどうかを決めます。',
  offence: '先生の言葉や描き込みが、人を傷つけるものだったときにお知らせください。',
  r18: '性的な表現や、実在の人への暴力などが含まれる作品です。',
  stolen: '本人が描いたものではないと思われる作品です。',
  ai: '生成AIで作られたと思われる作品です。',
}

/** What somebody tells the school about a work. */
export function ReportScreen({ id, isOwn, person, kinds, openReport, trouble }: Props) {
  const back = href('/user_corrected_works/:id', { id: String(id) })
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:px-6 md:py-16">
      <SectionHeading level={1} flush>
        運営への連絡
      </SectionHeading>
      <p className="text-graphite">
        {isOwn ? `${person}への依頼（添削 No.${id}）について` : `${person}の作品（添削 No.${id}）について`}
      </p>
      {kinds.length === 0 ? (
        <>
          <p role="status">
            {openReport
              ? `「${reportKinds[openReport]}」を受け付けています。運営で確認しています。`
              : 'いま、この作品について連絡できることはありません。'}
          </p>
          <FieldError error={wholeTrouble(trouble)} />
          <LinkButton to={back} look="outline" className="justify-self-start">
            作品のページへ戻る
          </LinkButton>
        </>
      ) : (
        <ReportFields kinds={kinds} isOwn={isOwn} back={back} trouble={trouble} />
      )}
    </div>
  )
}

function ReportFields({ kinds, isOwn, back, trouble }: Pick<Props, 'kinds' | 'isOwn' | 'trouble'> & { back: string }) {
  const field = fieldsOf(trouble)
  const kind = field('kind', kinds.length === 1 ? kinds[0] : undefined)
  return (
    <PostForm className="grid gap-6" noValidate>
      <RadioGroup
        {...kind}
        label="ご連絡の内容"
        required
        choices={kinds.map((value) => ({ value, label: reportKinds[value], hint: HINTS[value] }))}
      />
      <TextArea
        {...field('words')}
        label="理由"
        required
        max={REPORT_MAX}
        rows={5}
        hint={isOwn ? '運営だけが読みます。先生には伝わりません。' : '運営だけが読みます。会員には伝わりません。'}
      />
      <FieldError error={wholeTrouble(trouble)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large">
          運営に送る
        </Button>
        <LinkButton to={back} look="outline" size="large">
          戻る
        </LinkButton>
      </div>
    </PostForm>
  )
}
