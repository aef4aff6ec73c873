import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { UnderDrawing } from '#ui/under-drawing.tsx'
import type { HeadedGrowth } from './read-learning-status.server.ts'

/** The first and the latest drawing of what was drawn most: the only measure that counts. */
export function GrowthSheet({ growth }: { growth: HeadedGrowth | null }) {
  if (!growth) return <NoneYet />
  const sketchbook = `${href('/user_daily_lesson_trainings')}?${new URLSearchParams({ theme: growth.theme }).toString()}`
  const { theme, first, between, latest, memo, lessonId } = growth
  const again = `${href('/user_daily_lesson_trainings/new')}?lesson_id=${lessonId}`
  const drawings = [
    { when: 'はじめ', ...first },
    ...between.map((one) => ({ when: '', ...one })),
    { when: 'いま', ...latest },
  ]
  return (
    <Sheet as="section" aria-labelledby="growth" className="grid content-between gap-4">
      <h3 id="growth" className="headline text-lg">
        <Link to={sketchbook} className="underline-offset-4 hover:underline">
          <Phrases text={growth.heading} breaks={growth.breaks} />
        </Link>
      </h3>
      <ul className={between.length > 0 ? 'grid grid-cols-2 gap-3 md:grid-cols-4' : 'grid grid-cols-2 gap-3'}>
        {drawings.map(({ when, url, width, height, at }) => (
          <li key={url} className={when ? 'grid content-start gap-1' : 'hidden content-start gap-1 md:grid'}>
            <img
              src={url}
              alt={`${when || formatDay(at)}の「${theme}」`}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-4/3 h-auto w-full rounded-field border border-line bg-paper object-contain"
            />
            <span className="figures grid text-sm">
              {when && <span className={when === 'いま' ? 'font-bold text-vermilion' : 'font-bold'}>{when}</span>}
              <span className="whitespace-nowrap text-graphite">{formatDay(at)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-3">
        {memo && <q className="phrases line-clamp-3 flex-1 basis-52 text-sm text-graphite">{memo}</q>}
        <LinkButton to={again} look="outline" size="small" icon="pen">
          もう一度描く
        </LinkButton>
      </p>
    </Sheet>
  )
}

const NoneYet = () => (
  <Sheet as="section" aria-labelledby="growth" className="flex flex-wrap items-center gap-6">
    <UnderDrawing className="w-32" />
    <div className="grid flex-1 basis-52 justify-items-start gap-3">
      <h3 id="growth" className="headline text-lg">
        はじめといまを、ならべて見る
      </h3>
      <p className="phrases text-sm text-graphite">同じ練習を2回記録すると、最初の絵といまの絵がここにならびます。</p>
      <LinkButton to={href('/user_daily_lesson_trainings')} look="outline" size="small">
        スケッチブックを開く
      </LinkButton>
    </div>
  </Sheet>
)
