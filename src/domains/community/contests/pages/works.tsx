import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { callPath } from '#platform/browser-call.ts'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { mustBePublished, readCollection } from '../read-contest.server.ts'
import { IllustGallery } from '../ui/illust-gallery.tsx'
import type { Route } from './+types/works'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = asker(context)
  const { id, title } = await mustBePublished(ask, idOf(params.id))
  return { id, title, signedIn: ask.member !== null, first: await readCollection(ask, id, 1) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTitle(matches, `${loaderData?.title ?? ''} 応募作品`),
  { name: 'robots', content: 'noindex' },
]

export default function Works({ loaderData: { id, title, signedIn, first } }: Route.ComponentProps) {
  return (
    <Column>
      <SectionHeading level={1}>{title} 応募作品</SectionHeading>
      {first.illusts.length === 0 ? (
        <EmptyState title="公開されている作品はまだありません" />
      ) : (
        <IllustGallery
          label={`${title}の応募作品`}
          first={first}
          flags={{ type: 'contest_work', signedIn }}
          path={callPath('/illust_contests/:id/illust_collection', { id })}
        />
      )}
    </Column>
  )
}
