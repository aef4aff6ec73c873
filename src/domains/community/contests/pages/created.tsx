import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Column } from '#ui/column.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { mustBePublished } from '../read-contest.server.ts'
import type { Route } from './+types/created'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = await mustBePublished(actor(context), idOf(params.id))
  return { id, title }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '応募が完了しました')

export default function Created({ loaderData: { id, title } }: Route.ComponentProps) {
  return (
    <Column width="form">
      <SectionHeading level={1}>応募が完了しました</SectionHeading>
      <p className="mb-6">
        「{title}
        」への応募を受け付けました。作品は、運営が確認してから公開されます。期間中は、何度でも差し替えられます。
      </p>
      <LinkButton to={href('/illust_contests/:id', { id: String(id) })}>コンテストのページへ</LinkButton>
    </Column>
  )
}
