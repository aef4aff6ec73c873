import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { ownTeacher } from '../../teachers/own-teacher.ts'
import { keepPhrase } from '../actions/keep-phrase.ts'
import { PhraseForm } from '../forms.ts'
import { listPhrases } from '../queries.ts'
import { PhrasesScreen } from '../ui/phrases-screen.tsx'
import type { Route } from './+types/phrases'

export async function loader({ context }: Route.LoaderArgs) {
  const { who, teacher } = await ownTeacher(context)
  const phrases = await listPhrases(who.db, teacher.id)
  const asked = who.url.searchParams.get('edit')
  const edited = phrases.find(({ id }) => String(id) === asked) ?? null
  return { phrases, edited: asked === null ? null : (edited ?? notFound()) }
}

const said = { add: '定型文を追加しました。', change: '定型文を保存しました。', remove: '定型文を削除しました。' }

export async function action({ context }: Route.ActionArgs) {
  const { who, teacher } = await ownTeacher(context)
  return pageForm(who, async () => {
    const form = readBody(who.body, PhraseForm)
    await keepPhrase(who, teacher.id, form)
    return flash(who, href('/correctional_teachers/phrases'), said[form.act])
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コメントの定型文')

export default function Phrases({ loaderData, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return <PhrasesScreen {...loaderData} field={fieldsOf(trouble)} trouble={wholeTrouble(trouble) ?? null} />
}
