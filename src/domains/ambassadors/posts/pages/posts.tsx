import { href } from 'react-router'
import { actor, type Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { GuidePage } from '#ui/guide-page.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { needAmbassador } from '../../read-ambassador.server.ts'
import { mendPost, registerPost, removePost } from '../actions/register-post.ts'
import { OwnForm } from '../forms.ts'
import { listOwnPosts } from '../queries.ts'
import { ADDRESS_MAX, postStates } from '../terms.ts'
import type { Route } from './+types/posts'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  await needAmbassador(asking)
  const posts = await listOwnPosts(asking.db, asking.memberId)
  return { posts: posts.map(({ registeredAt, ...post }) => ({ ...post, day: formatDay(registeredAt) })) }
}

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  await needAmbassador(asking)
  return pageForm(asking, async () => flash(asking, href('/ambassador_users/posts'), await change(asking)))
}

async function change(asking: Actor): Promise<string> {
  const form = readBody(asking.body, OwnForm)
  if (form.act === 'register') await registerPost(asking, form.address)
  else if (form.act === 'mended') await mendPost(asking, form.post)
  else await removePost(asking, form.post)
  return said[form.act]
}
const said = {
  register: '投稿を登録しました。スタッフが「PR」の表示を確認します。',
  mended: 'ありがとうございます。もう一度確認します。',
  remove: '投稿の登録を取り消しました。',
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '紹介の投稿')

export default function Posts({ loaderData: { posts }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return (
    <GuidePage
      title="紹介の投稿"
      lead="ブログやSNSで紹介した場所を登録してください。はじめに「PR」と書かれているかを、スタッフが確認します。"
    >
      <PostForm className="grid max-w-form gap-4" noValidate>
        <TextField
          {...fieldsOf(trouble)('address')}
          label="投稿のアドレス"
          type="url"
          inputMode="url"
          placeholder="https://"
          max={ADDRESS_MAX}
          required
        />
        <FieldError error={wholeTrouble(trouble)} />
        <div>
          <Button type="submit" name="act" value="register">
            登録する
          </Button>
        </div>
      </PostForm>
      {posts.length === 0 ? (
        <EmptyState title="登録した投稿はまだありません" />
      ) : (
        <ul aria-label="登録した投稿" className="grid gap-3">
          {posts.map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </ul>
      )}
    </GuidePage>
  )
}

function Post({
  post: { id, address, day, state, note },
}: {
  post: Route.ComponentProps['loaderData']['posts'][number]
}) {
  return (
    <li className="grid gap-2 rounded-sheet border border-line bg-sheet p-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={state === 'marked' ? 'done' : state === 'unmarked' ? 'mark' : 'plain'}>{postStates[state]}</Badge>
        <span className="figures text-sm text-graphite">{day}</span>
      </p>
      <p className="wrap-anywhere">
        <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link touch-room">
          {address}
        </a>
      </p>
      {note && (
        <p className="text-sm">
          直してほしいところ：{note}
          <span className="block text-graphite">確認できるまで、報酬の確定とお支払いをお待ちしています。</span>
        </p>
      )}
      <PostForm>
        <input type="hidden" name="post" value={id} />
        {state === 'unmarked' && (
          <Button type="submit" name="act" value="mended" look="outline" size="small">
            直しました
          </Button>
        )}
        {!note && (
          <Button type="submit" name="act" value="remove" look="quiet" size="small">
            登録を取り消す
          </Button>
        )}
      </PostForm>
    </li>
  )
}
