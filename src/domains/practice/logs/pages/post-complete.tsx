import { href } from 'react-router'
import { findCourseOf } from '#domains/catalogue/index.ts'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatDay } from '#platform/tokyo.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { findOwnLog } from '../own-logs.ts'
import { wayBack } from './read-new-log.server.ts'
import type { Route } from './+types/post-complete'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const log = await findOwnLog(asking, idOf(asking.url.searchParams.get('id') ?? ''))
  const course = await findCourseOf(asking.house, 'lesson', log.lessonId)
  const lesson = course.lessons.find(({ id }) => id === log.lessonId)
  return { log, backTo: wayBack(course.id, lesson?.chapters[0]?.id, log.stepId ?? undefined) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '練習を記録しました')

export default function PostComplete({ loaderData: { log, backTo } }: Route.ComponentProps) {
  return (
    <article className="mx-auto grid max-w-reading grid-cols-1 gap-8 px-4 pt-8 pb-16 md:px-6">
      <header className="flex items-center gap-4">
        <Stamp label="記録済み" className="size-14 flex-none" />
        <div className="grid gap-1">
          <h1 className="headline text-2xl">練習を記録しました</h1>
          <p className="text-graphite">{log.theme}</p>
        </div>
      </header>
      <figure className="grid gap-3">
        <Picture
          src={log.pictureUrl}
          alt={`${formatDay(log.postedAt)}に描いた「${log.theme}」`}
          width={log.width}
          height={log.height}
          eager
          fit="contain"
          className="block h-auto max-h-[70vh] w-full rounded-sheet border border-line bg-mat"
        />
        {log.memo && <figcaption className="whitespace-pre-line">{log.memo}</figcaption>}
      </figure>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={backTo} icon="arrow-left">
          レッスンに戻る
        </LinkButton>
        <LinkButton to={href('/user_daily_lesson_trainings/:id', { id: String(log.id) })} look="outline">
          この記録を見る
        </LinkButton>
        <LinkButton to={href('/user_daily_lesson_trainings')} look="quiet">
          スケッチブックを開く
        </LinkButton>
      </div>
    </article>
  )
}
