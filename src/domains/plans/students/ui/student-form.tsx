import { useState } from 'react'
import { Mistakes } from '#domains/accounts/ui/mistakes.tsx'
import { usePosting } from '#domains/accounts/ui/posting.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { registrationPath } from '../../paths.ts'
import type { Registration } from '../read-registration.server.ts'
import { asksForDetails } from '../terms.ts'
import { CardPicker } from './card-picker.tsx'
import { DetailFields, GraduationFields, PersonFields, SchoolFields } from './student-fields.tsx'

type Props = { registration: Registration; trouble?: FormTrouble | undefined }

const always = ['name', 'born_on', 'school_classification', 'school_name']
const graduation = ['school_graduation_year', 'school_graduation_month']
const details = ['school_department', 'student_id_or_student_email']
const part = (name: string) => `school_user[${name}]`

/** Everything by which the school knows a student; what their kind of school does not have is not asked for. */
export function StudentForm({ registration: { memberId, years }, trouble }: Props) {
  const given = (name: string) => trouble?.values[`school_user.${name}`] ?? trouble?.values[name] ?? ''
  const field = (name: string) => ({ name: part(name), error: trouble?.fields[name]?.[0], defaultValue: given(name) })
  const [school, setSchool] = useState(given('school_classification'))
  const [front, setFront] = useState(false)
  const [second, setSecond] = useState(true)
  const asked = asksForDetails(school)
  const { filled, sending, form } = usePosting([...always, ...graduation, ...(asked ? details : [])].map(part))
  const isReady = filled && front && second
  return (
    <Sheet>
      <PostForm {...form} files action={registrationPath(memberId)} className="grid gap-6">
        <Mistakes sentences={[wholeTrouble(trouble)]} />
        <PersonFields field={field} />
        <SchoolFields field={field} onChoose={setSchool} />
        <DetailFields key={String(asked)} field={field} asked={asked} chosen={school !== ''} />
        <GraduationFields field={field} years={years} />
        <CardPicker
          name={part('student_card_image')}
          label="学生証（表面）"
          hint="JPEG・PNG・GIF、5MBまで。氏名と学校名、有効期限が読める画像を選んでください。"
          error={trouble?.fields.student_card_image?.[0]}
          onChange={(state) => setFront(state === 'fits')}
          required
        />
        <CardPicker
          name={part('student_card_image_second')}
          label="学生証（裏面など、2枚目）"
          hint="必要なときだけ選んでください。JPEG・PNG・GIF、5MBまで"
          error={trouble?.fields.student_card_image_second?.[0]}
          onChange={(state) => setSecond(state !== 'unfit')}
        />
        <p className="text-sm text-graphite">
          画像は確認のためだけに使い、ご本人とスタッフのほかは見られません。確認から90日後に削除します。
        </p>
        <Button
          type="submit"
          pending={sending}
          reason={isReady ? null : '必須の項目と学生証の画像がそろうと、登録できます。'}
          className="justify-self-start"
        >
          学生割引を登録する
        </Button>
      </PostForm>
    </Sheet>
  )
}
