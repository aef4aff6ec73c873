import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { changeQuestion } from '../actions/change-question.ts'
import { QuestionForm } from '../question-form.ts'
import { trialQuestions } from '../queries.ts'
import { BODY_MAX, TITLE_MAX } from '../terms.ts'
import type { Route } from './+types/staff-trial-questions'

export async function loader({ context }: Route.LoaderArgs) {
  return { questions: await trialQuestions(staffActor(context).house) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await changeQuestion(actor, readBody(actor.body, QuestionForm))
    return flash(
      actor,
      href('/staff/trial_questions'),
      '保存しました。お試しセットと申し込みのページに、すぐに表示されます。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '体験のよくある質問')

export default function StaffTrialQuestions({ loaderData: { questions }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title="体験のよくある質問"
      lead="お試しセットのページと、体験を申し込むページに、この7つを表示します。"
      trouble={wholeTrouble(trouble)}
    >
      <div className="grid gap-6 xl:grid-cols-2">
        {questions.map(({ position, title, body }) => {
          const field = fieldsOf(trouble?.values.position === String(position) ? trouble : null)
          return (
            <Section key={`${position} ${title} ${body}`} title={`質問${position}`}>
              <Sheet>
                <PostForm className="grid gap-4" noValidate>
                  <input type="hidden" name="position" value={position} />
                  <TextField label="質問" {...field('title', title)} max={TITLE_MAX} required />
                  <TextArea label="答え" {...field('body', body)} max={BODY_MAX} rows={5} required />
                  <div>
                    <Button type="submit" look="outline" aria-label={`質問${position}を保存する`}>
                      保存する
                    </Button>
                  </div>
                </PostForm>
              </Sheet>
            </Section>
          )
        })}
      </div>
    </StaffPage>
  )
}
