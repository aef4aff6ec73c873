import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { ChoicesPage } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addWatched, removeWatched } from '../actions/change-words.ts'
import { WordsForm } from '../forms.ts'
import { listWatched } from '../queries.ts'
import { effects, wordKinds, type Watched } from '../terms.ts'
import type { Route } from './+types/staff-words'

export async function loader({ context }: Route.LoaderArgs) {
  return { words: await listWatched(staffActor(context).db) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, WordsForm)
    if (form.intent === 'remove') await removeWatched(actor, form.id)
    else await addWatched(actor, form)
    return flash(actor, href('/staff/moderation/words'), form.intent === 'add' ? '追加しました。' : '外しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '注意する言葉とリンク')

export default function StaffWords({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData?.trouble)
  const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
  return (
    <ChoicesPage
      title="注意する言葉とリンク"
      lead="タイトルとコメントにあると、確認待ちにするか、投稿を受け付けません。大文字と小文字、かなの種類、間の記号は区別しません。"
      trail={
        <Link to={href('/staff/moderation')} className="text-sm text-indigo underline underline-offset-4">
          投稿の確認
        </Link>
      }
      trouble={actionData?.trouble ?? null}
      addTitle="言葉かリンク先を追加"
      fields={
        <>
          <RadioGroup {...field('kind', 'word')} label="種類" inline choices={choices(wordKinds)} />
          <TextField
            {...field('text')}
            label="言葉、またはリンク先のドメイン"
            hint="リンク先は example.com のように書きます。"
            max={100}
            required
          />
          <RadioGroup {...field('effect', 'wait')} label="見つけたとき" inline choices={choices(effects)} />
        </>
      }
    >
      {words.length === 0 ? (
        <Nothing>まだありません。</Nothing>
      ) : (
        <DataTable dense caption="注意する言葉とリンク" rows={words} keyOf={({ id }) => id} columns={columns} />
      )}
    </ChoicesPage>
  )
}

const columns = [
  { label: '種類', of: ({ kind }: Watched) => wordKinds[kind] },
  { label: '言葉・リンク先', of: ({ text }: Watched) => text },
  { label: '見つけたとき', of: ({ effect }: Watched) => effects[effect] },
  {
    label: '操作',
    of: ({ id, text }: Watched) => (
      <PostForm>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="remove" look="outline" size="small" aria-label={`「${text}」を外す`}>
          外す
        </Button>
      </PostForm>
    ),
  },
]
