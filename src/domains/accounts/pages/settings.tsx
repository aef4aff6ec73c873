import { href } from 'react-router'
import { readBody } from '#platform/forms.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { changeSettings } from '../actions/change-settings.ts'
import { ownActor } from '#platform/own-page.ts'
import { SettingsForm } from '../terms.ts'
import { Entrance } from '../ui/entrance.tsx'
import { usePosting } from '../ui/posting.ts'
import type { Route } from './+types/settings'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { csrfToken, memberId, member, url } = ownActor(context, params.userId)
  return {
    token: csrfToken,
    memberId,
    name: member.name,
    singleKeys: !member.singleKeysOff,
    saved: url.searchParams.has('saved'),
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  return pageForm(actor, async () => {
    await changeSettings(actor, readBody(actor.body, SettingsForm))
    return seeOther(`${href('/users/:userId/settings', { userId: String(actor.memberId) })}?saved=1`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '設定')

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { token, memberId, name, singleKeys, saved } = loaderData
  const { form, sending } = usePosting([])
  const trouble = actionData?.trouble
  return (
    <Entrance
      title="設定"
      below={
        <ul className="grid gap-2">
          <li>
            <a href={href('/users/:userId/edit_email', { userId: String(memberId) })}>メールアドレスの変更</a>
          </li>
          <li>
            <a href="/accounts/begin_password_reset">パスワードの変更</a>
          </li>
        </ul>
      }
    >
      {saved && !trouble && (
        <p role="status" className="font-bold text-leaf">
          保存しました
        </p>
      )}
      <form
        {...form}
        method="post"
        action={href('/users/:userId/settings', { userId: String(memberId) })}
        noValidate
        className="grid gap-5"
      >
        <input type="hidden" name="authenticity_token" value={token} />
        <TextField
          label="表示名"
          name="name"
          hint="修了証や、講座の感想に表示されます。"
          autoComplete="nickname"
          max={30}
          defaultValue={trouble?.values.name ?? name}
          error={trouble?.sentence}
          required
        />
        <Checkbox
          name="single_keys"
          value="1"
          defaultChecked={trouble ? trouble.values.single_keys === '1' : singleKeys}
          label="1つのキーでの操作を使う"
          hint="動画のショートカットと、検索を開く s や / が対象です。音声入力などで誤って動くときは、外してください。"
        />
        <Button type="submit" wide pending={sending}>
          保存する
        </Button>
      </form>
    </Entrance>
  )
}
