import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

type Voices = CoursePageData['voices']['voices']
type Props = { courseId: number; first: CoursePageData['voices'] }

/** What learners said of a course, some at a time. */
export function CourseVoices({ courseId, first }: Props) {
  const [pages, setPages] = useState([first])
  const [state, setState] = useState<'ready' | 'reading' | 'failed'>('ready')
  const voices: Voices = pages.flatMap((page) => page.voices)
  if (voices.length === 0) return null

  const readMore = async () => {
    setState('reading')
    try {
      const reply = await fetch(`${callPath('/courses/:id/voices', { id: courseId })}?page=${pages.length + 1}`)
      if (!reply.ok) throw new Error(String(reply.status))
      const next = (await reply.json()) as CoursePageData['voices']
      setPages([...pages, next])
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="voices">
      <SectionHeading id="voices">受講生の声</SectionHeading>
      <ul className="course-voices">
        {voices.map((voice) => (
          <li key={voice.id} className="course-voice">
            <p className="whitespace-pre-line">{voice.content}</p>
            <p className="text-sm text-graphite">
              {voice.name}・{formatDay(new Date(voice.givenAt))}
            </p>
          </li>
        ))}
      </ul>
      <div role="status">{state === 'failed' && <p className="mt-4">読み込みに失敗しました。</p>}</div>
      {pages.at(-1)!.hasNextPage && (
        <div className="mt-6 text-center">
          <Button look="outline" pending={state === 'reading'} onClick={() => void readMore()}>
            {state === 'failed' ? '再試行' : 'もっと見る'}
          </Button>
        </div>
      )}
    </section>
  )
}
