import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { answerText } from '../../inbox/forms.ts'
import { propose } from '../actions/propose.ts'
import { teacherWhoAnswers } from '../own-desk.ts'
import { readHanded } from '../read-handed.server.ts'
import { HandedScreen } from '../ui/handed-screen.tsx'
import type { Route } from './+types/teacher-question'

const Form = z.object({ answer: answerText })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { who, teacherId } = teacherWhoAnswers(context)
  return { question: await readHanded(who, idOf(params.id), teacherId) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { who, teacherId } = teacherWhoAnswers(context)
  const id = idOf(params.id)
  await readHanded(who, id, teacherId)
  return pageForm(who, async () => {
    await propose(who, id, teacherId, readBody(who.body, Form).answer)
    return flash(who, href('/teacher_questions'), '回答案を運営に送りました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '講座への質問')

export default function TeacherQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <HandedScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
