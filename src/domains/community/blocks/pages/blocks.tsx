import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { flash } from '#platform/flash.ts'
import { readBody, idField } from '#platform/forms.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { z } from 'zod'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { deleteBlock, listBlocks } from '../queries.ts'
import type { Route } from './+types/blocks'

const MOST = 500

export async function loader({ context }: Route.LoaderArgs) {
  const { db, memberId } = actor(context)
  const blocks = await listBlocks(db, memberId, MOST)
  return { blocks: blocks.map(({ avatar_key, ...block }) => ({ ...block, avatarUrl: fileLink(avatar_key) })) }
}

export async function action({ context }: Route.ActionArgs) {
  const who = actor(context)
  const { id } = readBody(who.body, z.object({ id: idField }))
  if (!(await who.db.transaction().execute((tx) => deleteBlock(tx, who.memberId, id)))) notFound()
  return flash(who, href('/member_blocks'), 'ブロックを解除しました。')
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ブロックした人')

export default function Blocks({ loaderData: { blocks } }: Route.ComponentProps) {
  return (
    <Column width="form">
      <SectionHeading level={1} lead="おたがいに、絵とコメントが見えなくなります。相手には伝わりません。">
        ブロックした人
      </SectionHeading>
      {blocks.length === 0 ? (
        <EmptyState title="ブロックした人はいません" />
      ) : (
        <ul className="grid gap-3">
          {blocks.map(({ id, name, avatarUrl, blocked_at }) => (
            <li key={id} className="flex items-center gap-3 rounded-sheet border border-line bg-sheet p-3">
              <Avatar name={name} src={avatarUrl} />
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-bold">{name}</span>
                <span className="figures text-sm text-graphite">{formatDay(blocked_at)}から</span>
              </span>
              <PostForm method="delete">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="outline" size="small" aria-label={`${name}さんのブロックを解除する`}>
                  解除する
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}
