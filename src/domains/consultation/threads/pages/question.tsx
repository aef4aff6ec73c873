import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { addToThread, removeOwn } from '../actions/change-own.ts'
import { allowReuse } from '../actions/allow-reuse.ts'
import { ThreadForm } from '../forms.ts'
import { readThread } from '../read-threads.server.ts'
import { ThreadScreen } from '../ui/thread-screen.tsx'
import type { Route } from './+types/question'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { thread: await readThread(actor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const asking = actor(context)
  const id = idOf(params.id)
  return pageForm(asking, async () => {
    const form = readBody(asking.body, ThreadForm)
    if (form.act === 'remove') {
      await removeOwn(asking, id)
      return flash(asking, href('/questions'), '質問を削除しました。')
    }
    if (form.act === 'add') await addToThread(asking, id, form)
    else await allowReuse(asking, id, form.may_reuse)
    return flash(asking, href('/questions/:id', { id: String(id) }), SAID[form.act])
  })
}

const SAID = { add: '追記を送信しました。', reuse: '公開についての設定を保存しました。' }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.thread.heading ?? '質問')

export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  return <ThreadScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
