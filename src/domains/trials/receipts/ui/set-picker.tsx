import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TrialCourse } from '../read-trial-sets.server.ts'
import { CourseChoice } from './course-choice.tsx'
import { type Configuration, useSerialCode } from './use-serial-code.ts'

type Props = { configuration: Configuration & { courses: readonly TrialCourse[] }; first: readonly number[] }

/** Picks as many courses as the set allows, asks for the code, and shows once more what is about to be received. */
export function SetPicker({ configuration, first }: Props) {
  const { courses, limit, createUrl, errors } = configuration
  const [picked, setPicked] = useState<readonly number[]>(first)
  const formId = useId()
  const full = picked.length >= limit
  const entry = useSerialCode(configuration, picked.length === limit)
  const { code, setCode, trouble, other, state, mayReceive, onSubmit, cancel } = entry
  const pick = (id: number, isPicked: boolean) => {
    setPicked((before) => (isPicked ? [...before, id].slice(0, limit) : before.filter((one) => one !== id)))
  }
  return (
    <>
      <PostForm id={formId} action={createUrl} files noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-10">
        <section aria-labelledby={`${formId}-courses`} className="min-w-0">
          <SectionHeading id={`${formId}-courses`} lead={`${courses.length}講座のなかから、${limit}つ選びます。`}>
            講座を選ぶ
          </SectionHeading>
          <p className="sticky top-0 z-2 -mx-4 mb-4 flex items-baseline gap-2 border-b border-line bg-paper px-4 py-3 md:mx-0 md:px-0">
            <span className="text-sm text-graphite">選択中</span>
            <output className="figures text-xl font-bold" aria-live="polite" aria-label="選んだ講座の数">
              {picked.length}/{limit}
            </output>
            {full && <span className="text-sm text-graphite">選び終わりました。外すと選び直せます。</span>}
          </p>
          <FieldError error={errors.course} />
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {courses.map((course) => (
              <CourseChoice
                key={course.id}
                course={course}
                picked={picked.includes(course.id)}
                full={full}
                onPick={(isPicked) => pick(course.id, isPicked)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby={`${formId}-code`}>
          <SectionHeading id={`${formId}-code`}>シリアルコードを入力する</SectionHeading>
          <Sheet className="grid max-w-reading gap-5">
            <TextField
              label="シリアルコード"
              name="serial_code"
              hint="カードやメールに書かれた12文字のコードです。例：ABCD-EFGH-JKLM"
              value={code}
              error={trouble}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            {other && (
              <Link to={other} reloadDocument className="inline-flex min-h-11 items-center text-indigo underline">
                このコードのお試しセットを開く
              </Link>
            )}
            <div>
              <Button type="submit" size="large" disabled={!mayReceive} pending={state === 'checking'}>
                受け取る
              </Button>
            </div>
          </Sheet>
        </section>
      </PostForm>
      <Confirm
        formId={formId}
        state={state}
        courses={courses.filter(({ id }) => picked.includes(id))}
        onCancel={cancel}
      />
    </>
  )
}

type ConfirmProps = { formId: string; state: string; courses: readonly TrialCourse[]; onCancel: () => void }

function Confirm({ formId, state, courses, onCancel }: ConfirmProps) {
  const sending = state === 'sending'
  return (
    <Dialog
      open={state === 'confirming' || sending}
      onClose={onCancel}
      title="この講座を受け取りますか"
      footer={
        <>
          <Button look="outline" disabled={sending} onClick={onCancel}>
            キャンセル
          </Button>
          <Button type="submit" form={formId} pending={sending}>
            {sending ? '送信中' : '受け取りを確定する'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="grid gap-3">
          {courses.map(({ id, title, teacher }) => (
            <li key={id} className="grid border-l-4 border-vermilion pl-3">
              <span className="font-bold">{title}</span>
              {teacher && <span className="text-sm text-graphite">{teacher}</span>}
            </li>
          ))}
        </ul>
        <p className="font-bold text-vermilion">受け取り後はコースを変更できません</p>
      </div>
    </Dialog>
  )
}
