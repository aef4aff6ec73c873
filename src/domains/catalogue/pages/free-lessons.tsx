import { asker } from '#platform/ask.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { freeLessons } from '../free-lessons/list.ts'
import type { FreeCategory, FreeLesson } from '../free-lessons/terms.ts'
import { catalogueFor } from '../live/catalogue-for.ts'
import { listVoices } from '../queries.ts'
import { CataloguePage } from '../ui/catalogue-page.tsx'
import { FreeCategories } from '../ui/free-categories.tsx'
import { FreeLessonGrid } from '../ui/free-lesson-grid.tsx'
import { VoiceList } from '../ui/voice-list.tsx'
import type { Route } from './+types/free-lessons'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { now, house } = ask
  const catalogue = await catalogueFor(ask)
  const voices = await house.pages.remember('voices', ['catalogue'], () => listVoices(house.db))
  const categories = [...catalogue.freeCategories]
  const kinds = byCategory(categories, freeLessons(catalogue, now))
  return { siteName: house.settings.siteName, categories, kinds, voices }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `無料レッスン - ${loaderData?.siteName}` }]

function byCategory(categories: FreeCategory[], lessons: FreeLesson[]) {
  const kinds = [...categories, { slug: null, name: 'そのほか' }]
  return kinds
    .map(({ slug, name }) => ({ slug, name, lessons: lessons.filter((lesson) => lesson.categorySlug === slug) }))
    .filter((kind) => kind.lessons.length > 0)
}

export default function FreeLessons({ loaderData: { categories, kinds, voices } }: Route.ComponentProps) {
  return (
    <CataloguePage title="無料レッスン" lead="会員登録をしなくても、最後まで見られるレッスンです。">
      <FreeCategories categories={categories} />
      <div className="mt-10 grid gap-12">
        {kinds.map((kind, index) => (
          <section key={kind.slug ?? 'others'}>
            <SectionHeading>{kind.name}</SectionHeading>
            <FreeLessonGrid lessons={kind.lessons} first={index === 0} />
          </section>
        ))}
      </div>
      {voices.length > 0 && (
        <section className="mt-16">
          <SectionHeading>受講生の声</SectionHeading>
          <VoiceList voices={voices} />
        </section>
      )}
    </CataloguePage>
  )
}
