import { href } from 'react-router'
import { Chip } from '#ui/chip.tsx'
import { type FreeCategory, freeCategoryPath } from '../free-lessons/terms.ts'

/** Ways into the free lessons by kind. */
export function FreeCategories({ categories, current }: { categories: readonly FreeCategory[]; current?: string }) {
  return (
    <nav aria-label="無料レッスンのカテゴリ">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Chip label="すべて" to={href('/free_lessons')} current={current === undefined} />
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Chip label={name} to={freeCategoryPath(slug)} current={slug === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
