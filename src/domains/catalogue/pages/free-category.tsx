import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { freeLessons } from '../free-lessons/list.ts'
import { catalogueFor } from '../live/catalogue-for.ts'
import { CataloguePage } from '../ui/catalogue-page.tsx'
import { FreeCategories } from '../ui/free-categories.tsx'
import { FreeLessonGrid } from '../ui/free-lesson-grid.tsx'
import type { Route } from './+types/free-category'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = asker(context)
  const { now, house } = ask
  const catalogue = await catalogueFor(ask)
  const categories = [...catalogue.freeCategories]
  const category = orNotFound(categories.find(({ slug }) => slug === params.slug))
  const lessons = freeLessons(catalogue, now).filter(({ categorySlug }) => categorySlug === category.slug)
  return { siteName: house.settings.siteName, categories, category, lessons }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.category.name}の無料レッスン - ${loaderData?.siteName}` },
]

export default function FreeCategoryPage({ loaderData: { categories, category, lessons } }: Route.ComponentProps) {
  return (
    <CataloguePage
      title={`${category.name}の無料レッスン`}
      trail={[{ label: '無料レッスン', to: href('/free_lessons') }]}
    >
      <FreeCategories categories={categories} current={category.slug} />
      <div className="mt-8">
        {lessons.length > 0 ? (
          <FreeLessonGrid lessons={lessons} first />
        ) : (
          <EmptyState title="いま公開中の無料レッスンはありません" />
        )}
      </div>
    </CataloguePage>
  )
}
