import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Select } from '#ui/select.tsx'
import type { LateData } from '../read-late.server.ts'

type Props = { late: LateData; trouble: FormTrouble | null }

/** The school says that it is late, and the member what becomes of the work. */
export function LateScreen({ late, trouble }: Props) {
  const { workPath, teacher, requestedOn, dueOn, daysLate, chosenOn, closed } = late
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:px-6 md:py-16">
      <SectionHeading level={1} flush>
        {closed ? '添削の依頼' : 'お返しが遅れています'}
      </SectionHeading>
      <div className="grid gap-2">
        {closed && <p role="status">{closed}</p>}
        {!closed && (
          <p>
            {`${teacher}先生に${requestedOn}にご依頼の作品は、${dueOn}までにお返しする予定でした。`}
            <b className="figures">{`${daysLate}日`}</b>
            過ぎています。お待たせして申し訳ありません。
          </p>
        )}
        <p>
          <Link to={workPath} className="link">
            依頼した作品を見る
          </Link>
        </p>
      </div>
      {closed ? (
        <FieldError error={wholeTrouble(trouble)} />
      ) : chosenOn ? (
        <p role="status">{`${chosenOn}に「このまま待つ」をお選びいただきました。添削が返ってきたらお知らせします。`}</p>
      ) : (
        <Choices late={late} trouble={trouble} />
      )}
    </div>
  )
}

function Choices({ late: { teacher, substitutes }, trouble }: Props) {
  const field = fieldsOf(trouble)
  const { error, defaultValue } = field('choice')
  const hasOthers = substitutes.length > 0
  return (
    <PostForm className="grid justify-items-start gap-6" noValidate>
      <div className="w-full">
        <RadioGroup
          name="choice"
          label="この依頼をどうしますか？"
          hint="選べるのは1回です。決めずにお待ちいただくこともできます。"
          error={error}
          defaultValue={defaultValue}
          choices={[
            { value: 'wait', label: 'このまま待つ', hint: `${teacher}先生の返却をお待ちいただきます。` },
            {
              value: 'another',
              label: '別の先生に頼む',
              disabled: !hasOthers,
              hint: hasOthers
                ? '同じ企画の先生に、同じ作品をお渡しします。返却の目標は今日から30日です。'
                : 'いま受付枠のある先生がほかにいません。',
            },
            {
              value: 'right',
              label: '取り消して次回に使う',
              hint: '次回以降の企画で1作品多く依頼できます。今の企画に空きがあるときは、今の企画でもう一度依頼できます。',
            },
          ]}
        />
      </div>
      {hasOthers && (
        <div className="w-full">
          <Select
            label="「別の先生に頼む」ときの先生"
            name="teacher_id"
            options={substitutes}
            error={field('teacher_id').error}
          />
        </div>
      )}
      <FieldError error={wholeTrouble(trouble)} />
      <Button type="submit" size="large">
        この内容に決める
      </Button>
    </PostForm>
  )
}
