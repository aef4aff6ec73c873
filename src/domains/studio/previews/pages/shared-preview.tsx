import { findCourse } from '#domains/catalogue/index.ts'
import { readCoursePreview } from '#domains/learning/index.ts'
import { CourseView } from '#domains/learning/watching/ui/course/course-view.tsx'
import { asker } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findPreviewed } from '../queries.ts'
import { PreviewBar } from '../ui/preview-bar.tsx'
import type { Route } from './+types/shared-preview'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const ask = asker(context)
  const courseId = orNotFound(await findPreviewed(ask.db, token, ask.now))
  // Neither search engines nor pages that are opened from here learn the address.
  ask.answerHeaders['X-Robots-Tag'] = 'noindex, nofollow, noarchive'
  ask.answerHeaders['Referrer-Policy'] = 'no-referrer'
  const [page, { lessons, primes, coverKey }] = await Promise.all([
    readCoursePreview(ask, courseId),
    findCourse(ask.house, courseId),
  ])
  const chapters = lessons.flatMap((lesson) => lesson.chapters.map((chapter) => ({ ...chapter, within: lesson.title })))
  const films = [
    ...chapters.map(({ film, title, within }) => ({ film, title: `${within}　${title}` })),
    ...primes.map(({ film, title }) => ({ film, title })),
  ]
  return {
    page,
    cover: coverKey && !coverKey.startsWith('public/') ? callPath('/previews/:token/cover', { token }) : null,
    films: films.map(({ film, title }) => ({
      ...{ id: film.id, title },
      src: film.mp4Key ? callPath('/previews/:token/films/:id', { token, id: film.id }) : null,
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, `${loaderData?.page.course.title ?? '講座'}のプレビュー`),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** What a teacher sees by a link: the page as it will be, to look at, and the films to watch. */
export default function SharedPreview({ loaderData: { page, cover, films } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar>公開前の講座の確認用ページです。リンクをほかの人に渡さないでください。</PreviewBar>
      <div inert>
        <CourseView page={page} cover={cover} />
      </div>
      <section aria-labelledby="films" className="mx-auto grid max-w-page gap-6 px-4 pb-24 md:px-6">
        <h2 id="films" className="text-xl">
          動画の確認
        </h2>
        {films.length === 0 && <p>準備のできた動画はまだありません。</p>}
        <ul className="grid gap-8 md:grid-cols-2">
          {films.map(({ id, title, src }) => (
            <li key={id} className="grid content-start gap-2">
              <h3 className="text-base">{title}</h3>
              {src ? (
                <video
                  controls
                  playsInline
                  preload="none"
                  className="block aspect-cover w-full bg-mat"
                  src={src}
                  aria-label={title}
                >
                  <track kind="captions" />
                </video>
              ) : (
                <p className="text-sm text-graphite">この動画は、公開後に見られます。</p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
