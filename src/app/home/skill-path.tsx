import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { Badge } from '#ui/badge.tsx'
import { Column } from '#ui/column.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { readSkillPath, type SkillPathData } from './read-skill-path.server.ts'
import type { Route } from './+types/skill-path'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readSkillPath(asker(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} - ${loaderData.siteName}` : '' },
  { name: 'description', content: loaderData?.description.slice(0, 120) ?? '' },
]

export default function SkillPathPage({ loaderData }: Route.ComponentProps) {
  const { title, description, coverUrl, items, next } = loaderData
  return (
    <Column>
      <header className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
        <div className="grid content-start gap-3">
          <p className="text-sm font-bold text-graphite">スキルパス</p>
          <SectionHeading level={1} flush>
            {title}
          </SectionHeading>
          {description && <p className="max-w-reading whitespace-pre-line">{description}</p>}
        </div>
        <Picture
          src={coverUrl}
          alt=""
          width={704}
          height={396}
          eager
          className="block aspect-cover h-auto w-full rounded-sheet border border-line"
        />
      </header>
      <section aria-labelledby="path" className="mt-12">
        <SectionHeading id="path" lead="上から順に進むのがおすすめです。気になるところから始めても大丈夫です。">
          学ぶ順番
        </SectionHeading>
        {items.length === 0 ? (
          <EmptyState
            title="公開中の講座はありません"
            action={<LinkButton to={href('/courses')}>講座を探す</LinkButton>}
          />
        ) : (
          <ol className="grid gap-4">
            {items.map((item, index) => (
              <Item key={item.key} item={item} number={index + 1} isNext={index === next} />
            ))}
          </ol>
        )}
      </section>
    </Column>
  )
}

type ItemProps = { item: SkillPathData['items'][number]; number: number; isNext: boolean }

function Item({ item: { to, title, kind, level, coverUrl, progress }, number, isNext }: ItemProps) {
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`group relative grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-4 rounded-sheet border bg-sheet p-3 md:grid-cols-[3rem_12rem_minmax(0,1fr)] md:items-center md:gap-6 md:p-4 ${isNext ? 'border-vermilion' : 'border-line'}`}
    >
      <span className="hidden justify-center md:flex">
        {progress?.isDone ? (
          <Stamp label="完了" className="size-11" />
        ) : (
          <span className="figures font-head text-2xl text-graphite">{number}</span>
        )}
      </span>
      <Picture
        src={coverUrl}
        alt=""
        width={480}
        height={270}
        className="block aspect-cover h-auto w-full rounded-field border border-line"
      />
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-graphite">
          <span className="figures md:hidden">{number}.</span>
          <span>{kind}</span>
          <LevelChip level={level} />
          {isNext && <Badge tone="mark">次はこちら</Badge>}
          {progress?.isDone && <span className="font-bold text-leaf md:hidden">完了</span>}
        </p>
        <h3 className="text-base group-hover:underline md:text-lg">
          <Link to={to} className="covers-card">
            {title}
          </Link>
        </h3>
        {progress && <ProgressBar label={`「${title}」の視聴済みの割合`} percent={progress.percent} showFigure />}
        {progress?.words && <p className="figures text-sm">{progress.words}</p>}
      </div>
    </li>
  )
}
