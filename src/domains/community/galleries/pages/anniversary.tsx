import { asker } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { IllustGallery } from '../../contests/ui/illust-gallery.tsx'
import { readGallery } from '../read-gallery.server.ts'
import { fileOf, galleries, galleryNames } from '../terms.ts'
import type { Route } from './+types/anniversary'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, house, member } = asker(context)
  const first = await Promise.all(galleryNames.map((name) => readGallery(db, name, 1)))
  return {
    signedIn: member !== null,
    parts: galleryNames.map((name, at) => ({
      name,
      path: callPath('/fifth_anniversary/:file', { file: fileOf(name, house.settings.siteSlug) }),
      first: first[at]!,
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, '5周年ギャラリー'),
  { name: 'robots', content: 'noindex' },
]

export default function Anniversary({ loaderData: { parts, signedIn } }: Route.ComponentProps) {
  return (
    <Column>
      <SectionHeading level={1} lead="5周年の年に、みなさんから届いた作品です。">
        5周年ギャラリー
      </SectionHeading>
      <div className="grid gap-16">
        {parts.map(({ name, path, first }) => (
          <section key={name} aria-labelledby={name}>
            <SectionHeading id={name}>{galleries[name]}</SectionHeading>
            {first.illusts.length === 0 ? (
              <EmptyState title="作品はまだありません" />
            ) : (
              <IllustGallery
                label={galleries[name]}
                first={first}
                path={path}
                flags={{ type: 'gallery_work', signedIn }}
              />
            )}
          </section>
        ))}
      </div>
    </Column>
  )
}
