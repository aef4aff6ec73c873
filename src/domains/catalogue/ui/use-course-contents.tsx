import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SlideViewer } from '#ui/slide-viewer.tsx'
import { coursePath } from '../paths.ts'
import type { CourseContents } from '../terms.ts'

type Course = { id: number; title: string }
type Asked = { course: Course; contents: CourseContents | 'lost' | null }

/** The button that stands on cards, and the one popup that they share: what is in a course before one opens its page. */
export function useCourseContents() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const ask = async (course: Course) => {
    setOpen(true)
    // Who comes back finds it as it was left.
    if (asked?.course.id === course.id && asked.contents !== 'lost') return
    setAsked({ course, contents: null })
    const contents = await fetch(callPath('/courses/:id/contents', { id: course.id }))
      .then(async (reply) => (reply.ok ? ((await reply.json()) as CourseContents) : 'lost'))
      .catch(() => 'lost' as const)
    setAsked((now) => (now?.course.id === course.id ? { course, contents } : now))
  }
  return {
    button: (course: Course) => (
      <button
        type="button"
        className="touch-room min-h-8 rounded-field bg-sheet px-2 text-xs hover:underline"
        aria-haspopup="dialog"
        aria-label={`「${course.title}」の内容を見る`}
        onClick={() => void ask(course)}
      >
        内容を見る
      </button>
    ),
    popup: asked && (
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={asked.course.title}
        size="large"
        footer={<LinkButton to={coursePath(asked.course.id)}>この講座を見る</LinkButton>}
      >
        {asked.contents === null && <Skeleton className="h-80" />}
        {asked.contents === 'lost' && (
          <div className="grid justify-items-start gap-4" role="alert">
            <p>内容を読み込めませんでした。通信の状態を確かめて、もう一度お試しください。</p>
            <Button look="outline" icon="refresh" onClick={() => void ask(asked.course)}>
              再読み込み
            </Button>
          </div>
        )}
        {asked.contents !== null && asked.contents !== 'lost' && <Contents contents={asked.contents} open={open} />}
      </Dialog>
    ),
  }
}

function Contents({ contents, open }: { contents: CourseContents; open: boolean }) {
  const { courseTitle, thumbnailUrl, note, titles, slides } = contents
  return (
    <div className="grid grid-cols-1 gap-7">
      {!slides && (
        <Picture
          src={thumbnailUrl}
          alt=""
          width={960}
          height={540}
          className="block aspect-cover h-auto w-full rounded-sheet border border-line"
        />
      )}
      {slides && (
        <section aria-label="サンプルスライド">
          <SlideViewer
            slide={{ url: slides.baseUrl, totalPages: slides.totalPages }}
            title={courseTitle}
            tight
            {...(open && { byKey: 'anywhere' })}
          />
        </section>
      )}
      {note && (
        <section aria-label="編集部より" className="grid gap-2">
          <h3 className="text-base">編集部より</h3>
          <p className="max-w-reading whitespace-pre-line">{note}</p>
        </section>
      )}
      <section aria-label="チャプター" className="grid gap-2">
        <h3 className="text-base">チャプター</h3>
        {titles.length === 0 ? (
          <p className="text-sm text-graphite">チャプターは準備中です。</p>
        ) : (
          <ol className="grid gap-1 text-sm md:grid-cols-2 md:gap-x-8">
            {titles.map((title, index) => (
              <li key={index} className="flex gap-3 border-b border-line py-2">
                <span className="figures w-6 flex-none text-right text-graphite">{index + 1}</span>
                {title}
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}
