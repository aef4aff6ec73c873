import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { choiceOf, keysOf, offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextField } from '#ui/text-field.tsx'
import { lookAtPost } from '../actions/look-at-post.ts'
import { LookForm } from '../forms.ts'
import { listPosts } from '../queries.ts'
import { NOTE_MAX, postStates } from '../terms.ts'
import type { Route } from './+types/staff-posts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url } = staffActor(context)
  const state = choiceOf(url, 'tab', keysOf(postStates)) ?? 'waiting'
  const page = pageOf(url)
  const rows = await listPosts(db, state, { most: PER_PAGE, offset: offsetOf(page) })
  return { state, page, pages: pagesOf(rows[0]?.total ?? 0), posts: rows.map((row) => ({ ...row, state })) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const { post, ...look } = readBody(actor.body, LookForm)
    await lookAtPost(actor, post, look)
    return flash(actor, href('/staff/ambassador_posts'), said[look.act])
  })
}
const said = {
  marked: '「PR」の表示を確認しました。',
  unmarked: '本人にメールでお知らせしました。直るまで、報酬は確定しません。',
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '紹介の投稿')

export default function StaffPosts({ loaderData: { state, page, pages, posts }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble
  return (
    <StaffPage
      title="紹介の投稿"
      lead="アンバサダーが紹介した場所です。はじめに「PR」と書かれているかを、1件ずつ確認します。"
      trouble={wholeTrouble(trouble) ?? trouble?.fields.note?.[0] ?? null}
    >
      <Tabs
        label="投稿の状態"
        current={state}
        hrefFor={(id) => (id === 'waiting' ? '?' : `?tab=${id}`)}
        tabs={keysOf(postStates).map((id) => ({ id, label: postStates[id] }))}
      >
        {posts.length === 0 ? (
          <Nothing>「{postStates[state]}」の投稿はありません。</Nothing>
        ) : (
          <DataTable dense caption="紹介の投稿" rows={posts} keyOf={({ id }) => id} columns={columns} />
        )}
        <ListPages label="投稿のページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}

type Post = Route.ComponentProps['loaderData']['posts'][number]

const columns = [
  {
    label: 'アンバサダー',
    of: ({ memberId, name }: Post) => (
      <Link to={href('/staff/ambassadors/:id', { id: String(memberId) })} className="staff-table-link">
        {name}
      </Link>
    ),
  },
  {
    label: '投稿',
    of: ({ address }: Post) => (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link wrap-anywhere">
        {address}
      </a>
    ),
  },
  { label: '登録', of: ({ registeredAt }: Post) => formatDay(registeredAt) },
  { label: '直してほしいところ', of: ({ note }: Post) => note },
  {
    label: '確認',
    of: ({ id, address, state, note }: Post) => (
      <PostForm className="grid min-w-60 gap-2" noValidate>
        <input type="hidden" name="post" value={id} />
        {state !== 'marked' && (
          <Button
            type="submit"
            name="act"
            value="marked"
            look="outline"
            size="small"
            aria-label={`${address}に表示がある`}
          >
            表示がある
          </Button>
        )}
        {state !== 'unmarked' && (
          <>
            <TextField name="note" label="直してほしいところ" defaultValue={note} max={NOTE_MAX} />
            <Button
              type="submit"
              name="act"
              value="unmarked"
              look="quiet"
              size="small"
              aria-label={`${address}に表示がない`}
            >
              表示がない
            </Button>
          </>
        )}
      </PostForm>
    ),
  },
]
